import { useEffect, useRef, useState } from "preact/hooks";
import { lookedAt } from "./drawing.js";
import { live } from "./live.js";

/** How soon something is done again, and how much rarer than it takes to do it. */
const AGAIN_MS = 100;
const SHARE = 20;

/**
 * Does something again when a version changes, soon, and never so often that it does little else: what
 * changes meanwhile is done once afterwards. With no version there is nothing to do.
 */
export function useAgain(version: number | undefined, job: () => Promise<unknown>): void {
  const [, draw] = useState(0);
  const done = useRef(version);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (version === undefined || done.current === undefined) {
      done.current = version;
      return;
    }
    if (timer.current !== undefined || done.current === version) return;
    timer.current = setTimeout(async () => {
      await lookedAt();
      const began = performance.now();
      done.current = version;
      await job();
      const rest = Math.max(live.pauseMs, (performance.now() - began) * SHARE);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        draw((count) => count + 1);
      }, rest);
    }, AGAIN_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
