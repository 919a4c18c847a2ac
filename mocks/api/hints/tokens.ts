import { isRecord, jsonOf } from "../../domain/text.js";
import { toLocal } from "../../domain/time.js";
import { SANDBOX_NAME } from "../../sandbox/sandbox-name.js";
import { sandboxNameOf } from "../../sandbox/tokens.js";
import { type Hint, hint, type Miss, type Rule, textAt, unfilled, valueAt } from "./hint.js";

/** Near misses of the Authorization header: the token is there, but not as it is meant. */
export const TOKEN_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "token-missing": [strayToken, queryToken, noToken],
  "token-malformed": [basicScheme],
  "token-unknown": [unfilledToken, wrappedToken, namedToken, foreignToken],
  "token-expired": [expired],
  "token-of-other-role": [otherRole],
  "credentials-wrong": [pinned],
};

const BEARER = "send Authorization: Bearer <id_token>";
const ISSUE = { merchant: "POST /api/auth", partner: "POST /api/partner/auth" } as const;

/** Where a token of the role that the operation asks for comes from. */
function issuing({ operation }: Miss): string {
  return `the id_token of ${ISSUE[operation?.role ?? "merchant"]}`;
}

const STRAY = ["token", "x-access-token", "x-auth-token", "x-api-key", "api-key", "apikey"];

function strayToken({ headers }: Miss): Hint | undefined {
  const name = [...STRAY, "access-token", "id-token", "id_token"].find((name) => name in headers);
  return name ? hint(`the header ${name} carries the token`, BEARER) : undefined;
}

function queryToken({ query, body }: Miss): Hint | undefined {
  const names = ["token", "access_token", "id_token", "accessToken", "apiKey"];
  const inQuery = names.find((name) => name in query);
  if (inQuery) return hint(`the query contains the token as ${inQuery}`, `${BEARER} instead`);
  const inBody = names.find((name) => isRecord(body) && name in body);
  return inBody ? hint(`the body contains the token as ${inBody}`, `${BEARER} instead`) : undefined;
}

function noToken(miss: Miss): Hint {
  const { operation } = miss;
  const checks = operation?.id === "getInvoice";
  const cause = checks
    ? "checkUrl was called without a token, which it needs like every other call"
    : `${operation?.id ?? "the operation"} was called without a token`;
  return hint(cause, `send Authorization: Bearer and ${issuing(miss)}`);
}

function basicScheme(miss: Miss): Hint | undefined {
  const [, credentials] = /^Basic\s+(\S+)$/i.exec(authorization(miss)) ?? [];
  if (credentials === undefined) return undefined;
  const [user = ""] = Buffer.from(credentials, "base64").toString().split(":");
  const whose = /^[\w.@~-]{1,64}$/.test(user) ? ` of ${user}` : "";
  const cause = `Basic carries the credentials${whose} themselves`;
  return hint(cause, `exchange them first, and send Bearer and ${issuing(miss)}`);
}

function unfilledToken(miss: Miss): Hint | undefined {
  const what = unfilled(tokenOf(miss));
  return what === undefined ? undefined : hint(`the token ${what}`, `fill in ${issuing(miss)}`);
}

function wrappedToken(miss: Miss): Hint | undefined {
  const token = tokenOf(miss);
  if (/^["'].*["']$/.test(token)) return hint("the token is in quotes", "send it without them");
  if (token.startsWith("{")) {
    const cause = "the token is the whole reply of the call that issued it";
    return hint(cause, "send the value of its id_token alone");
  }
  return undefined;
}

/** A sandbox's name, in one of the ways in which it opens nothing. */
function namedToken(miss: Miss): Hint | undefined {
  const token = tokenOf(miss);
  const bare = token.replace(/^sandbox[-_:]?/i, "");
  const known = miss.worlds.find(({ name }) => name === token || name === bare);
  const name = known?.name ?? (/^sandbox[-:]/i.test(token) && SANDBOX_NAME.test(bare) ? bare : "");
  if (name === "") return undefined;
  const cause = token === name ? `${token} is the name of a sandbox` : `${token} is nearly a token`;
  return hint(cause, `send Bearer sandbox_${name}`);
}

function foreignToken(miss: Miss): Hint | undefined {
  const claims = claimsOf(tokenOf(miss));
  if (!claims) {
    const cause = "the token is not a JWT, so no gateway issued it";
    return hint(cause, `send ${issuing(miss)}, or sandbox_<name> for a sandbox at once`);
  }
  const cause =
    claims.iss === "paystub"
      ? "another mock, or this mock with another seed, issued the token"
      : "the token does not come from paystub, but perhaps from the real service";
  return hint(cause, `take ${issuing(miss)} of this mock`);
}

function expired(miss: Miss): Hint {
  const { exp } = claimsOf(tokenOf(miss)) ?? {};
  const moved = typeof exp === "number" && miss.realNow < exp * 1000 && miss.now >= exp * 1000;
  const cause = moved
    ? `only the sandbox's clock, which was moved to ${toLocal(miss.now)}, is past its end`
    : "a token is valid for 30 minutes, or 30 hours with persistToken";
  return hint(cause, `take a new one, ${issuing(miss)}`);
}

function otherRole(miss: Miss): Hint {
  const wanted = miss.operation?.role ?? "merchant";
  const other = wanted === "merchant" ? "partner" : "merchant";
  const credentials = wanted === "merchant" ? "apiId and secretKey" : "profileNo and apiKey";
  const cause = `the token came from ${ISSUE[other]}, which issues those of a ${other}`;
  return hint(cause, `take one from ${ISSUE[wanted]} with ${credentials}`);
}

function pinned({ body, operation }: Miss): Hint | undefined {
  const field = operation?.id === "issuePartnerToken" ? "apiKey" : "secretKey";
  const name = sandboxNameOf(textAt(body, field === "apiKey" ? "profileNo" : "apiId"));
  return hint(
    `a tester gave sandbox ${name} a secretKey of its own in its settings`,
    `send that one as ${field}, or use another ${field === "apiKey" ? "profileNo" : "apiId"}`,
  );
}

function authorization({ headers }: Miss): string {
  return headers.authorization?.trim() ?? "";
}

function tokenOf(miss: Miss): string {
  return authorization(miss).replace(/^Bearer\s+/i, "");
}

/** What a JWT claims, unproven. */
function claimsOf(token: string): { readonly iss: unknown; readonly exp: unknown } | undefined {
  const [, payload = ""] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token) ?? [];
  const claims = jsonOf(Buffer.from(payload, "base64url").toString());
  return isRecord(claims)
    ? { iss: valueAt(claims, "iss"), exp: valueAt(claims, "exp") }
    : undefined;
}
