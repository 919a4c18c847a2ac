import type { ComponentChildren } from "preact";
import type { CallbackProblem } from "../../../../spec/generated/control.types.js";
import { callName } from "../../../control/call-verdict.js";
import { callbackHint } from "../../../domain/callback.js";
import { hashOf } from "../address.js";
import { useLive, useQuery } from "../data/queries.js";
import { listedAt } from "../parts/list.js";
import { StateBadge } from "../parts/parts.js";
import { Because } from "../parts/why.js";
import { type Counted, counted, said, sentence, t } from "../words.js";

/** What a developer should look at first: rejected calls and callbacks, by kind, with the explanation. */
export function Problems() {
  const sandbox = useLive((state) => state.sandbox);
  const found = useQuery<"sandbox.problems">("/problems", ["requests", "callbacks"]);
  const count = (found?.problems.length ?? 0) + (found?.callbacks.length ?? 0);
  return (
    <>
      <div class="crumbs">
        <h1>{t("problems")}</h1>
        <span class="muted num">{found && count}</span>
      </div>
      {found && count === 0 && <p class="card pad muted">{t("noProblems")}</p>}
      <ul class="stack">
        {found?.callbacks.map((problem, n) => (
          <CallbackProblems key={n} problem={problem} />
        ))}
        {found?.problems.map((problem) => (
          <ProblemCard
            key={problem.firstRequestId}
            {...problem}
            state={problem.kind}
            title={<bdi>{callName(problem)}</bdi>}
            code={`${problem.status ?? "–"} ${problem.code ?? ""}`}
            noun="calls"
            sentences={problem.explanation === null ? [] : [problem.explanation]}
          >
            <a href={hashOf({ sandbox, view: "calls", id: String(problem.lastRequestId) })}>
              {t("showCall")}
            </a>
          </ProblemCard>
        ))}
      </ul>
    </>
  );
}

interface ProblemCardProps {
  readonly state: string;
  readonly title: ComponentChildren;
  readonly code: string;
  readonly noun: Counted;
  readonly count: number;
  readonly sentences: readonly string[];
  readonly firstAt: string;
  readonly lastAt: string;
  /** Where to see more of it. */
  readonly children: ComponentChildren;
}

/** Things that went wrong in the same way: how many, why, and when. */
function ProblemCard(props: ProblemCardProps) {
  const { state, title, code, noun, count, sentences, firstAt, lastAt } = props;
  return (
    <li class="card pad">
      <div class="bar">
        <StateBadge state={state} />
        <h2>{title}</h2>
        <code>{code}</code>
        <span class="grow" />
        <b class="num">{counted(noun, count)}</b>
      </div>
      <Because sentences={sentences} />
      <div class="meta">
        <span class="num">
          {t("since")} {listedAt(firstAt)}
        </span>
        <span class="num">
          {t("last")} {listedAt(lastAt)}
        </span>
        {props.children}
      </div>
    </li>
  );
}

/** Callbacks of a kind that failed in the same way, with what to do about it. */
function CallbackProblems({ problem }: { readonly problem: CallbackProblem }) {
  const sandbox = useLive((state) => state.sandbox);
  const { kind, outcome, status, detail, waiting } = problem;
  const hint = outcome === "blocked" ? detail : callbackHint(problem);
  return (
    <ProblemCard
      {...problem}
      state="failing"
      title={`${t("callbacks")}: ${said(`about-${kind}`)}`}
      code={String(status ?? said(outcome))}
      noun="callbacks"
      sentences={[sentence(hint ?? detail)]}
    >
      {waiting > 0 && <span class="num">{counted("retried", waiting)}</span>}
      <a href={hashOf({ sandbox, view: "callbacks", id: problem.lastCallbackId })}>
        {t("showCallback")}
      </a>
      <a href={hashOf({ sandbox, view: "callbacks", status: "failing" })}>{t("showFailing")}</a>
    </ProblemCard>
  );
}
