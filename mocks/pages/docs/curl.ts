import { jsonOf, type Placed, resolved, type SpecDocument } from "./spec.js";

/** A call of an operation with its first example, for a shell in which BASE, ORDER and TOKEN are set. */
export function curlOf(document: SpecDocument, { method, path, operation }: Placed): string {
  const base = operation["x-server"] === "order" ? "$ORDER" : "$BASE";
  const token = operation["x-token-role"] ? [`-H "Authorization: Bearer $TOKEN"`] : [];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const body = bodyOf(document, operation.requestBody);
  // With a body curl posts by itself.
  const usual = body === undefined ? "GET" : "POST";
  const verb = method === usual ? [] : [`-X ${method}`];
  const json = body === undefined ? [] : [`--json '${body.replaceAll("'", "'\\''")}'`];
  return [`curl "${base}${filled}"`, ...verb, ...token, ...json].join(" \\\n  ");
}

function bodyOf(document: SpecDocument, body: Placed["operation"]["requestBody"]) {
  if (!body) return undefined;
  const [example] = Object.values(jsonOf(resolved(document, body))?.examples ?? {});
  return JSON.stringify(example ? resolved(document, example).value : {});
}
