import type { Store } from "../store/store.js";
import type { Clock } from "./clock.js";

/** How long a store that is well may take to answer. */
const ANSWER_MS = 2000;

/** The beginning of time: nothing is due by then, so the answer costs nothing. */
const NEVER = 0;

/** Why a store does not answer, in a sentence; null when it does. */
export async function storeTrouble(store: Store, clock: Clock): Promise<string | null> {
  let cancel = (): void => undefined;
  const late = new Promise<string>((resolve) => {
    const why = `the store does not answer within ${ANSWER_MS / 1000} seconds`;
    cancel = clock.wait(ANSWER_MS, () => resolve(why));
  });
  const ask = async (): Promise<null> => {
    await store.list(NEVER);
    return null;
  };
  const asked = ask().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  return Promise.race([asked, late]).finally(() => cancel());
}
