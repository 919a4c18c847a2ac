import { useEffect, useState } from "preact/hooks";
import { onProblem } from "./actions.js";
import type { ApiProblem } from "./api.js";
import { live } from "./live.js";
import { useClosed } from "./proof.js";
import { TokenQuestion } from "./token-question.js";
import { useLive } from "./use-live.js";
import { t, type Word } from "./words.js";

/** How long something stays that is only said once. */
const NOTE_MS = 6000;

/** What went wrong, what was said once, and the question for the token. */
export function Messages() {
  const status = useLive((known) => known.status);
  const wasThere = useLive((known) => known.wasThere);
  const note = useLive((known) => known.note);
  const closed = useClosed();
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    onProblem(setProblem);
  }, []);
  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => live.forgetNote(note), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);
  if (closed) return <TokenQuestion {...closed} />;
  return (
    <div role="status" aria-live="polite">
      {status === "lost" && <p class="lost">{t("lost")}</p>}
      {status === "gone" && <p class="lost">{t(wasThere ? "gone" : "noSandbox")}</p>}
      {note && <p class="lost">{t(note as Word)}</p>}
      {problem && problem.status !== 0 && (
        <div class="toast">
          <p>
            <bdi>{problem.message}</bdi>
            <br />
            <code class="ltr">{problem.curl}</code>
          </p>
          <button type="button" onClick={() => setProblem(undefined)}>
            {t("close")}
          </button>
        </div>
      )}
    </div>
  );
}
