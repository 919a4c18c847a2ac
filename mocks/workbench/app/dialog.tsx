import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Closed, enterToken } from "./token.js";
import { counted, t, type Word } from "./words.js";

interface DialogProps {
  readonly label: string;
  readonly class?: string;
  readonly role?: "dialog" | "alertdialog";
  /** What closes it; without it, it stays. */
  readonly close?: () => void;
  readonly children: ComponentChildren;
}

/** A dialog over the page: it holds the focus, Escape closes it, and the focus goes back where it was. */
export function Dialog({ label, class: name = "", role = "dialog", close, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      // What is behind an open dialog takes no focus.
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the dialog itself.
    <dialog
      ref={box}
      class={`box ${name}`}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
      // A browser that was asked twice closes it by itself.
      onClose={() => (close ? box.current && close() : box.current?.showModal())}
      onClick={(event) => event.target === box.current && close?.()}
    >
      {children}
    </dialog>
  );
}

/** The message for a rejected token. */
const SAID: Readonly<Partial<Record<Closed["why"], Word>>> = {
  wrong: "tokenWrong",
  ended: "tokenEnded",
  silent: "tokenSilent",
};

/** Asks for the token until the gateway accepts one. */
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

/** How long it takes until the page retries the token. */
function Wait({ untilMs }: { readonly untilMs: number }) {
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((untilMs - performance.now()) / 1000));
  return (
    <p class="wrong">
      {t("tokenWaits")} <span aria-hidden="true">{counted("seconds", seconds)}</span>
    </p>
  );
}
