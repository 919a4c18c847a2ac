import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

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
