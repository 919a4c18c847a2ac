import { useRef } from "preact/hooks";
import type { CallbackProblem } from "../../../spec/generated/control.types.js";
import { callbackHint } from "../../control/callback-hint.js";
import { hashOf } from "./address.js";
import { callName } from "./calls.js";
import { focusRow, listedAt, todayOf, useRowKeys } from "./list.js";
import { StateBadge } from "./parts.js";
import { useRead } from "./reading.js";
import { refusedSpoken } from "./refusals.js";
import { useLive, useSandboxState } from "./store.js";
import { Because } from "./why.js";
import { counted, said, sentence, t } from "./words.js";

/** What a developer should look at first: rejected calls and callbacks, by kind, with the explanation. */
export function Problems() {
  useLive(todayOf);
  const { sandbox } = useSandboxState();
  const found = useRead<"sandbox.problems">("/problems");
  const list = useRef<HTMLUListElement>(null);
  const calls = found?.problems.length ?? 0;
  const count = calls + (found?.callbacks.length ?? 0);
  useRowKeys(list, { count, stop: 0, goTo: (place) => focusRow(list, place) });
  return (
    <>
      <div class="crumbs">
        <h1>{t("problems")}</h1>
        <span class="muted num">{found && count}</span>
      </div>
      {found && count === 0 && <p class="card pad muted">{t("noProblems")}</p>}
      <ul class="stack" ref={list}>
        {found?.callbacks.map((problem, n) => (
          <CallbackProblems key={n} problem={problem} place={calls + n} />
        ))}
        {found?.problems.map((problem, n) => (
          <li key={problem.firstRequestId} class="card pad">
            <div class="bar">
              <StateBadge state={problem.kind} />
              <h2>
                <bdi>{callName(problem)}</bdi>
              </h2>
              <code>
                {problem.status} {problem.code}
              </code>
              <span class="grow" />
              <b class="num">{counted("calls", problem.count)}</b>
            </div>
            {problem.isMixed && <p class="muted">{t("mixedProblems")}</p>}
            <Because sentences={refusedSpoken(problem)} />
            <div class="meta">
              <span class="num">
                {t("since")} {listedAt(problem.firstAt)}
              </span>
              <span class="num">
                {t("last")} {listedAt(problem.lastAt)}
              </span>
              <a
                data-n={n}
                href={hashOf({ sandbox, view: "calls", id: String(problem.lastRequestId) })}
              >
                {t("showCall")}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CallbackProblemsProps {
  readonly problem: CallbackProblem;
  readonly place: number;
}

/** Callbacks of a kind that failed in the same way, with what to do about it. */
function CallbackProblems({ problem, place }: CallbackProblemsProps) {
  const { sandbox } = useSandboxState();
  const { kind, outcome, status, detail, count, waiting } = problem;
  const hint = outcome === "blocked" ? detail : callbackHint(problem);
  return (
    <li class="card pad">
      <div class="bar">
        <StateBadge state="failing" />
        <h2>
          {t("callbacks")}: {said(`about-${kind}`)}
        </h2>
        <code>{status ?? said(outcome)}</code>
        <span class="grow" />
        <b class="num">{counted("callbacks", count)}</b>
      </div>
      <Because sentences={[{ text: sentence(hint ?? detail), lang: "en", dir: "ltr" }]} />
      <div class="meta">
        <span class="num">
          {t("since")} {listedAt(problem.firstAt)}
        </span>
        <span class="num">
          {t("last")} {listedAt(problem.lastAt)}
        </span>
        {waiting > 0 && <span class="num">{counted("retried", waiting)}</span>}
        <a data-n={place} href={hashOf({ sandbox, view: "callbacks", id: problem.lastCallbackId })}>
          {t("showCallback")}
        </a>
        <a href={hashOf({ sandbox, view: "callbacks", status: "failing" })}>{t("showFailing")}</a>
      </div>
    </li>
  );
}
