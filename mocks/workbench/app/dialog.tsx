import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { fork, rewind } from "./actions.js";
import { ActionButton } from "./parts.js";
import { useRead } from "./reading.js";
import { type Closed, enterToken } from "./token.js";
import { counted, dayOf, t, timeOf, type Word } from "./words.js";

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

/**
 * Asks before a rewind: how much it takes back, told anew whenever something happens, and whether a fork would
 * do. A small number is that of an event, a large one an instant.
 */
export function Ask({ at, close }: { readonly at: number | string; readonly close: () => void }) {
  const first = useRef<HTMLButtonElement>(null);
  const to = typeof at === "number" && at > 1e11 ? new Date(at).toISOString() : at;
  const preview = useRead<"gateway.previewRewind">(`/rewind?to=${encodeURIComponent(String(to))}`);
  useEffect(() => first.current?.focus(), []);
  const run = (job: () => Promise<unknown>) => () => {
    close();
    job();
  };
  const instant = preview?.at ?? (typeof to === "string" && /^\d{4}-/.test(to) ? to : undefined);
  const label = typeof to === "string" && to !== instant && !/^\d{4}-/.test(to) ? to : undefined;
  return (
    <Dialog label={t("rewindTo")} role="alertdialog" close={close}>
      <h2>
        {t("rewindTo")} {typeof to === "number" && <bdi>#{to}</bdi>}
        {label !== undefined && <bdi>{label}</bdi>}{" "}
        {instant !== undefined && <bdi>{`${dayOf(instant)} ${timeOf(instant)}`}</bdi>}
      </h2>
      <p aria-live="polite">
        {preview === null ? t("noMatch") : preview ? counted("undone", preview.events) : "…"}
      </p>
      <div class="bar">
        <ActionButton class="bad" isOff={!preview} run={run(() => rewind(to))}>
          {t("rewind")}
        </ActionButton>
        <ActionButton class="pri" button={first} run={run(() => fork(to))}>
          {t("forkInstead")}
        </ActionButton>
        <button type="button" class="btn ghost" onClick={close}>
          {t("keep")}
        </button>
      </div>
    </Dialog>
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
      {t("tokenWaits")} <span aria-hidden="true">{counted("seconds", seconds)}</span>
    </p>
  );
}
