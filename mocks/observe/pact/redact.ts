import { isRecord } from "../../domain/text.js";
import { isSecretName } from "../../sandbox/redaction.js";

/** The replacement of a secret. */
const HIDDEN = "not-recorded";

/** Examples for fields whose form matters to a reader of the pact. */
const EXAMPLES: Readonly<Record<string, string>> = {
  id_token: "header.payload.signature",
  stcpayPaymentOTP: "00000",
  // A test card that pays: the journal stores no usable card.
  number: "4111111111111111",
  securityCode: "123",
  month: "12",
  year: "2030",
};

/** Everything about a card is replaced but the brands that a shop takes. */
const CARD = /card/i;
const BRANDS = "supportedCardBrands";

/** What finds a merchant is called a key too. */
const SEARCH_KEY = "key";

/** A JSON value without its secrets: every text in a field that sounds like one, however deep. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return withoutUrlSecrets(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecretField(name) ? hidden(name, inner) : withoutSecrets(inner),
    ]),
  );
}

function isSecretField(name: string): boolean {
  if (CARD.test(name)) return name !== BRANDS;
  return name !== SEARCH_KEY && isSecretName(name);
}

function hidden(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => hidden(name, inner));
  if (isRecord(value)) {
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
  const secrets = [...url.searchParams.keys()].filter(isSecretName);
  if (secrets.length === 0 && url.username === "" && url.password === "") return text;
  for (const name of secrets) url.searchParams.set(name, HIDDEN);
  url.username = "";
  url.password = "";
  return url.href;
}
