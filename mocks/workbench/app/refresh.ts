/** Resolves as soon as the page is visible: nothing is read or drawn for a page in the background. */
function pageVisible(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve();
    const changed = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", changed);
      resolve();
    };
    document.addEventListener("visibilitychange", changed);
  });
}

/** How often a job may run. */
interface Pace {
  /** How long to wait before the first run, so that what happens meanwhile needs no second one. */
  readonly soonMs: number;
  /** How many times longer than the job the rest after it is. */
  readonly share: number;
  /** The shortest rest after a run; none without it. */
  readonly restMs?: () => number;
}

/** A job that runs at its own pace, however often it is asked for. */
export interface PacedJob {
  /** Runs the job soon. While it runs or rests, asks for one more run after that. */
  ask(): void;
  /** Runs it no more. */
  stop(): void;
}

/** Runs a job one at a time, with a rest in proportion to what it took, and not while the page is hidden. */
export function paced(job: () => unknown, { soonMs, share, restMs = () => 0 }: Pace): PacedJob {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let isStopped = false;
  const run = async () => {
    await pageVisible();
    if (isStopped) return;
    isAsked = false;
    const began = performance.now();
    try {
      await job();
    } finally {
      const rest = Math.max(restMs(), (performance.now() - began) * share);
      timer = setTimeout(rested, rest);
    }
  };
  const rested = () => {
    timer = undefined;
    if (isAsked) ask();
  };
  const ask = () => {
    isAsked = true;
    if (!isStopped) timer ??= setTimeout(run, soonMs);
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { ask, stop };
}

/** How often a page in the background is drawn: it has no frames. */
const HIDDEN_MS = 250;

/** Returns a function that draws once in the next frame, however often it is called before that. */
export function onceAFrame(draw: () => void): () => void {
  let isWaiting = false;
  const now = () => {
    isWaiting = false;
    draw();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    if (document.hidden) setTimeout(now, HIDDEN_MS);
    else requestAnimationFrame(now);
  };
}
