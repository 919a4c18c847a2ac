import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import type { Json } from "./pact-file.js";

/** Words for the selectors that most need, by what a broker calls them. */
const WORDS: Readonly<Record<string, (value: string | undefined) => Json | undefined>> = {
  "main-branch": alone({ mainBranch: true }),
  "matching-branch": alone({ matchingBranch: true }),
  latest: alone({ latest: true }),
  branch: (branch) => (branch ? { branch } : undefined),
  deployed: inEnvironment({ deployed: true }),
  released: inEnvironment({ released: true }),
  "deployed-or-released": inEnvironment({ deployedOrReleased: true }),
};

function alone(selector: Json) {
  return (value: string | undefined) => (value === undefined ? selector : undefined);
}

function inEnvironment(selector: Json) {
  return (environment: string | undefined) =>
    environment === undefined ? selector : environment ? { ...selector, environment } : undefined;
}

/**
 * Reads a consumer version selector: a word, a word with a value such as `branch=main`, or the JSON that
 * a broker takes. Throws `CouldNotRun` that tells the words.
 */
export function selectorOf(text: string): Json {
  if (text.trimStart().startsWith("{")) return ofJson(text);
  const [word = "", ...rest] = text.split("=");
  const read = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  const selector = read?.(rest.length === 0 ? undefined : rest.join("="));
  if (selector) return selector;
  const forms = "main-branch, matching-branch, latest, branch=<name>, deployed[=<environment>]";
  throw new CouldNotRun(
    `there is no selector ${text}; give ${forms}, released[=<environment>], ` +
      "deployed-or-released[=<environment>] or JSON",
  );
}

function ofJson(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new CouldNotRun(
    `the selector ${text} is no JSON object; give one such as {"branch":"main"}`,
  );
}
