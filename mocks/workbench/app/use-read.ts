import { useEffect, useRef, useState } from "preact/hooks";
import type { operations } from "../../../spec/generated/control.types.js";
import { type Answer, placeOf, read } from "./api.js";
import type { Topic } from "./counts.js";
import { useAgain } from "./use-again.js";
import { useLive } from "./use-live.js";

/** What was read, and where. */
interface PathRead {
  readonly path: string;
  readonly body: unknown;
}

/** Reads something of the sandbox, and again when something happened in it that may change it. */
export function useRead<Id extends keyof operations>(
  path: string | undefined,
  topics?: readonly Topic[],
): Answer<Id> | undefined {
  const sandbox = useLive((known) => known.sandbox);
  const reading = useLive((known) => known.reading);
  const version = useLive((known) =>
    topics === undefined
      ? known.version
      : topics.reduce((sum, topic) => sum + (known.versions[topic] ?? 0), 0),
  );
  const [answer, setAnswer] = useState<PathRead>();
  const full = path === undefined || sandbox === "" ? undefined : placeOf(sandbox) + path;
  const wanted = useRef(full);
  wanted.current = full;
  const look = async () => {
    if (full === undefined) return;
    const body = await read<Id>(full).catch(() => undefined);
    if (full === wanted.current) setAnswer({ path: full, body });
  };
  useEffect(() => void look(), [full, reading]);
  useAgain(version, look);
  // It was read as an answer of this operation, above.
  return answer?.path === full ? (answer?.body as Answer<Id> | undefined) : undefined;
}
