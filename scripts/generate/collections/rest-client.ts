import type { Collection, CollectionRequest } from "./collection.js";

/** The notice at the head of every text format, with what it takes to run the file. */
export function notice(lines: readonly string[]): string {
  const all = ["Every operation of the payment service, as one story.", ...lines];
  return [...all, "Generated from spec/openapi.yaml by npm run generate."]
    .map((line) => `# ${line}\n`)
    .join("");
}

/** Variables at the top of an `.http` file, as all its dialects write them. */
export function fileVariables({ variables }: Collection): string {
  const lines = Object.entries(variables).map(([name, value]) => `@${name} = ${value}\n`);
  return lines.join("");
}

/** Request line, headers and body, as both `.http` and Hurl write them. */
export function requestText(
  { method, url, headers, body }: CollectionRequest,
  { blankLine }: { readonly blankLine: boolean },
): string {
  const head = [`${method} ${url}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const rest = body === null ? [] : [...(blankLine ? [""] : []), body];
  return [...head, ...rest].map((line) => `${line}\n`).join("");
}

/**
 * The `.http` file in the dialect of REST Client for VS Code, which Visual Studio reads too: a request
 * has a name, and later ones take what it was answered by that name.
 */
export function restClientText(collection: Collection): string {
  const blocks = collection.requests.map((request, index) => {
    const before = collection.requests[index - 1];
    return `### ${request.title}\n\n${keptFrom(before)}# @name ${request.name}\n${requestText(
      request,
      { blankLine: true },
    )}`;
  });
  const how = [
    "For REST Client in VS Code and what reads the same dialect.",
    "Send the requests from top to bottom.",
  ];
  return [`${notice(how)}\n${fileVariables(collection)}`, ...blocks].join("\n");
}

/** Definitions stand at the head of the next request: after a body they would belong to it. */
function keptFrom(request: CollectionRequest | undefined): string {
  if (!request) return "";
  const lines = Object.entries(request.keeps).map(
    ([variable, path]) => `@${variable} = {{${request.name}.response.body.$.${path}}}\n`,
  );
  return lines.length > 0 ? `${lines.join("")}\n` : "";
}
