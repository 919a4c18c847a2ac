import { bodyUnderWay } from "./plan.js";

/** What Vitest and Jest know of the snapshots of a test file. Their types have only `match`. */
interface SnapshotState {
  _counters: Map<string, number>;
  _updateSnapshot: string;
  match(given: { readonly testName: string }): unknown;
}

/** How a body under a plan names its snapshots, and how many it has compared with. */
interface BodySnapshots {
  readonly counters: SnapshotState["_counters"];
  readonly test: string | undefined;
}

const ofBody = new WeakMap<object, BodySnapshots>();
const shared = new WeakSet<SnapshotState>();

/**
 * Lets the body that calls this compare with the snapshots of its test, counted from the first. It writes none.
 * `test` is its name for a runner that believes by now that another test runs, whose name `current` returns.
 */
export function shareSnapshots(
  state: object | undefined,
  test?: string,
  current: () => string = () => "",
): void {
  const own = state as SnapshotState | undefined;
  const body = bodyUnderWay();
  if (!own?._counters || !body) return;
  const counters = new (own._counters.constructor as MapConstructor)<string, number>();
  ofBody.set(body, { counters, test });
  if (shared.has(own)) return;
  shared.add(own);
  own._updateSnapshot = "none";
  const all = own._counters;
  const match = own.match.bind(own);
  own.match = (given) => {
    const asking = bodyUnderWay();
    const its = asking && ofBody.get(asking);
    own._counters = its?.counters ?? all;
    const { testName } = given;
    // A hint of the assertion may follow the name of the test.
    const name = its?.test === undefined ? testName : its.test + testName.slice(current().length);
    return match({ ...given, testName: name });
  };
}
