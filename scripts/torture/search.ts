/** One call of a client, on one thing. Instants are of one clock that never goes back. */
export interface Operation<Input, Answer> {
  /** The thing it is about. Things are independent, so each is checked by itself. */
  readonly key: string;
  readonly input: Input;
  readonly invokedAt: number;
  /**
   * The answer, and when. Null where it is unknown (time-out, 5xx, connection cut, client
   * killed): such a call may have happened at any time from its invocation on, or never.
   */
  readonly returned: { readonly at: number; readonly answer: Answer } | null;
}

/** What a thing should do when its calls come one after another. States and inputs are plain data. */
export interface Model<State, Input, Answer> {
  readonly start: State;
  /**
   * The state after a call, or null when this answer cannot come from this state. Without an answer
   * it is one that was lost: the state that the call would have led to.
   */
  step(state: State, input: Input, answer: Answer | undefined): State | null;
  /**
   * Whether a call with this answer changes nothing in any state. It is taken as soon as its answer fits,
   * so that many concurrent readers cause no more work than one.
   */
  isLook(input: Input, answer: Answer): boolean;
}

/** One possible history so far. */
interface Way<State> {
  readonly state: State;
  /** Calls that have happened and whose return is yet to come. */
  readonly happened: ReadonlySet<number>;
  /** How many calls without an answer have happened, by their input. */
  readonly spent: ReadonlyMap<string, number>;
}

/** What has been invoked at some point of the history. */
interface Invoked<Input, Answer> {
  /** Calls that are yet to return, by their place in the history. */
  readonly open: Map<number, { readonly input: Input; readonly answer: Answer }>;
  /** Calls without an answer. Those with the same input are as good as each other. */
  readonly lost: Map<string, { readonly input: Input; count: number }>;
}

/** What a search came to: the instant of the first answer that nothing explains, if there is one. */
export type Found = "explained" | "undecided" | { readonly at: number };

/**
 * Goes through the calls on one thing as Lowe's just-in-time search does: with all states in which
 * the thing can be, and nothing taken to have happened before a return asks for it.
 */
export function search<State, Input, Answer>(
  model: Model<State, Input, Answer>,
  operations: readonly Operation<Input, Answer>[],
  budget: { stepsLeft: number },
): Found {
  const invoked: Invoked<Input, Answer> = { open: new Map(), lost: new Map() };
  let ways: readonly Way<State>[] = [{ state: model.start, happened: new Set(), spent: new Map() }];
  for (const { at, id, isReturn } of instantsOf(operations)) {
    const operation = operations[id];
    if (!operation) continue;
    if (!isReturn) {
      invoke(invoked, id, operation);
      continue;
    }
    ways = waysPast(model, ways, { id, invoked, budget });
    if (budget.stepsLeft <= 0) return "undecided";
    if (ways.length === 0) return { at };
    invoked.open.delete(id);
  }
  return "explained";
}

interface Instant {
  readonly at: number;
  readonly id: number;
  readonly isReturn: boolean;
}

/** Invocations and returns in order. Those at one instant overlap: a coarse clock is no violation. */
function instantsOf(operations: readonly Operation<unknown, unknown>[]): readonly Instant[] {
  const instants = operations.flatMap(({ invokedAt, returned }, id) => {
    const begins = { at: invokedAt, id, isReturn: false };
    return returned ? [begins, { at: returned.at, id, isReturn: true }] : [begins];
  });
  return instants.sort((a, b) => a.at - b.at || Number(a.isReturn) - Number(b.isReturn));
}

function invoke<Input, Answer>(
  { open, lost }: Invoked<Input, Answer>,
  id: number,
  { input, returned }: Operation<Input, Answer>,
): void {
  if (returned) {
    open.set(id, { input, answer: returned.answer });
    return;
  }
  const kind = JSON.stringify(input);
  const same = lost.get(kind);
  if (same) same.count += 1;
  else lost.set(kind, { input, count: 1 });
}

