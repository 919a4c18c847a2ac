import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Known } from "./known.js";
import { live } from "./live.js";

/** Drawing may take this part of the time at most, whatever happens. */
const DRAWING_SHARE = 5;

/** What is known now; the component is drawn again when that changes, at most so often. */
export function useKnown(everyMs = 0): Known {
  const [, draw] = useState(0);
  const began = performance.now();
  const took = useRef(0);
  useLayoutEffect(() => {
    took.current = performance.now() - began;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const again = () => {
      timer = undefined;
      last = performance.now();
      draw((count) => count + 1);
    };
    const stop = live.watch(() => {
      const pause = Math.max(everyMs, took.current * DRAWING_SHARE);
      const rest = last + pause - performance.now();
      if (rest <= 0 && timer === undefined) again();
      else timer ??= setTimeout(again, rest);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return live.known;
}

/** A part of what is known; the component is drawn again only when that part changes. */
export function useLive<T>(select: (known: Known) => T): T {
  const [, draw] = useState(0);
  const current = useRef({ select, seen: undefined as T | undefined });
  const seen = select(live.known);
  current.current = { select, seen };
  useEffect(
    () =>
      live.watch(() => {
        const { select: of, seen: before } = current.current;
        if (!Object.is(of(live.known), before)) draw((count) => count + 1);
      }),
    [],
  );
  return seen;
}
