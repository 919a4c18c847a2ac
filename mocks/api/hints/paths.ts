import { alsoCalled, type OperationEntry, operations } from "../../../spec/generated/operations.js";
import { percentDecoded } from "../../domain/text.js";
import { PATH_LENGTH_MAX } from "../near-names.js";
import { matchPath } from "../path-template.js";
import { bare, type Hint, hint, type Miss, type Rule, unfilled } from "./hint.js";

/** Near misses of an unknown path. The first rule that recognizes it gives the hint. */
const RULES: readonly Rule[] = [
  otherPlace,
  unfilledPart,
  doubled,
  numberMissing,
  numberTooMuch,
  otherPrefix,
  otherSpelling,
  wordHint,
];

/** What none of them looks at is a path that is too long to be a slip. */
export const PATH_RULES: readonly Rule[] = [
  (miss) => (miss.path.length > PATH_LENGTH_MAX ? [] : (firstOf(RULES, miss) ?? [])),
];

function firstOf(rules: readonly Rule[], miss: Miss): ReturnType<Rule> {
  for (const rule of rules) {
    const found = rule(miss);
    if (found) return found;
  }
  return undefined;
}

const ALL: readonly OperationEntry[] = operations;

/** The operation at a path, for any method. */
export function operationAt(path: string): OperationEntry | undefined {
  return ALL.find((operation) => matchPath(operation.path, path));
}

/** The order URL and the base URL have ports of their own, and this is the wrong one. */
function otherPlace({ path, orderUrl, baseUrl }: Miss): Hint | undefined {
  const operation = operationAt(path);
  if (!operation || orderUrl === undefined || orderUrl === baseUrl) return undefined;
  const [own, here] = operation.server === "order" ? ["order", "base"] : ["base", "order"];
  const url = own === "order" ? orderUrl : baseUrl;
  const cause = `${operation.id} belongs to the ${own} URL, and this is the ${here} URL`;
  return hint(cause, `call ${url}${operation.path}`);
}

function unfilledPart({ path }: Miss): Hint | undefined {
  const parts = percentDecoded(path).split("/");
  const part = parts.find((part) => unfilled(part) !== undefined);
  const what = unfilled(part ?? "");
  if (what === undefined) return undefined;
  return hint(`a part of the path ${what}`, "replace it by the value");
}

/** A base URL that says what the path says again. */
function doubled({ path }: Miss): Hint | undefined {
  if (/^\/https?:/i.test(path)) {
    return hint("the path holds a whole address", "join the base URL and the path once");
  }
  const parts = path.split("/");
  const once = parts.filter((part, n) => part === "" || part !== parts[n - 1]).join("/");
  if (once !== path && operationAt(once)) {
    const twice = parts.find((part, n) => part !== "" && part === parts[n - 1]);
    return hint(
      `the path contains /${twice} twice`,
      `remove it from your base URL, and call ${once}`,
    );
  }
  return undefined;
}

/** The path of checkUrl without what it ends in. */
function numberMissing({ path, query }: Miss): Hint | undefined {
  if (!/\/getInvoice\/?$/i.test(path)) return undefined;
  const wants = "call /api/getInvoice/{transactionNo}, which is the checkUrl of addInvoice's reply";
  const asked = Object.keys(query)[0];
  const cause = asked
    ? `the transaction number is in the query as ${asked}`
    : "the transaction number is missing at the end of the path";
  return hint(cause, wants);
}

/** A number in a path whose operation takes it in the body. */
function numberTooMuch({ path }: Miss): Hint | undefined {
  const [, front = ""] = /^(.+)\/[^/]+\/?$/.exec(path) ?? [];
  const operation = operationAt(front);
  if (!operation?.body) return undefined;
  const { id } = operation;
  const cause = `${id} takes nothing at the end of its path`;
  if (id === "cancelInvoice") return hint(cause, "send the number in the body as transactionNo");
  if (id === "cancelRecurring") return hint(cause, "send the id in the body as recurringId");
  return hint(cause, `call ${operation.path}`);
}

/** The last parts are right: the base URL says too much. */
function otherPrefix({ path }: Miss): Hint | undefined {
  const parts = path.split("/").slice(1);
  for (let from = 1; from < parts.length; from += 1) {
    const rest = `/${parts.slice(from).join("/")}`;
    const operation = operationAt(rest);
    if (!operation) continue;
    const extra = `/${parts.slice(0, from).join("/")}`;
    return hint(`the path begins with ${extra}`, `call ${rest}, and check your base URL`);
  }
  return undefined;
}

/** The operation's name in another casing, with another end, or at another place. */
function otherSpelling({ path }: Miss): Hint | undefined {
  const last = bare(path.split("/").filter(Boolean).at(-1) ?? "");
  const known = ALL.find(({ id, path: full }) => {
    return bare(id) === last || bare(full.split("/").at(-1) ?? "") === last;
  });
  if (!known) return undefined;
  return hint(`${known.id} is not at ${path}`, `call ${known.method} ${known.path}`);
}

/** A path in the words of another service. */
function wordHint({ path, method }: Miss): Hint | undefined {
  const parts = path.split("/").filter((part) => part !== "" && !/^(api|rest|v\d+)$/i.test(part));
  const words = parts.filter((part) => !/^\d+$/.test(part));
  if (method === "GET" && words.length < parts.length && /invoice|order|payment/i.test(path)) {
    return hint("getInvoice reads an invoice", "call GET /api/getInvoice/{transactionNo}");
  }
  const ends = [bare(words.join("")), bare(words.at(-1) ?? "")];
  const found = alsoCalled.find(({ pattern }) => ends.some((end) => pattern.test(end)));
  return found && operationHint(found);
}

function operationHint({ id, does }: (typeof alsoCalled)[number]): Hint | undefined {
  const operation: OperationEntry | undefined = operations.find((one) => one.id === id);
  if (!operation) return undefined;
  const asked = operation.query.map((name) => `${name}=`).join("&");
  const token = operation.role === "partner" ? ", with a partner's token" : "";
  const path = asked === "" ? operation.path : `${operation.path}?${asked}`;
  return hint(`${id} ${does}${token}`, `call ${operation.method} ${path}`);
}

/** Near misses of the method, and of a path that cannot be read. */
export const METHOD_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "method-not-allowed": [preflight, readInstead],
  "broken-path": [brokenPath],
};

function preflight({ method, path }: Miss): Hint | undefined {
  if (method !== "OPTIONS") return undefined;
  const id = operationAt(path)?.id ?? "the call";
  const cause = `a browser asks whether a page may call ${id}, which is not for pages`;
  return hint(cause, "call it from your server, which has the token");
}

function readInstead({ method, path }: Miss): Hint | undefined {
  const operation = operationAt(path);
  if ((method !== "GET" && method !== "HEAD") || !operation?.body) return undefined;
  const cause = `${operation.id} was called by GET, as a browser does or a client after a redirect`;
  return hint(cause, "send its fields by POST as a JSON body, and follow no redirect");
}

function brokenPath(): Hint {
  const cause = "the path has a % that begins no escape sequence of UTF-8";
  return hint(cause, "encode the values that you put into the path, as encodeURIComponent does");
}