/** A return that is to be got past. */
interface Return<Input, Answer> {
  readonly id: number;
  readonly invoked: Invoked<Input, Answer>;
  readonly budget: { stepsLeft: number };
}

/** All ways in which a call can have happened by the time it returns. */
function waysPast<State, Input, Answer>(
  model: Model<State, Input, Answer>,
  before: readonly Way<State>[],
  { id, invoked, budget }: Return<Input, Answer>,
): readonly Way<State>[] {
  const past = new Map<string, Way<State>>();
  const seen = new Map(before.map((way) => [nameOf(way), way]));
  // A map hands out what is added to it on the way.
  for (const way of seen.values()) {
    const steps = stepsFrom(model, way, invoked);
    budget.stepsLeft -= 1 + invoked.open.size + invoked.lost.size;
    if (budget.stepsLeft <= 0) return [];
    if (steps.settled.has(id)) {
      const happened = new Set(steps.settled);
      happened.delete(id);
      const through = { ...way, happened };
      past.set(nameOf(through), through);
    } else {
      for (const next of steps.next) seen.set(nameOf(next), next);
    }
  }
  return [...past.values()];
}

const nameOf = ({ state, happened, spent }: Way<unknown>): string =>
  JSON.stringify([state, [...happened].sort(), [...spent].sort()]);

/**
 * The possible next calls. A read is best taken when its answer fits: it blocks no other call. A lost call
 * that changes nothing here is best left for later.
 */
function stepsFrom<State, Input, Answer>(
  model: Model<State, Input, Answer>,
  { state, happened, spent }: Way<State>,
  { open, lost }: Invoked<Input, Answer>,
): { readonly settled: ReadonlySet<number>; readonly next: readonly Way<State>[] } {
  const settled = new Set(happened);
  const changes: { readonly id: number; readonly after: State }[] = [];
  for (const [id, { input, answer }] of open) {
    if (happened.has(id)) continue;
    const after = model.step(state, input, answer);
    if (after === null) continue;
    if (model.isLook(input, answer)) settled.add(id);
    else changes.push({ id, after });
  }
  const next: Way<State>[] = changes.map(({ id, after }) => {
    return { state: after, happened: new Set([...settled, id]), spent };
  });
  for (const [kind, { input, count }] of lost) {
    const used = spent.get(kind) ?? 0;
    const after = used < count ? model.step(state, input, undefined) : null;
    if (after === null || JSON.stringify(after) === JSON.stringify(state)) continue;
    next.push({ state: after, happened: settled, spent: new Map(spent).set(kind, used + 1) });
  }
  return { settled, next };
}

/** Any call of a history whose answer may be left out. */
interface Answered {
  readonly returned: object | null;
}

/**
 * The calls whose answers contradict each other, out of a history that nothing explains. An answer is
 * left out where the rest stays without explanation. The call itself is kept as one that may have
 * happened: without it, what others saw of it would look wrong and the part would accuse the innocent.
 * An answer that is needed stays needed when others are left out, so one pass of each size will do.
 */
export function relevantPart<Call extends Answered>(
  history: readonly Call[],
  isViolated: (history: readonly Call[]) => boolean,
): readonly Call[] {
  let calls = history;
  const answered = () => calls.flatMap(({ returned }, at) => (returned ? [at] : []));
  for (let size = answered().length; size >= 1; size = Math.floor(size / 2)) {
    for (const chunk of chunksOf(answered(), size)) {
      const without = calls.map((call, at) => (chunk.has(at) ? { ...call, returned: null } : call));
      if (isViolated(without)) calls = without;
    }
  }
  return calls.filter(({ returned }) => returned);
}

function chunksOf(places: readonly number[], size: number): readonly ReadonlySet<number>[] {
  const count = Math.ceil(places.length / size);
  const chunks = Array.from(
    { length: count },
    (_, n) => new Set(places.slice(n * size, (n + 1) * size)),
  );
  // The last ones are left out first, so that what is kept is the first thing that went wrong.
  return chunks.reverse();
}
