import { useEffect, useRef, useState } from "preact/hooks";
import type { operations } from "../../../spec/generated/control.types.js";
import { type Answer, ApiProblem, placeOf, read } from "./api.js";
import { canAct, live, lookedAt, type Topic, useLive } from "./store.js";

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

/** What was read, and where. */
interface PathRead {
  readonly path: string;
  readonly body: unknown;
}

/** Whether the gateway says that there is no such thing, or that it can never be one. */
const isNone = (error: unknown) =>
  error instanceof ApiProblem && [400, 404, 410].includes(error.status);

/**
 * Reads something of the sandbox, and again when something happened in it that may change it: undefined
 * until it was read, null where there is no such thing. What was read stays while nobody answers.
 */
export function useRead<Id extends keyof operations>(
  path: string | undefined,
  topics?: readonly Topic[],
): Answer<Id> | null | undefined {
  const sandbox = useLive((known) => known.sandbox);
  const reading = useLive((known) => known.reading);
  const version = useLive((known) =>
    topics === undefined
      ? known.version
      : topics.reduce((sum, topic) => sum + (known.versions[topic] ?? 0), 0),
  );
  const [answer, setAnswer] = useState<PathRead>();
  // Before the sandbox itself was read nothing is asked, so that nothing is asked twice.
  const full = path === undefined || reading === undefined ? undefined : placeOf(sandbox) + path;
  const wanted = useRef(full);
  wanted.current = full;
  const isUnheard = useRef(false);
  const look = async () => {
    if (full === undefined) return;
    const body = await read<Id>(full).catch((error: unknown) => (isNone(error) ? null : undefined));
    if (full !== wanted.current) return;
    isUnheard.current = body === undefined;
    if (body !== undefined) setAnswer({ path: full, body });
  };
  useEffect(() => void look(), [full, reading]);
  useAgain(version, look);
  const canAsk = useLive(canAct);
  const isNowhere = useLive(({ status }) => status === "gone") && reading === undefined;
  useEffect(() => {
    if (canAsk && isUnheard.current) look();
  }, [canAsk]);
  if (isNowhere && path !== undefined) return null;
  // It was read as an answer of this operation, above.
  return answer?.path === full ? (answer?.body as Answer<Id> | null | undefined) : undefined;
}
