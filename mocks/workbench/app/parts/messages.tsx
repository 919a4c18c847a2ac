import { useEffect, useState } from "preact/hooks";
import type { SandboxChange } from "../../../../spec/generated/control.types.js";
import { type FaultNote, onProblem } from "../data/actions.js";
import { live, useLive } from "../data/queries.js";
import type { ApiProblem } from "../data/source.js";
import { useLocked } from "../data/token.js";
import { type Counted, counted, t } from "../words.js";
import { TokenQuestion } from "./dialog.js";

/** How long a note is shown. */
const NOTE_MS = 6000;

/** Problems, notes, and the question for the token. */
export function Messages() {
  const status = useLive((state) => state.status);
  const isRewound = useNote(useLive((state) => state.rewinds));
  const locked = useLocked();
  const [problem, setProblem] = useState<ApiProblem | FaultNote>();
  useEffect(() => {
    onProblem(setProblem);
  }, []);
  if (locked) return <TokenQuestion {...locked} />;
  return (
    <div role="status" aria-live="polite">
      {status === "lost" && <p class="lost">{t("lost")}</p>}
      {isRewound && <p class="lost">{t("rewound")}</p>}
      {problem && !("status" in problem && problem.status === 0) && (
        <div class="toast">
          <ProblemText problem={problem} />
          <button type="button" onClick={() => setProblem(undefined)}>
            {t("close")}
          </button>
        </div>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly problem: ApiProblem | FaultNote;
}

/** Why the gateway did not do what the page asked for, or the fault that was injected into it. */
function ProblemText({ problem }: ProblemProps) {
  if ("fault" in problem) {
    return (
      <p>
        <bdi>{problem.fault}</bdi> {t("faultWas")}{" "}
        {problem.href && <a href={problem.href}>{t("faultLeft")}</a>}
      </p>
    );
  }
  return (
    <p>
      <bdi>{problem.message}</bdi>
    </p>
  );
}

/** Whether to show a note: for a while after a count has grown. */
function useNote(count: number): boolean {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count === seen) return;
    const timer = setTimeout(() => setSeen(count), count > seen ? NOTE_MS : 0);
    return () => clearTimeout(timer);
  }, [count, seen]);
  return count > seen;
}

/** The shortest time between two announcements. One sentence covers what happened meanwhile. */
const EACH_MS = 5000;

type Counts = SandboxChange["counts"];

/** What is announced, by how much a count has grown. */
const ANNOUNCED = [
  ["newInvoices", ({ invoices: { pending, paid, canceled } }: Counts) => pending + paid + canceled],
  ["paidInvoices", ({ invoices }: Counts) => invoices.paid],
  ["canceledInvoices", ({ invoices }: Counts) => invoices.canceled],
  ["newMessages", ({ sms }: Counts) => sms],
] as const satisfies readonly (readonly [Counted, (counts: Counts) => number])[];

/** Announces changes to screen readers, merged and at intervals. */
export function Announcer() {
  const [text, setText] = useState("");
  const sandbox = useLive((state) => state.sandbox);
  useEffect(() => {
    let before: Counts | undefined;
    const timer = setInterval(() => {
      const now = live.state.change?.counts;
      const last = before;
      before = now;
      if (!now || !last) return;
      const parts = ANNOUNCED.map(([noun, of]) => [noun, of(now) - of(last)] as const);
      const grown = parts.filter(([, count]) => count > 0);
      if (grown.length > 0) setText(grown.map(([noun, count]) => counted(noun, count)).join(", "));
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [sandbox]);
  return (
    <p class="vh" role="status">
      {text}
    </p>
  );
}
