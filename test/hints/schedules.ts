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
      'recurring.type is "Yearly". Use Daily, Weekly or Monthly, or Custom with up to 180 intervalDays',
    call: registers({ recurring: { type: "Yearly" } }),
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
];
