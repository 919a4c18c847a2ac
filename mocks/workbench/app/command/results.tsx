import { ApiProblem } from "../api.js";
import { live } from "../live.js";
import { CopyButton } from "../parts.js";
import { t } from "../words.js";
import type { LineCommand } from "./line.js";
import { runCommand } from "./run.js";

/** How much of an answer is shown. */
const TEXT_MAX = 100_000;

/** What a line came to. */
export interface CommandResult {
  readonly line: string;
  readonly isBad: boolean;
  readonly head: string;
  readonly text: string;
  readonly curl: string;
}

/** Carries a line out, and says what came of it. */
export async function answered(
  line: string,
  { operation, path, body }: LineCommand,
): Promise<CommandResult> {
  const began = performance.now();
  try {
    const { status, value, curl } = await runCommand(live.known.sandbox, operation, path, body);
    const took = Math.round(performance.now() - began);
    const text = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
    const cut =
      text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}\n… ${text.length} characters` : text;
    return { line, isBad: status >= 400, head: `${status} · ${took} ms`, text: cut, curl };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { line, isBad: true, head: t("lost"), text: error.message, curl: error.curl };
  }
}

/** The latest lines with what came of them. */
export function Results({ shown }: { readonly shown: readonly CommandResult[] }) {
  return (
    <div class="results" aria-live="polite">
      {shown.map((result, n) => (
        <article key={`${shown.length - n} ${result.line}`} class="ltr">
          <div class="bar">
            <code>{result.line}</code>
            <b class={result.isBad ? "wrong" : ""}>{result.head}</b>
            <CopyButton text={result.curl} label="curl" />
          </div>
          <pre>{result.text}</pre>
        </article>
      ))}
    </div>
  );
}
