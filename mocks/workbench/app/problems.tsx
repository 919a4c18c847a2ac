import { useRef } from "preact/hooks";
import { hashOf } from "./address.js";
import { callName } from "./calls.js";
import { focusRow, listedAt, todayOf, useRowKeys } from "./list.js";
import { StateBadge } from "./parts.js";
import { useRead } from "./reading.js";
import { refusedSpoken } from "./refusals.js";
import { useLive, useSandboxState } from "./store.js";
import { Because } from "./why.js";
import { counted, t } from "./words.js";

/** What a developer should look at first: refused and doubtful calls by kind, with the explanation. */
export function Problems() {
  useLive(todayOf);
  const { sandbox } = useSandboxState();
  const found = useRead<"sandbox.problems">("/problems");
  const list = useRef<HTMLUListElement>(null);
  const count = found?.problems.length ?? 0;
  useRowKeys(list, { count, stop: 0, goTo: (place) => focusRow(list, place) });
  return (
    <>
      <div class="crumbs">
        <h1>{t("problems")}</h1>
        <span class="muted num">{found?.problems.length}</span>
      </div>
      {found?.problems.length === 0 && <p class="card pad muted">{t("none")}</p>}
      <ul class="stack" ref={list}>
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
