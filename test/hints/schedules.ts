import { type Mistake, registers } from "./mistake.js";

/** Mistakes in how often, how long and how stubbornly a recurring payment is charged. */
export const SCHEDULES: readonly Mistake[] = [
  {
    name: "an interval in small letters",
    status: 400,
    reported: 'recurring.type is "monthly". Write Monthly',
    call: registers({ recurring: { type: "monthly" } }),
  },
  {
    name: "a yearly interval",
    status: 400,
    reported:
      'recurring.type is "Yearly". There is no interval of a year: Custom has 180 days at the most',
    call: registers({ recurring: { type: "Yearly" } }),
  },
  {
    name: "an interval of a year in days",
    status: 400,
    reported:
      "recurring.intervalDays is 365 days. Send at most 180, or use Monthly, which needs no days",
    call: registers({ recurring: { type: "Custom", intervalDays: 365 } }),
  },
  {
    name: "intervalDays with Weekly",
    status: 200,
    reported:
      "recurring.intervalDays is ignored with Weekly. Leave it out, or use Custom to charge every 10 days",
    call: registers({ recurring: { type: "Weekly", intervalDays: 10 } }),
  },
  {
    name: "iterations without an end",
    status: 400,
    reported: 'recurring.iterations is "unlimited". Send 0 to charge until it is canceled',
    call: registers({ recurring: { iterations: "unlimited" } }),
  },
  {
    name: "too many retries",
    status: 400,
    reported: "recurring.retryCount is the number of daily retries of one charge. Send 0 to 5",
    call: registers({ recurring: { retryCount: 10 } }),
  },
];
