import type { Collection, CollectionRequest } from "./collection.js";
import { notice, requestText } from "./rest-client.js";

/** The Hurl file: statuses and fields are asserted, and values carried on are captured. */
export function hurlText({ requests }: Collection): string {
  const how = ["hurl --test --variables-file paystub.vars paystub.hurl"];
  return [notice(how), ...requests.map(entryText)].join("\n");
}

/** The variables that the Hurl file is run with. */
export function hurlVariables({ variables }: Collection): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

function entryText(request: CollectionRequest): string {
  const captures = Object.entries(request.keeps).map(
    ([variable, path]) => `${variable}: jsonpath "$.${path}"`,
  );
  const asserts = Object.entries(request.expects).map(
    ([path, text]) => `jsonpath "$.${path}" matches /(?i)^${text}$/`,
  );
  return [
    `# ${request.title}.\n${requestText(request, { blankLine: false })}`,
    `HTTP ${request.status}\n`,
    section("Captures", captures),
    section("Asserts", asserts),
  ].join("");
}

function section(name: string, lines: readonly string[]): string {
  return lines.length > 0 ? [`[${name}]`, ...lines, ""].join("\n") : "";
}
