import { calls, JSON_TYPE, type Mistake, posts } from "./mistake.js";

const issued: Mistake["arrange"] = async ({ merchant }) => {
  const { body } = await merchant.post("/api/auth", { apiId: "shop", secretKey: "k" });
  return { token: body.id_token };
};

/** A call of addInvoice under this Authorization header. */
const under = (authorization: string): Mistake["call"] => {
  return ({ merchant }, { token = "" }) => ({
    ...posts("/api/addInvoice", merchant.order()),
    headers: { ...JSON_TYPE, Authorization: authorization.replace("{token}", token) },
  });
};

const BASIC = `Basic ${Buffer.from("shop:k").toString("base64")}`;
const MERCHANT_TOKEN = "the id_token of POST /api/auth";

/** Mistakes with the token. */
export const TOKENS: readonly Mistake[] = [
  {
    name: "checkUrl without a token",
    status: 401,
    reported: `checkUrl was called without a token, which it needs like every other call. Send Authorization: Bearer and ${MERCHANT_TOKEN}`,
    call: calls("GET", "/api/getInvoice/1772366400000", {}),
  },
  {
    name: "the token in a header of its own",
    status: 401,
    reported: "the header x-api-key carries the token. Send Authorization: Bearer <id_token>",
    call: calls("GET", "/api/recurringPayments", { "X-Api-Key": "sandbox_shop" }),
  },
  {
    name: "the token in the query",
    status: 401,
    reported:
      "the query contains the token as token. Send Authorization: Bearer <id_token> instead",
    call: calls("GET", "/api/recurringPayments?token=sandbox_shop", {}),
  },
  {
    name: "Basic instead of Bearer",
    status: 401,
    reported: `Basic carries the credentials of shop themselves. Exchange them first, and send Bearer and ${MERCHANT_TOKEN}`,
    call: under(BASIC),
  },
  {
    name: "a token without Bearer",
    status: 401,
    reported:
      "the header has the token without the word Bearer. Send Authorization: Bearer <id_token>",
    arrange: issued,
    call: under("{token}"),
  },
  {
    name: "Bearer and nothing",
    status: 401,
    reported:
      "the header says Bearer without a token: the variable for it is empty. Send Authorization: Bearer <id_token>",
    call: under("Bearer"),
  },
  {
    name: "undefined as a token",
    status: 401,
    reported: `the token is the word undefined. Fill in ${MERCHANT_TOKEN}`,
    call: under("Bearer undefined"),
  },
  {
    name: "a placeholder as a token",
    status: 401,
    reported: `the token is the placeholder <ACCESS_TOKEN>. Fill in ${MERCHANT_TOKEN}`,
    call: under("Bearer <ACCESS_TOKEN>"),
  },
  {
    name: "a token in quotes",
    status: 401,
    reported: "the token is in quotes. Send it without them",
    arrange: issued,
    call: under('Bearer "{token}"'),
  },
  {
    name: "the whole reply as a token",
    status: 401,
    reported:
      "the token is the whole reply of the call that issued it. Send the value of its id_token alone",
    arrange: issued,
    call: under('Bearer {"id_token":"{token}"}'),
  },
  {
    name: "the name of a sandbox as a token",
    status: 401,
    reported: "shop is the name of a sandbox. Send Bearer sandbox_shop",
    call: under("Bearer shop"),
  },
  {
    name: "a token of another gateway",
    status: 401,
    reported:
      "another mock, or this mock with another seed, issued the token. Take the id_token of POST /api/auth of this mock",
    arrange: issued,
    options: { seed: "one" },
    call: under(`Bearer ${foreign("paystub")}`),
  },
  {
    name: "a token of the real service",
    status: 401,
    reported:
      "the token does not come from paystub, but perhaps from the real service. Take the id_token of POST /api/auth of this mock",
    call: under(`Bearer ${foreign("service")}`),
  },
  {
    name: "a token that expired",
    status: 401,
    reported: `a token is valid for 30 minutes, or 30 hours with persistToken. Take a new one, ${MERCHANT_TOKEN}`,
    arrange: async (persons) => {
      const made = await issued(persons);
      await persons.tester.clock.advance({ by: "PT30M" });
      return made;
    },
    options: { clock: "2020-01-01T00:00:00.000Z" },
    call: under("Bearer {token}"),
  },
  {
    name: "a token that only the sandbox's clock has ended",
    status: 401,
    reported: `only the sandbox's clock, which was moved to 1 Jan 2090, 03:30:00 Riyadh, is past its end. Take a new one, ${MERCHANT_TOKEN}`,
    arrange: async (persons) => {
      const made = await issued(persons);
      await persons.tester.clock.advance({ by: "PT30M" });
      return made;
    },
    options: { clock: "2090-01-01T00:00:00.000Z" },
    call: under("Bearer {token}"),
  },
  {
    name: "a partner's token for a merchant's call",
    status: 403,
    reported:
      "the token came from POST /api/partner/auth, which issues those of a partner. Take one from POST /api/auth with apiId and secretKey",
    arrange: async ({ merchant }) => {
      const partner = { profileNo: "shop", apiKey: "k" };
      return { token: (await merchant.post("/api/partner/auth", partner)).body.id_token };
    },
    call: under("Bearer {token}"),
  },
  {
    name: "another secret than the one that is pinned",
    status: 401,
    reported:
      "a tester gave sandbox shop a secretKey of its own in its settings. Send that one as secretKey, or use another apiId",
    options: { settings: { secretKey: "the-one" } },
    call: () => posts("/api/auth", { apiId: "shop", secretKey: "another" }),
  },
];

/** A JWT of another issuer. */
function foreign(iss: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ iss, sub: "shop" })}.c2lnbmF0dXJl`;
}
