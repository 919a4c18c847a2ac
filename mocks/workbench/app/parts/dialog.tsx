import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { enterToken, type Locked } from "../data/token.js";
import { counted, t, type Word } from "../words.js";

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
  // It opens before the next key arrives, so that no letter goes to the page behind it.
  useLayoutEffect(() => {
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
const MESSAGES: Readonly<Partial<Record<Locked["why"], Word>>> = {
  wrong: "tokenWrong",
  silent: "tokenSilent",
};

/** Asks for the control token. */
export function TokenQuestion({ why, waitSeconds }: Locked) {
  const [token, setToken] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const enter = async (event: Event) => {
    event.preventDefault();
    setIsBusy(true);
    await enterToken(token.trim());
    setIsBusy(false);
  };
  const message = MESSAGES[why];
  return (
    <Dialog label={t("tokenTitle")}>
      <form class="stack" onSubmit={enter}>
        <h1>{t("tokenTitle")}</h1>
        <p class="muted">{t("tokenLead")}</p>
        <input
          type="password"
          autocomplete="off"
          required
          aria-label={t("tokenTitle")}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <p role="alert" class="wrong">
          {message && t(message)}
          {waitSeconds !== undefined && `${t("tokenWaits")} ${counted("seconds", waitSeconds)}.`}
        </p>
        <button type="submit" class="btn pri" disabled={isBusy}>
          {t("enter")}
        </button>
      </form>
    </Dialog>
  );
}
