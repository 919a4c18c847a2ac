import { isRecord } from "../../../mocks/domain/text.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import {
  answers,
  assumedShape,
  at,
  fails,
  matches,
  shape,
  statedShape,
  succeeds,
  turnsAway,
  writesFractions,
} from "../checks.js";
import {
  assumed,
  type Check,
  type ConformanceRule,
  call,
  documented,
  type PlannedCall,
  type ServiceAnswer,
  type TestData,
  Unmet,
} from "../rule.js";

type TokenOperation = Extract<OperationId, "issueMerchantToken" | "issuePartnerToken">;

const CREDENTIAL_OPTIONS: Readonly<Record<TokenOperation, string>> = {
  issueMerchantToken: "--api-id and --secret-key",
  issuePartnerToken: "--profile-no and --api-key",
};

/** Credentials that the caller gave. Issuing a token leaves nothing behind, so it counts as reading. */
const credentials = (operation: TokenOperation) => (facts: TestData) => {
  const given = operation === "issueMerchantToken" ? facts.merchant : facts.partner;
  if (given) return given;
  throw new Unmet(`no credentials were given. Add ${CREDENTIAL_OPTIONS[operation]}`);
};

const issue = (operation: TokenOperation, part: Readonly<Record<string, unknown>> = {}) =>
  call(operation, (facts) => ({ body: { ...credentials(operation)(facts), ...part } }), {
    kind: "reads",
  });

/** Trades the credentials that were given for the token that a whole run uses. */
export const issued: Readonly<Record<"merchant" | "partner", PlannedCall>> = {
  merchant: issue("issueMerchantToken"),
  partner: issue("issuePartnerToken"),
};

const nothing = (operation: TokenOperation) =>
  call(operation, () => ({ body: {} }), { kind: "reads" });

const PERSIST = [
  ["true", true],
  ["true-as-text", "true"],
  ["false-as-text", "false"],
] as const;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

function rulesOf(
  operation: TokenOperation,
  row: string,
  good: PlannedCall,
): readonly ConformanceRule[] {
  const refused = nothing(operation);
  return [
    assumed(
      row,
      `${operation}.success`,
      "Valid credentials get an id_token, which is a JWT.",
      good,
      answers(200),
      shape(operation, 200),
      matchesJwt,
    ),
    ...PERSIST.map(([name, persistToken]) =>
      assumed(
        row,
        `${operation}.persistToken.${name}`,
        `persistToken can be ${JSON.stringify(persistToken)}.`,
        issue(operation, { persistToken }),
        answers(200),
      ),
    ),
    assumed(
      row,
      `${operation}.missing`,
      "A request without credentials gets 400.",
      refused,
      answers(400),
      shape(operation, 400),
    ),
  ];
}

const matchesJwt = matches("id_token", JWT);

const sameInHeader: Check = ({ headers, body }) =>
  headers.get("authorization") === `Bearer ${at(body, "id_token")}`;

/** What is assumed of issuing tokens. */
export const tokenRules: readonly ConformanceRule[] = [
  ...rulesOf("issueMerchantToken", "merchant-token", issued.merchant),
  ...rulesOf("issuePartnerToken", "partner-token", issued.partner),
  assumed(
    "partner-token",
    "issuePartnerToken.header",
    "The response header Authorization has the token too.",
    issued.partner,
    sameInHeader,
  ),
];

/** A partner's list, the positive control of the operation. */
export const listed = call("getMyMerchants");
const nameless = call("getMyMerchants", undefined, { token: "none" });
const stranger = call("getMyMerchants", undefined, { token: "unknown" });
const merchants = call("getMyMerchants", undefined, { token: "merchant" });

const isArray: Check = ({ body }) => Array.isArray(body);

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
  return dates.every((date) => typeof date === "number" && date > MILLISECONDS_MIN);
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
  documented(
    "getMyMerchants.bad-token",
    "The service rejects an unknown token.",
    stranger,
    turnsAway,
  ),
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
    "A missing token gets 401.",
    nameless,
    answers(401),
  ),
  assumed(
    "failure-shapes",
    "getMyMerchants.no-token.shape",
    "A refused token gets addInvoice's failure object.",
    nameless,
    shape("getMyMerchants", 401),
  ),
  assumed(
    "token-roles",
    "getMyMerchants.merchant-token",
    "A merchant's token gets 403.",
    merchants,
    answers(403),
  ),
];

const QUERY = { profileNo: "20230101" };

/** The merchantId of the partner's first merchant. */
function firstOf(merchants: ServiceAnswer | undefined): string {
  const [first] = Array.isArray(merchants?.body) ? merchants.body : [];
  if (!isRecord(first)) throw new Unmet("the partner has no merchants");
  return String(first.merchantId);
}

const path = (searchValue: string) => ({ searchType: "accountNo", searchValue });
const ofFirst = (_: unknown, [merchants]: readonly ServiceAnswer[]) => ({
  path: path(firstOf(merchants)),
  query: QUERY,
});
const unnamed = (_: unknown, [merchants]: readonly ServiceAnswer[]) => ({
  path: path(firstOf(merchants)),
});

/** The credentials of the first merchant, the positive control of the operation. */
export const keysRead = call("getMerchantKeys", ofFirst, { after: [listed] });
const tokenlessKeys = call("getMerchantKeys", ofFirst, { after: [listed], token: "none" });
const keysForMerchant = call("getMerchantKeys", ofFirst, { after: [listed], token: "merchant" });
const unknown = call("getMerchantKeys", () => ({ path: path("0"), query: QUERY }));
const missing = call("getMerchantKeys", unnamed, { after: [listed] });

/** What holds of reading the credentials of a partner's merchant. */
export const merchantKeysRules: readonly ConformanceRule[] = [
  assumed(
    "merchant-keys",
    "getMerchantKeys.shape",
    "A partner's token gets a merchant's credentials.",
    keysRead,
    answers(200),
    shape("getMerchantKeys", 200),
  ),
  assumed(
    "merchant-keys",
    "getMerchantKeys.same",
    "They belong to the requested merchant.",
    keysRead,
    (answer) => {
      const id = isRecord(answer.body) ? String(answer.body.merchantId) : "none";
      return id === firstOf(answer.after[0]);
    },
  ),
  assumed(
    "merchant-keys",
    "getMerchantKeys.unknown",
    "An unknown merchant gets 404.",
    unknown,
    answers(404),
  ),
  assumed(
    "merchant-keys",
    "getMerchantKeys.missing",
    "A call without profileNo gets 400.",
    missing,
    answers(400),
  ),
  assumed(
    "auth-failure",
    "getMerchantKeys.no-token",
    "A call without a token is refused.",
    tokenlessKeys,
    fails,
  ),
  assumed(
    "token-roles",
    "getMerchantKeys.merchant-token",
    "A merchant's token gets 403.",
    keysForMerchant,
    answers(403),
  ),
];
