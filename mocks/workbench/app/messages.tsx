import { useEffect, useState } from "preact/hooks";
import type { StreamedChange } from "../../control/changes.js";
import { type FaultNote, onProblem } from "./actions.js";
import type { ApiProblem } from "./api.js";
import { stateOf } from "./calls.js";
import { TokenQuestion } from "./dialog.js";
import { kindOf } from "./event-kinds.js";
import { live, useLive } from "./store.js";
import { useLocked } from "./token.js";
import { type Counted, counted, t, type Word } from "./words.js";

/** How long a note is shown. */
const NOTE_MS = 6000;

/** Problems, notes, and the question for the token. */
export function Messages() {
  const status = useLive((state) => state.status);
  const note = useLive((state) => state.note);
  const locked = useLocked();
  const [problem, setProblem] = useState<ApiProblem | FaultNote>();
  useEffect(() => {
    onProblem(setProblem);
  }, []);
  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => live.forgetNote(note), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);
  if (locked) return <TokenQuestion {...locked} />;
  return (
    <div role="status" aria-live="polite">
      {status === "lost" && <p class="lost">{t("lost")}</p>}
      {note && <p class="lost">{t(note as Word)}</p>}
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
        <bdi class="ltr">{problem.fault}</bdi> {t("faultWas")}{" "}
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

/** The shortest time between two announcements. One sentence covers what happened meanwhile. */
const EACH_MS = 5000;

/** How a change is announced; undefined if it is not. */
function announcementOf(streamed: StreamedChange): Counted | undefined {
  if (streamed.type === "call") {
    return stateOf(streamed.data) === "refused" ? "rejectedCalls" : undefined;
  }
  return streamed.type === "event" ? kindOf(streamed.data).announced : undefined;
}

/** Announces changes to screen readers, merged and at intervals. */
export function Announcer() {
  const [text, setText] = useState("");
  useEffect(() => {
    const counts = new Map<Counted, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = counts.size > 0 ? setTimeout(say, EACH_MS) : undefined;
      if (counts.size === 0) return;
      setText([...counts].map(([noun, count]) => counted(noun, count)).join(", "));
      counts.clear();
    };
    const stop = live.listen((batch) => {
      for (const streamed of batch) {
        const announcement = announcementOf(streamed);
        if (announcement) counts.set(announcement, (counts.get(announcement) ?? 0) + 1);
      }
      timer ??= setTimeout(say, EACH_MS / 5);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <p class="vh" role="status">
      {text}
    </p>
  );
}
