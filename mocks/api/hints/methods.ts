import { shorten } from "../../domain/text.js";
import { isUnnamed } from "../guard.js";
import { type Hint, hint, type Miss, type Rule } from "./hint.js";
import { operationAt } from "./paths.js";
import { listed } from "./texts.js";

/** Near misses of the method, of who calls, and of a path that cannot be read. */
export const METHOD_RULES: Readonly<Record<string, readonly Rule[]>> = {
  "method-not-allowed": [preflight, fieldsInQuery, readInstead, cancelInstead, otherMethod],
  "foreign-caller": [page, noHost, otherHost],
  "broken-path": [brokenPath],
};

function preflight({ method, path }: Miss): Hint | undefined {
  if (method !== "OPTIONS") return undefined;
  const id = operationAt(path)?.id ?? "the call";
  const cause = `a browser asks whether a page may call ${id}, which is not for pages`;
  return hint(cause, "call it from the merchant's server, which has the token");
}

function fieldsInQuery({ method, path, query }: Miss): Hint | undefined {
  const operation = operationAt(path);
  const names = Object.keys(query);
  if (method !== "GET" || !operation?.body || names.length === 0) return undefined;
  const cause = `the fields stand in the query: ${listed(names)}`;
  return hint(cause, `send them by POST as a JSON body`);
}

function readInstead({ method, path }: Miss): Hint | undefined {
  const operation = operationAt(path);
  if ((method !== "GET" && method !== "HEAD") || !operation?.body) return undefined;
  const cause = `${operation.id} was called like a page, as by a browser or after a redirect`;
  return hint(cause, "send its fields by POST as a JSON body, and follow no redirect");
}

function cancelInstead({ method, path }: Miss): Hint | undefined {
  if (method !== "DELETE") return undefined;
  const id = operationAt(path)?.id;
  if (id === "getInvoice") {
    return hint("an invoice is not deleted", "cancel it by POST /api/cancelInvoice");
  }
  if (id !== "listRecurringPayments") return undefined;
  return hint("a recurring payment is not deleted", "cancel it by POST /api/cancelRecurring");
}

function otherMethod({ path, method }: Miss): Hint | undefined {
  const operation = operationAt(path);
  if (!operation) return undefined;
  const reads = operation.body === null ? "only reads" : "has one method";
  return hint(`${operation.id} ${reads}, and ${method} is not it`, `use ${operation.method}`);
}

function page({ headers, path }: Miss): Hint | undefined {
  const from = headers.origin ?? (headers["sec-fetch-site"] === undefined ? undefined : "a page");
  if (from === undefined) return undefined;
  const id = operationAt(path)?.id ?? "the call";
  return hint(`${shorten(from)} called ${id} in a browser`, "call it from the merchant's server");
}

function noHost({ headers }: Miss): Hint | undefined {
  if (!isUnnamed(headers.host)) return undefined;
  const cause = "it was called without the name of a host, as HTTP/1.0 allows";
  return hint(cause, "send a Host header, such as Host: localhost, as HTTP/1.1 does");
}

function otherHost({ headers }: Miss): Hint {
  const cause = `it was called as ${shorten(headers.host ?? "")}, and listens for this machine alone`;
  const name = shorten((headers.host ?? "").replace(/:\d+$/, ""));
  return hint(
    cause,
    `start it with --host 0.0.0.0 --allow-host ${name} to be called from containers and other machines`,
  );
}

function brokenPath({ path }: Miss): Hint {
  const coded = path.match(/(%[0-9a-f]{2})+/gi) ?? [];
  const isCoded = !/%(?![0-9a-f]{2})/i.test(path);
  const foreign = isCoded ? coded.find((codes) => !isUtf8(codes)) : undefined;
  if (foreign !== undefined) {
    const cause = `${shorten(foreign)} in the path is no text in UTF-8`;
    return hint(cause, "encode the text in UTF-8, as encodeURIComponent does");
  }
  return hint("a % stands in the path that begins no code", "encode what you put into the path");
}

function isUtf8(codes: string): boolean {
  try {
    return decodeURIComponent(codes) !== "";
  } catch {
    return false;
  }
}
