import { useEffect, useState } from "preact/hooks";
import { onProblem } from "./actions.js";
import { type ApiProblem, keepToken } from "./api.js";
import { Dialog } from "./dialog.js";
import { live } from "./live.js";
import { useLive } from "./use-live.js";
import { t, type Word } from "./words.js";

/** How long something stays that is only said once. */
const NOTE_MS = 6000;

/** What went wrong, what was said once, and the question for the token. */
export function Messages() {
  const status = useLive((known) => known.status);
  const wasThere = useLive((known) => known.wasThere);
  const note = useLive((known) => known.note);
  const found = useLive((known) => known.problem);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    onProblem(setProblem);
  }, []);
  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => live.forgetNote(note), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);
  const current = problem ?? found;
  if (current?.status === 401) return <TokenQuestion />;
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

function TokenQuestion() {
  const [token, setToken] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    keepToken(token);
    location.reload();
  };
  return (
    <Dialog label={t("tokenTitle")} close={() => undefined}>
      <form onSubmit={enter}>
        <h1>{t("tokenTitle")}</h1>
        <p class="muted">{t("tokenLead")}</p>
        <input
          type="password"
          autocomplete="off"
          aria-label={t("tokenTitle")}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <button type="submit" class="btn pri">
          {t("enter")}
        </button>
      </form>
    </Dialog>
  );
}
