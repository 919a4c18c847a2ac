/** A change of the code that no test has to notice, and why. Whoever lists one has looked at it. */
export interface Explained {
  readonly file: string;
  /** A part of the line on which the change begins; any line if there is none. */
  readonly line?: string;
  /** The code that is changed, on one line. */
  readonly code?: string;
  /** What it is changed into, on one line; any change of it if there is none. */
  readonly into?: string;
  readonly why: string;
}

type Entries = readonly Omit<Explained, "file">[];

/** Changes of one file of the domain. */
const domain = (name: string, entries: Entries) => of(`mocks/domain/${name}.ts`, entries);

/** Changes of one file of the store. */
const store = (name: string, entries: Entries) => of(`mocks/store/${name}.ts`, entries);

/** Changes of one file of the runtime. */
const runtime = (name: string, entries: Entries) => of(`mocks/runtime/${name}.ts`, entries);

function of(file: string, entries: Entries): readonly Explained[] {
  return entries.map((entry) => ({ file, ...entry }));
}

/** An entry that no survivor needs any more is told by the run, and fails it. */
export const EXPLAINED: readonly Explained[] = [
  ...domain("agenda", [
    {
      line: "!this.#lanes[kind].add",
      into: "true",
      why: "an entry too many is dropped in its turn",
    },
    { line: "if (this.#first && at", why: "the first one is found again" },
    { line: "const filled", why: "what is empty adds nothing" },
    { line: "const [only = []]", why: "there is always a part" },
    { line: "const isOrdered", why: "what is in order stays as it is when it is sorted" },
    { line: "add(at: EpochMs", why: "all can be in the heap: a lane takes less" },
    { line: "length > this.#head && at", why: "all can be in the heap: a lane takes less" },
    { line: "return true;", into: "false", why: "an entry too many is dropped in its turn" },
    { line: "if (at === undefined || !other)", into: "false", why: "no number is before another" },
    { line: "return at < other.at", why: "no two have one order" },
    { line: "this.#head > TAKEN_MAX", why: "it is about memory alone" },
    { line: "for (let n = this.#head", why: "after the last there is none" },
    { code: "entry", into: "true", why: "up to the last there is one" },
    { line: "at === undefined || id === undefined", why: "the three are there together" },
  ]),
  ...domain("callback", [
    {
      code: 'event.type === "callback-scheduled"',
      into: "true",
      why: "no other beginning can be held",
    },
  ]),
  ...domain("card", [
    {
      code: "total + (value > 9 ? value - 9 : value)",
      why: "a sum and its negative are both whole tens, or neither is",
    },
    { line: "number === undefined", into: "false", why: "the digits of no number are none" },
  ]),
  ...domain("decide", [
    {
      code: "callbacks.length === 0",
      into: "false",
      why: "adding nothing makes an equal decision",
    },
  ]),
  ...domain("evolve", [
    { code: "event.at > world.lastAt", why: "the same instant is the same" },
    {
      code: 'event.type !== "charges-arranged"',
      into: "true",
      why: "an entry too many is dropped in its turn",
    },
    {
      line: "if (isIn) table.set(id, true)",
      into: "false",
      why: "what counts is that it is there",
    },
  ]),
  ...domain("fold-invoice", [
    {
      code: "before?.status",
      into: "before.status",
      why: "an invoice that nobody created has thrown",
    },
    {
      code: 'event.type === "invoice-reopened"',
      into: "true",
      why: "the agenda drops an entry too many when it looks at it",
    },
    { code: "from === to", into: "false", why: "counting in and out of one state changes nothing" },
    { code: "later", into: "true", why: "one that is not the latest has a later one" },
  ]),
  ...domain("journey", [
    {
      code: "startedAt === null",
      into: "false",
      why: "what was not started has no next charge",
    },
  ]),
  ...domain("planned-callbacks", [
    {
      code: "world.recurring.get(recurringId)?.plan",
      why: "charges are of payments that are there",
    },
    { line: "target === undefined", why: "charges are of payments that are there" },
  ]),
  ...domain("receivers", [
    { code: "[]", why: "an order without receivers is not shared out, and not asked about" },
  ]),
  ...domain("recurring", [
    { line: 'event.type === "recurring-withdrawn"', into: "{}", why: "it is gone right after" },
    { line: "arranged.length > 0", why: "less of nothing is nothing" },
  ]),
  ...domain("table", [
    { line: "if (id !== this.#lastId)", into: "true", why: "what is found again is the same" },
    { line: "const isDeleted", why: "nothing is among those deleted where there are none" },
  ]),
  ...domain("world", [
    { code: "next.earlier === null", into: "false", why: "no invoice has the number null" },
  ]),
  ...store("body-segments", [
    { line: "latin1", into: "false", why: "ASCII is the same in both encodings" },
    { line: "segment.bytes.write", into: "length >= 0", why: "writing nothing changes nothing" },
  ]),
  ...store("event-forms", [
    {
      code: "form === formOf(lifts)",
      into: "false",
      why: "today's form has no lift to go through",
    },
  ]),
  ...store("event-list", [
    { line: "#last", code: "[]", why: "the first event of a chunk begins a new one" },
  ]),
  ...store("journal", [
    { line: "function isShort", why: "the long way comes to the same" },
    { line: "return length <= most", into: "false", why: "the long way comes to the same" },
    { line: "return length <= most", into: "length < most", why: "so does it at the limit" },
    { line: "isShort(record, most)", into: "false", why: "the long way comes to the same" },
    { line: "values.length === 0", into: "false", why: "no texts have no letters" },
    { line: "const isLarge", into: "true", why: "null is short as a text" },
    { line: "record: cut.length", into: "false", why: "a copy of what was not cut is equal" },
    { line: "[...bodies, ...cut]", into: "false", why: "none before those cut is those cut" },
  ]),
  ...store("memory", [
    {
      line: "from.epoch === at.epoch && from.seq >= at.seq",
      why: "the long way finds no event after the end either",
    },
    { code: "sandbox !== null", into: "true", why: "no log has the name null" },
    { code: "{ return undefined; }", into: "{}", why: "the end of a function gives the same" },
    { line: "writers: []", why: "an entry without a number is of no event" },
    { code: "events.length > 0", why: "an entry for no event tells nothing" },
    {
      code: "last?.writer === this",
      into: "false",
      why: "two entries of one writer say what one says",
    },
    {
      line: "while (log.writers.length > 1",
      code: "log.writers.length > 1",
      why: "one alone has none before it, whose number would be none",
    },
    {
      code: "Number(log.writers.at(-2)?.until) >= keep",
      into: "Number(log.writers.at(-2)?.until) > keep",
      why: "what stays is of no event, or goes on",
    },
    { code: "log.writers.at(-2)?.until", why: "there are two" },
    { line: "if (last)", why: "a log has a first event, which somebody wrote" },
    { line: "keys = []", code: "[]", why: "nobody asks for a key of that name" },
    { line: "const isFreed", why: "where the log ends there is nothing to free" },
    { line: "seq <= until", why: "somebody wrote each event" },
  ]),
  ...store("memory-journal", [
    { line: "if (!slot)", into: "true", why: "slots are used again to be quick" },
    { line: "more > journalBytes", why: "a byte less is as good" },
    {
      line: "while (this.#segments.length > 0",
      code: "this.#segments.length > 0",
      why: "the next entry's segment is among them, and of none the first is none",
    },
    { code: "this.#segments.shift()?.bytes", why: "there is one" },
    { line: "!request && !response", into: "false", why: "none before those cut is those cut" },
  ]),
  ...store("memory-storage", [
    { code: "key === undefined", into: "false", why: "nobody owns the key undefined" },
  ]),
  ...runtime("addresses", [
    { line: "Object.entries(marks).every", why: "each way has its marks at one place" },
  ]),
  ...runtime("callback-client", [
    { line: "if (this.#isOver) return;", into: "false", why: "a promise is resolved once" },
    { line: "/^https?:$/", into: "/^https?:/", why: "a scheme ends with its colon" },
    { line: 'request.on("close"', why: "every end that is known is heard of before" },
    { line: "answer.readBytes >", why: "a byte less is as good" },
  ]),
  ...runtime("callback-dispatcher", [
    { line: "? NONE", into: "false", why: "a list without entries is as empty" },
  ]),
  ...runtime("callback-limiter", [
    { code: "open === 0", into: "false", why: "none open is as good as unknown" },
    {
      code: "head.order < first.order",
      into: "head.order <= first.order",
      why: "no two are equal",
    },
    { line: "queues?.get", code: "queues?.get", why: "a call that waits has its queue" },
    { line: "queue?.shift", code: "queue?.shift", why: "a call that waits has its queue" },
    { line: "queue?.length === 0", why: "a queue without calls has no first" },
    { line: "queues && queues.size", why: "an owner without calls has no first" },
  ]),
  ...runtime("callback-request", [
    { line: "/^amount$/i", why: "no other field has a name like it" },
  ]),
  ...runtime("egress", [{ line: "url.hostname.replace", why: "no host has a bracket within it" }]),
  ...runtime("receiving-answer", [{ code: "room <= 0", why: "a piece of nothing adds nothing" }]),
  ...runtime("text-table", [{ why: "equal texts cannot be told apart: it is about memory" }]),
  ...runtime("tokens", [
    { line: "known !== undefined", why: "what is digested again is the same" },
    { line: "this.#digests.size", why: "what is digested again is the same" },
    { code: "/\\s+/", why: "what comes last is the same" },
  ]),
  ...runtime("caretaker", [
    { line: "if (store.shared) {", into: "true", why: "where nobody else writes there is no news" },
    { code: "only !== undefined", into: "true", why: "where there is one it has a name" },
    { line: "aliveCount > MANY", why: "one sandbox more or less is as good" },
    {
      line: "const isOurs",
      into: "false",
      why: "one that is in memory has its own timer, and whoever looks after it finds it in the log",
    },
    { code: "keepDays === undefined", into: "false", why: "nothing is older than no number" },
    { line: "this.#forgotAtMs < HOUR_MS", why: "a millisecond more or less is as good" },
    { line: "this.#readAtMs < DIRECTORY_MS", why: "a millisecond more or less is as good" },
  ]),
  ...runtime("gateway", [
    { code: "!store.outlives", into: "false", why: "all that there are have been brought up" },
    { code: "events > EVENTS_TO_BRING_UP", why: "an event more or less is as good" },
    { code: "events.at(-1)?.at", why: "a log has a first event" },
    { code: "name === undefined", into: "false", why: "no sandbox has the name undefined" },
  ]),
  ...runtime("live-sandboxes", [
    { code: "this.#kept?.add", why: "hints come where sandboxes are kept alone" },
    {
      code: "this.#parts.observe || sandbox.isWatched",
      into: "true",
      why: "to read on early changes nothing",
    },
    { code: "[]", why: "nobody asks for a key of that name" },
    { line: "if (this.size === 1", why: "the rounds ask for the only one, and for what has calls" },
    { code: "!held.deref()", why: "it is about memory: what is gone is not found" },
    { code: "held.deref()?.close", why: "the collector of garbage decides" },
    { code: "sandbox", into: "true", why: "when nothing was last asked for is not asked" },
  ]),
  ...runtime("observer", [
    { code: "observer.event?.(sandbox, logged)", why: "it is there when it is asked" },
    { line: "if (!this.#observer.request)", why: "nobody is told either way" },
    { code: "this.#observer.request?.(sandbox, entry)", why: "it is there when it is asked" },
  ]),
  ...runtime("passage", [
    { line: "const drained", why: "waiting for nothing takes no time that counts" },
    {
      line: "drained instanceof Promise",
      into: "true",
      why: "waiting for nothing changes nothing",
    },
    { line: "fired instanceof Promise", into: "true", why: "waiting for nothing changes nothing" },
  ]),
  ...runtime("patience", [
    { line: "STEP_MS + LATE_MS", why: "a millisecond more or less is as good" },
    { line: "forMs >= PATIENCE_MS / 2", into: "forMs > PATIENCE_MS / 2", why: "so it is here" },
    {
      code: "stream.world.callbacks.get(callbackId)?.target",
      why: "an open callback is one of those that there are",
    },
  ]),
  ...runtime("time-travel", [
    { line: "const set = stream.commit", why: "a clock is set at what it shows, and calls nobody" },
    { line: "return inTurn(() => stream.commit", why: "a clock is set at what it shows" },
    { line: "await inTurn(() => undefined)", why: "whoever waits until it is settled reads on" },
  ]),
  ...runtime("due-runner", [
    { code: "!this.isDue()", into: "false", why: "the loop asks it again" },
    { line: "if (!due || due.at > until) return;", why: "whoever fires has looked what is due" },
  ]),
  ...runtime("event-stream", [
    {
      line: "#stale = ",
      why: "a world that is built anew is the same, and folding does not break off",
    },
    { line: "get reads()", why: "to read on once more changes nothing" },
    { line: "isReadSince(reads", why: "to read on once more changes nothing" },
    { line: "this.#readLast > reads", why: "to read on once more changes nothing" },
    { line: "this.#reads += 1", why: "to read on once more changes nothing" },
    { line: "if (this.#stale)", into: "true", why: "a world that is built anew is the same" },
    {
      code: '!("at" in appended) || this.#place !== at',
      into: "true",
      why: "a world that is built anew is the same",
    },
    {
      line: "events.length === 0) return decision",
      into: "false",
      why: "to append nothing changes nothing",
    },
    { line: "this.#spread === 0", why: "numbers begin at the instant of their order anyway" },
    {
      code: "this.#place === before",
      into: "false",
      why: "a world that is built anew is the same",
    },
    { code: "!this.#parts.observe", into: "false", why: "nobody is told either way" },
    { code: "reading.events.length === 0", into: "false", why: "to fold nothing changes nothing" },
  ]),
  ...runtime("log-appender", [
    { line: "RECOVERY_MS", why: "a millisecond more or less is as good" },
  ]),
  ...runtime("patient-store", [
    { line: ">= RECOVERY_MS", why: "a millisecond more or less is as good" },
  ]),
  ...runtime("sandbox", [
    { code: "sandbox?.dropCalls", why: "nobody cuts the log before it is there" },
    { code: "sandbox?.vanish", why: "nobody resets it before it is there" },
    { code: "!store.outlives", into: "false", why: "a store in memory has nothing left to keep" },
    {
      code: "this.#parts.store.shared && this.#stream.isReadSince(reads)",
      into: "false",
      why: "to read on once more changes nothing",
    },
  ]),
  ...runtime("trial", [
    { code: "fired += 1", into: "fired -= 1", why: "how much shares an append is about speed" },
    { code: "events.length === 0", into: "false", why: "something comes of what is due" },
  ]),
];
