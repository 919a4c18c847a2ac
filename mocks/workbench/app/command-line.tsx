import { useEffect, useRef, useState } from "preact/hooks";
import type { CommandOperation } from "./command/catalogue.js";
import { completionsOf } from "./command/complete.js";
import { Completions } from "./command/completions.js";
import { useFound, withFound } from "./command/found.js";
import { history, keepLine } from "./command/history.js";
import { catalogued, knownNow } from "./command/known.js";
import { understood } from "./command/line.js";
import { answered, type CommandResult, Results } from "./command/results.js";
import { Dialog } from "./dialog.js";
import { live } from "./live.js";
import { t } from "./words.js";

const RESULTS_MAX = 20;

let results: readonly CommandResult[] = [];

/** The line, what can stand next, and what became of those before. */
function useCommandLine() {
  const [operations, setOperations] = useState<readonly CommandOperation[]>([]);
  const [line, setLine] = useState("");
  const [chosen, setChosen] = useState(-1);
  const [shown, setShown] = useState(results);
  const [problem, setProblem] = useState("");
  const back = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    catalogued().then(setOperations, (error: unknown) => setProblem(String(error)));
  }, []);
  const completions = completionsOf(line, operations, withFound(knownNow(), useFound(line)));
  const write = (text: string) => {
    setLine(text);
    setChosen(-1);
    setProblem("");
  };
  const run = async () => {
    if (line.trim() === "") return;
    const command = understood(line, operations, live.known.sandbox);
    if ("problem" in command) return setProblem(command.problem);
    keepLine(line);
    back.current = 0;
    const result = await answered(line, command);
    results = [result, ...results].slice(0, RESULTS_MAX);
    setShown(results);
    write("");
  };
  const recall = (step: number) => {
    const all = history();
    back.current = Math.min(all.length, Math.max(0, back.current + step));
    write(back.current === 0 ? "" : (all.at(-back.current) ?? ""));
  };
  const pressed = (event: KeyboardEvent) => {
    const job = jobOf(event);
    if (job) event.preventDefault();
    job?.();
  };
  const jobOf = ({ key, shiftKey, altKey }: KeyboardEvent): (() => unknown) | undefined => {
    const picked = completions[chosen] ?? completions[0];
    if (key === "Tab") return picked && !shiftKey ? () => write(picked.line) : undefined;
    if (key === "Enter") return completions[chosen] && picked ? () => write(picked.line) : run;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return undefined;
    // Above the first completion are the lines before.
    if (altKey || (step < 0 && chosen < 0)) return () => recall(-step);
    return () => setChosen(Math.min(completions.length - 1, chosen + step));
  };
  return { line, write, run, pressed, completions, chosen, shown, problem, field };
}

/** A line that runs any operation of the service or of the control API, completed from the spec. */
export function CommandLine({ close }: { readonly close: () => void }) {
  const state = useCommandLine();
  const { line, completions, chosen, problem } = state;
  return (
    <Dialog label={t("commandLine")} class="command" close={close}>
      <div class="prompt ltr">
        <span aria-hidden="true">~</span>
        <input
          ref={state.field}
          role="combobox"
          aria-label={t("commandLine")}
          aria-expanded={completions.length > 0}
          aria-controls="completions"
          aria-activedescendant={chosen >= 0 ? `completion-${chosen}` : undefined}
          aria-autocomplete="list"
          autocomplete="off"
          spellcheck={false}
          placeholder="payInvoice transactionNo=… method=mada"
          value={line}
          onInput={(event) => state.write(event.currentTarget.value)}
          onKeyDown={state.pressed}
        />
        <button type="button" class="btn" onClick={state.run}>
          {t("run")}
        </button>
        <button type="button" class="btn ghost" onClick={close}>
          {t("close")}
        </button>
      </div>
      {problem !== "" && (
        <p class="wrong ltr" role="alert">
          {problem}
        </p>
      )}
      <Completions all={completions} chosen={chosen} pick={(one) => state.write(one.line)} />
      <Results shown={state.shown} />
      <p class="small muted">{t("commandHelp")}</p>
    </Dialog>
  );
}
