import type { PlannedCall } from "../planned-call.js";
import { type ConformanceRule, documented } from "../rule.js";
import { accepts, custom, every, refuses, registered, tooLong } from "./plans.js";

/** Schedules that the description allows: name, what it is, the schedule. */
const ALLOWED: readonly (readonly [string, string, PlannedCall])[] = [
  ["type.Daily", "A payment can be Daily.", every({ type: "Daily" })],
  ["type.Weekly", "A payment can be Weekly.", every({ type: "Weekly" })],
  ["type.Monthly", "A payment can be Monthly.", registered],
  ["type.Custom", "A payment can be Custom, every 10 days.", custom(10)],
  ["intervalDays.1", "Custom can be every day.", custom(1)],
  ["intervalDays.180", "Custom can be every 180 days.", custom(180)],
  [
    ...(["intervalDays.ignored", "intervalDays counts with Custom only."] as const),
    every({ type: "Daily", intervalDays: 999 }),
  ],
  ["retryCount.0", "No retry is allowed.", every({ retryCount: 0 })],
  ["retryCount.5", "Five retries are allowed.", every({ retryCount: 5 })],
  ["retryCount.optional", "retryCount can be left out.", every({ retryCount: undefined })],
  ["iterations.0", "iterations can be 0.", every({ iterations: 0 })],
];

/** Schedules that it forbids. */
const FORBIDDEN: readonly (readonly [string, string, PlannedCall])[] = [
  ["type.other", "Another type is refused.", every({ type: "Yearly" })],
  ["intervalDays.0-refused", "Custom every 0 days is refused.", custom(0)],
  ["intervalDays.181-refused", "Custom every 181 days is refused.", tooLong],
  ["intervalDays.missing", "Custom without intervalDays is refused.", custom()],
  ["retryCount.6-refused", "Six retries are refused.", every({ retryCount: 6 })],
  ["retryCount.negative", "A negative retryCount is refused.", every({ retryCount: -1 })],
  ["retryCount.fraction", "A retryCount of 2.5 is refused.", every({ retryCount: 2.5 })],
];

/** What holds of the schedules of recurring payments. */
export const recurringScheduleRules: readonly ConformanceRule[] = [
  ...ALLOWED.map(([name, sentence, planned]) =>
    documented(`registerPayment.${name}`, sentence, planned, accepts),
  ),
  ...FORBIDDEN.map(([name, sentence, planned]) =>
    documented(`registerPayment.${name}`, sentence, planned, refuses),
  ),
];
