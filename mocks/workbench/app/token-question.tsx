import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { type Closed, enterToken } from "./proof.js";
import { counted, t, type Word } from "./words.js";

/** What is said of a token that was not taken. */
const SAID: Readonly<Partial<Record<Closed["why"], Word>>> = {
  wrong: "tokenWrong",
  ended: "tokenEnded",
  silent: "tokenSilent",
};

/** Asks for the token, says what came of one that was tried, and stays until one is taken. */
export function TokenQuestion({ why, untilMs }: Closed) {
  const [token, setToken] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const isBusy = why === "tried" || why === "waits";
  useEffect(() => {
    if (!isBusy) field.current?.select();
  }, [isBusy]);
  const enter = (event: Event) => {
    event.preventDefault();
    if (!isBusy) enterToken(token.trim());
  };
  const said = SAID[why];
  return (
    <Dialog label={t("tokenTitle")}>
      <form class="stack" onSubmit={enter}>
        <h1>{t("tokenTitle")}</h1>
        <p class="muted">{t("tokenLead")}</p>
        <input
          ref={field}
          type="password"
          autocomplete="off"
          required
          aria-label={t("tokenTitle")}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <div role="alert">
          {said && <p class="wrong">{t(said)}</p>}
          {untilMs !== undefined && <Wait untilMs={untilMs} />}
        </div>
        <button type="submit" class="btn pri" disabled={isBusy}>
          {t("enter")}
        </button>
      </form>
    </Dialog>
  );
}

/** How long it takes until the token is tried again. */
function Wait({ untilMs }: { readonly untilMs: number }) {
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((untilMs - performance.now()) / 1000));
  return (
    <p class="wrong">
      {t("tokenWaits")} <span aria-hidden="true">{counted(seconds, "second", "seconds")}</span>
    </p>
  );
}
