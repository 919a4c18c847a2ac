import type { ComponentChildren, Ref } from "preact";
import { canAct } from "./known.js";
import { useLive } from "./use-live.js";

interface DeedProps {
  /** How it looks besides being a button. */
  readonly class?: string;
  /** Off for a reason of its own. */
  readonly isOff?: boolean;
  readonly run: () => unknown;
  /** Given the button itself, for whoever moves the focus to it. */
  readonly button?: Ref<HTMLButtonElement>;
  readonly children: ComponentChildren;
}

/** A button that does something to the sandbox: off while nothing can be done to it. */
export function Deed({ class: look = "", isOff = false, run, button, children }: DeedProps) {
  const isOn = useLive(canAct);
  return (
    <button
      type="button"
      class={`btn ${look}`}
      ref={button ?? null}
      disabled={isOff || !isOn}
      onClick={() => run()}
    >
      {children}
    </button>
  );
}
