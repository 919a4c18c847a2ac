import { answers, succeeds, turnsAway, writesFractions } from "../checks.js";
import { isRecord } from "../json.js";
import { call, Unmet } from "../planned-call.js";
import { assumed, type Check, type ConformanceRule, documented } from "../rule.js";
import { assumedShape, shape, statedShape } from "../shapes.js";

/** A partner's list, the positive control of the operation. */
export const listed = call("getMyMerchants");
const nameless = call("getMyMerchants", undefined, { token: "none" });
const stranger = call("getMyMerchants", undefined, { token: "unknown" });
const merchants = call("getMyMerchants", undefined, { token: "merchant" });

const isArray: Check = ({ body }) => (Array.isArray(body) ? [] : ["expected a JSON array"]);

/** Without a record nothing can be said about records. */
const hasRecords: Check = (answer) => {
  if (Array.isArray(answer.body) && answer.body.length === 0) {
    throw new Unmet("the partner has no merchants");
  }
  return isArray(answer);
};

/** Timestamps in seconds stay below this until the year 5138; in milliseconds they passed it in 1973. */
const MILLISECONDS_MIN = 1e11;

const inMilliseconds: Check = ({ body }) => {
  const dates = (Array.isArray(body) ? body : []).map((record) => {
    return isRecord(record) ? record.relationshipCreationDate : undefined;
  });
  return dates.every((date) => typeof date === "number" && date > MILLISECONDS_MIN)
    ? []
    : ["relationshipCreationDate is not in milliseconds"];
};

/** What holds of the partner's operation. */
export const merchantRules: readonly ConformanceRule[] = [
  documented(
    "getMyMerchants.array",
    "A partner's token gets a JSON array.",
    listed,
    succeeds,
    isArray,
  ),
  documented(
    "getMyMerchants.record",
    "Each record has every field, of its type.",
    listed,
    hasRecords,
    statedShape("getMyMerchants", 200),
  ),
  documented("getMyMerchants.no-token", "A call without a token is refused.", nameless, turnsAway),
  documented("getMyMerchants.bad-token", "A token of nobody is refused.", stranger, turnsAway),
  assumed("success-status", "getMyMerchants.status", "The status is 200.", listed, answers(200)),
  assumed(
    "echo-nulls",
    "getMyMerchants.nulls",
    "Fees and amounts are numbers or null, the termination a date and a note or null.",
    listed,
    hasRecords,
    assumedShape("getMyMerchants", 200, "echo-nulls"),
  ),
  assumed(
    "money-limits",
    "getMyMerchants.fees",
    "No fee is negative.",
    listed,
    hasRecords,
    assumedShape("getMyMerchants", 200, "money-limits"),
  ),
  assumed(
    "money-fraction",
    "getMyMerchants.fractions",
    "Fees are written with a fraction part.",
    listed,
    hasRecords,
    writesFractions,
  ),
  assumed(
    "creation-date-unit",
    "getMyMerchants.creation-date",
    "relationshipCreationDate is in milliseconds.",
    listed,
    hasRecords,
    inMilliseconds,
  ),
  assumed(
    "auth-failure",
    "getMyMerchants.no-token.status",
    "A missing token is answered with 401.",
    nameless,
    answers(401),
  ),
  assumed(
    "failure-shapes",
    "getMyMerchants.no-token.shape",
    "A refused token is answered with addInvoice's failure object.",
    nameless,
    shape("getMyMerchants", 401),
  ),
  assumed(
    "token-roles",
    "getMyMerchants.merchant-token",
    "A merchant's token is answered with 403.",
    merchants,
    answers(403),
  ),
];
