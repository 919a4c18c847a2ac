import type { Store } from "../store/store.js";
import type { Clock } from "./clock.js";

/**
 * Renews a lease again and again, so that it can be short: who holds it and dies keeps others waiting
 * for no longer than its length. One that cannot be renewed runs out. The result ends the renewing.
 */
export function keptLease(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  sandbox: string,
  what: string,
  lengthMs: number,
): () => void {
  let isOver = false;
  let cancel = (): void => undefined;
  const renew = async () => {
    try {
      await store.lease(sandbox, what, lengthMs);
    } catch {
      // Its holder hears of the store by what it asks itself.
    }
    if (!isOver) later();
  };
  const later = () => {
    cancel = clock.wait(lengthMs / 3, renew);
  };
  later();
  return () => {
    isOver = true;
    cancel();
  };
}
