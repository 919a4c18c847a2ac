import type { OperationId } from "../../../spec/generated/operations.js";
import { answers, matches } from "../checks.js";
import { at } from "../json.js";
import { call, type PlannedCall, type TestData, Unmet } from "../planned-call.js";
import { assumed, type Check, type ConformanceRule } from "../rule.js";
import { shape } from "../shapes.js";

type TokenOperation = Extract<OperationId, "issueMerchantToken" | "issuePartnerToken">;

const CREDENTIAL_OPTIONS: Readonly<Record<TokenOperation, string>> = {
  issueMerchantToken: "--api-id and --secret-key",
  issuePartnerToken: "--profile-no and --api-key",
};

/** Credentials that the caller gave. Issuing a token leaves nothing behind, so it counts as reading. */
const credentials = (operation: TokenOperation) => (facts: TestData) => {
  const given = operation === "issueMerchantToken" ? facts.merchant : facts.partner;
  if (given) return given;
  throw new Unmet(`no credentials were given; add ${CREDENTIAL_OPTIONS[operation]}`);
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
      "Good credentials get an id_token, which is a JWT.",
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
      "A request without credentials is answered with 400.",
      refused,
      answers(400),
      shape(operation, 400),
    ),
  ];
}

/** A token that came is nothing to be told, so only its form is. */
const matchesJwt: Check = (answer) =>
  matches("id_token", "a JWT", JWT)(answer).map(() => "id_token is no JWT");

const sameInHeader: Check = ({ headers, body }) =>
  headers.get("authorization") === `Bearer ${at(body, "id_token")}`
    ? []
    : ["the response header Authorization is not Bearer and the id_token"];

/** What is assumed of issuing tokens. */
export const tokenRules: readonly ConformanceRule[] = [
  ...rulesOf("issueMerchantToken", "merchant-token", issued.merchant),
  ...rulesOf("issuePartnerToken", "partner-token", issued.partner),
  assumed(
    "partner-token",
    "issuePartnerToken.header",
    "The token comes as the response header Authorization too.",
    issued.partner,
    sameInHeader,
  ),
];
