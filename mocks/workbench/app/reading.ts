import { useEffect, useRef, useState } from "preact/hooks";
import type { operations } from "../../../spec/generated/control.types.js";
import { type Answer, ApiProblem, placeOf, read } from "./api.js";
import type { Topic } from "./event-kinds.js";
import { type PacedJob, paced } from "./refresh.js";
import { canAct, live, useLive } from "./store.js";

/**
 * Does a job again soon after a version has changed, but at its own pace. While there is no version, there is
 * nothing to do again.
 */
export function useAgain(version: number | undefined, job: () => Promise<unknown>): void {
  const latest = useRef(job);
  latest.current = job;
  const pace = useRef<PacedJob>();
  const before = useRef(version);
  useEffect(() => {
    const restMs = () => live.pauseMs;
    pace.current = paced(() => latest.current(), { soonMs: 100, share: 20, restMs });
    return () => pace.current?.stop();
  }, []);
  useEffect(() => {
    const isFirst = before.current === undefined || version === undefined;
    if (!isFirst && version !== before.current) pace.current?.ask();
    before.current = version;
  }, [version]);
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
 * Reads something of the sandbox, and again when an event may have changed it: undefined until it was read,
 * null if it does not exist. The last value stays while the gateway does not answer.
 */
export function useRead<Id extends keyof operations>(
  path: string | undefined,
  topics?: readonly Topic[],
): Answer<Id> | null | undefined {
  const sandbox = useLive((state) => state.sandbox);
  const reading = useLive((state) => state.reading);
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
