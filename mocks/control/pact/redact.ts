/** What stands where a secret was. */
const HIDDEN = "not-recorded";

/** Names of fields, parameters and the like whose values are nobody's business. */
const SECRET = /token|secret|passw|api-?_?key|signature|signed|otp|session|authoriz|card|cvv|cvc/i;

/** Examples for fields whose form matters to somebody who reads the pact. */
const EXAMPLES: Readonly<Record<string, string>> = {
  id_token: "header.payload.signature",
  stcpayPaymentOTP: "00000",
  // A card of the tests that pays: what the journal keeps of one is none.
  number: "4111111111111111",
  securityCode: "123",
  month: "12",
  year: "2030",
};

/** Fields that sound like secrets and are none. */
const HARMLESS = ["supportedCardBrands", "persistToken"];

/** A JSON value without its secrets: every text in a field that sounds like one, however deep. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return withoutUrlSecrets(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) ? hidden(name, inner) : withoutSecrets(inner),
    ]),
  );
}

function isSecret(name: string): boolean {
  return SECRET.test(name) && !HARMLESS.includes(name);
}

function hidden(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => hidden(name, inner));
  if (isObject(value)) {
    const inside = Object.entries(value).map(([key, inner]) => [key, hidden(key, inner)]);
    return Object.fromEntries(inside);
  }
  if (typeof value === "number") return 0;
  return typeof value === "string" && value !== "" ? (EXAMPLES[name] ?? HIDDEN) : value;
}

/** A shop's own callback URL may carry what proves that a call is meant for it. */
function withoutUrlSecrets(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  const secrets = [...url.searchParams.keys()].filter(isSecret);
  if (secrets.length === 0 && url.username === "" && url.password === "") return text;
  for (const name of secrets) url.searchParams.set(name, HIDDEN);
  url.username = "";
  url.password = "";
  return url.href;
}

/** Whether a value is an object with members, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
