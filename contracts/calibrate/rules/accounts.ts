import type { OperationId } from "../../../spec/generated/operations.js";
import {
  answers,
  assumedShape,
  at,
  conforms,
  MILLISECONDS_MIN,
  matches,
  shape,
  statedShape,
  succeeds,
  writesFractions,
} from "../checks.js";
import {
  type Check,
  type ConformanceRule,
  call,
  type PlannedCall,
  type ServiceAnswer,
  type TestData,
  Unmet,
} from "../rule.js";
import { rulesOf } from "./operation.js";

type TokenOperation = Extract<OperationId, "issueMerchantToken" | "issuePartnerToken">;

/** Credentials that the caller gave. */
const credentials = (operation: TokenOperation) => (facts: TestData) => {
  const given = operation === "issueMerchantToken" ? facts.merchant : facts.partner;
  if (given) return given;
  throw new Unmet("no credentials were given");
};

const issue = (operation: TokenOperation, part: Readonly<Record<string, unknown>> = {}) =>
  call(operation, (facts) => ({ body: { ...credentials(operation)(facts), ...part } }));

/** Trades the credentials that were given for the token that a whole run uses. */
export const issued = {
  merchant: issue("issueMerchantToken"),
  partner: issue("issuePartnerToken"),
} as const satisfies Readonly<Record<"merchant" | "partner", PlannedCall>>;

const PERSIST = [
  ["true", true],
  ["true-as-text", "true"],
  ["false-as-text", "false"],
] as const;

const sameInHeader: Check = ({ headers, body }) =>
  headers.get("authorization") === `Bearer ${at(body, "id_token")}`;

/** What is assumed of issuing tokens. */
export const tokenRules: readonly ConformanceRule[] = [
  ...(
    [
      ["issueMerchantToken", issued.merchant],
      ["issuePartnerToken", issued.partner],
    ] as const
  ).flatMap(([operation, good]) =>
    rulesOf(operation, good, ({ holds }) => [
      holds(
        "success",
        "Valid credentials get an id_token, which is a JWT.",
        conforms(200),
        matches("id_token", /^[\w-]+\.[\w-]+\.[\w-]*$/),
      ),
      ...PERSIST.map(([name, persistToken]) =>
        holds(
          `persistToken.${name}`,
          `persistToken can be ${JSON.stringify(persistToken)}.`,
          issue(operation, { persistToken }),
          answers(200),
        ),
      ),
      holds(
        "missing",
        "A request without credentials gets 400.",
        { ...good, request: () => ({ body: {} }) },
        conforms(400),
      ),
    ]),
  ),
  ...rulesOf("issuePartnerToken", issued.partner, ({ holds }) => [
    holds("header", "The response header Authorization has the token too.", sameInHeader),
  ]),
];

/** A partner's list, the positive control of the operation. */
export const listed = call("getMyMerchants");

const isArray: Check = ({ body }) => Array.isArray(body);

/** Without a record nothing can be said about records. */
const hasRecords: Check = (answer) => {
  if (Array.isArray(answer.body) && answer.body.length === 0) {
    throw new Unmet("the partner has no merchants");
  }
  return isArray(answer);
};

const inMilliseconds: Check = ({ body }) => {
  const dates = (Array.isArray(body) ? body : []).map((one) => at(one, "relationshipCreationDate"));
  return dates.every((date) => typeof date === "number" && date > MILLISECONDS_MIN);
};

/** What holds of the partner's operation. */
export const merchantRules = rulesOf("getMyMerchants", listed, (make) => {
  const { holds, assumed, badTokens, otherRole } = make;
  return [
    holds("array", "A partner's token gets a JSON array.", succeeds, isArray),
    holds("record", "Each record has every field, of its type.", hasRecords, statedShape(200)),
    assumed("success-status", "status", "The status is 200.", answers(200)),
    assumed(
      "echo-nulls",
      "nulls",
      "Fees and amounts are numbers or null, the termination a date and a note or null.",
      hasRecords,
      assumedShape(200, "echo-nulls"),
    ),
    assumed(
      "money-limits",
      "fees",
      "No fee is negative.",
      hasRecords,
      shape(200, ({ keyword }) => keyword === "minimum"),
    ),
    assumed(
      "money-fraction",
      "fractions",
      "Fees are written with a fraction part.",
      hasRecords,
      writesFractions,
    ),
    assumed(
      "creation-date-unit",
      "creation-date",
      "relationshipCreationDate is in milliseconds.",
      hasRecords,
      inMilliseconds,
    ),
    ...badTokens(),
    otherRole(),
  ];
});

const QUERY = { profileNo: "20230101" };

/** The merchantId of the partner's first merchant. */
function firstOf(merchants: ServiceAnswer | undefined): string {
  const id = at(merchants?.body, "0.merchantId");
  if (id === undefined) throw new Unmet("the partner has no merchants");
  return String(id);
}

const path = (searchValue: string) => ({ searchType: "accountNo", searchValue });

/** The credentials of the first merchant, the positive control of the operation. */
const keysRead = call(
  "getMerchantKeys",
  (_, [merchants]) => ({ path: path(firstOf(merchants)), query: QUERY }),
  { after: [listed] },
);
const unknown = call("getMerchantKeys", () => ({ path: path("0"), query: QUERY }));
const missing = call("getMerchantKeys", (_, [merchants]) => ({ path: path(firstOf(merchants)) }), {
  after: [listed],
});

/** What holds of reading the credentials of a partner's merchant. */
export const merchantKeysRules = rulesOf("getMerchantKeys", keysRead, (make) => {
  const { holds, noToken, otherRole } = make;
  return [
    holds("shape", "A partner's token gets a merchant's credentials.", conforms(200)),
    holds("same", "They belong to the requested merchant.", ({ body, after }) => {
      return String(at(body, "merchantId")) === firstOf(after[0]);
    }),
    holds("unknown", "An unknown merchant gets 404.", unknown, answers(404)),
    holds("missing", "A call without profileNo gets 400.", missing, answers(400)),
    noToken(),
    otherRole(),
  ];
});
