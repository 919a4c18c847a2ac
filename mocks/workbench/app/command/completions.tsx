import { useEffect, useRef } from "preact/hooks";
import { t } from "../words.js";
import type { Completion } from "./complete.js";

interface CompletionsProps {
  readonly all: readonly Completion[];
  readonly chosen: number;
  readonly pick: (one: Completion) => void;
}

/** What can stand next, to choose from. */
export function Completions({ all, chosen, pick }: CompletionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div
      id="completions"
      class="completions ltr"
      role="listbox"
      aria-label={t("completions")}
      ref={list}
    >
      {all.map((one, n) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows and Tab of the field choose as well.
        <div
          key={one.line}
          id={`completion-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === chosen}
          onClick={() => pick(one)}
        >
          <b>{one.label}</b> <span class="muted">{one.about}</span>
        </div>
      ))}
    </div>
  );
}
