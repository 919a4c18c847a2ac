import { changesIn, type Explained } from "./entry.js";

const of = changesIn("mocks/runtime");

/** What survives in the runtime, and why. */
export const RUNTIME: readonly Explained[] = [
  ...of("addresses", [
    { line: "Object.entries(marks).every", why: "each way has its marks at one place" },
  ]),
  ...of("callback-client", [
    { line: "if (this.#isOver) return;", into: "false", why: "a promise is resolved once" },
    { line: "/^https?:$/", into: "/^https?:/", why: "a scheme ends with its colon" },
    { line: 'request.on("close"', why: "every end that is known is heard of before" },
    { line: "answer.readBytes >", why: "a byte less is as good" },
    {
      line: "own, [own.hostname]",
      why: "what is within is called by an address, which no name hides",
    },
    { line: '{ address: "", family: 0 }', why: "one address at least was checked" },
    { line: "if (options.all)", into: "true", why: "Node asks for all, to try one after another" },
  ]),
  ...of("callback-dispatcher", [
    { line: "? NONE", into: "false", why: "a list without entries is as empty" },
  ]),
  ...of("callback-limiter", [
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
  ...of("callback-request", [{ line: "/^amount$/i", why: "no other field has a name like it" }]),
  ...of("egress", [{ line: "url.hostname.replace", why: "no host has a bracket within it" }]),
  ...of("receiving-answer", [{ code: "room <= 0", why: "a piece of nothing adds nothing" }]),
  ...of("room", [
    { line: "events.find((event)", into: "true", why: "a log begins with its opening" },
    {
      line: "opened?.forkedFrom",
      code: "opened?.forkedFrom",
      why: "a log begins with its opening",
    },
  ]),
  ...of("text-table", [{ why: "equal texts cannot be told apart: it is about memory" }]),
  ...of("tokens", [
    { line: "known !== undefined", why: "what is digested again is the same" },
    { line: "this.#digests.size", why: "what is digested again is the same" },
    { code: "/\\s+/", why: "what comes last is the same" },
  ]),
  ...of("caretaker", [
    { line: "if (store.shared) {", into: "true", why: "where nobody else writes there is no news" },
    { code: "only !== undefined", into: "true", why: "where there is one it has a name" },
    { line: "aliveCount > MANY", why: "one sandbox more or less is as good" },
    {
      line: "const isOurs",
      why: "one that is in memory has its own timer, and whoever looks after it finds it in the log",
    },
    { code: "keepDays === undefined", into: "false", why: "nothing is older than no number" },
    { line: "this.#forgotAtMs < HOUR_MS", why: "a millisecond more or less is as good" },
    { line: "this.#readAtMs < DIRECTORY_MS", why: "a millisecond more or less is as good" },
  ]),
  ...of("gateway", [
    { code: "!store.outlives", into: "false", why: "all that there are have been brought up" },
    { code: "events > EVENTS_TO_BRING_UP", why: "an event more or less is as good" },
    { code: "events.at(-1)?.at", why: "a log has a first event" },
    { code: "name === undefined", into: "false", why: "no sandbox has the name undefined" },
  ]),
  ...of("live-sandboxes", [
    { code: "this.#kept?.add", why: "hints come where sandboxes are kept alone" },
    { line: "if (this.size === 1", why: "the rounds ask for the only one, and for what has calls" },
    { code: "!held.deref()", why: "it is about memory: what is gone is not found" },
    { code: "held.deref()?.close", why: "the collector of garbage decides" },
    { code: "sandbox", into: "true", why: "when nothing was last asked for is not asked" },
    {
      code: "held.get(name) === holding",
      into: "true",
      why: "whoever brings one to life once more finds the one that is there",
    },
    {
      code: "this.#alive.get(name) === one",
      into: "true",
      why: "it is gone before another one of its name comes to life",
    },
  ]),
  ...of("observer", [
    { code: "observer.event?.(sandbox, logged)", why: "it is there when it is asked" },
    { line: "if (!this.#observer.request)", why: "nobody is told either way" },
    { code: "this.#observer.request?.(sandbox, entry)", why: "it is there when it is asked" },
  ]),
  ...of("passage", [
    { line: "const drained", why: "waiting for nothing takes no time that counts" },
    {
      line: "drained instanceof Promise",
      into: "true",
      why: "waiting for nothing changes nothing",
    },
    { line: "fired instanceof Promise", into: "true", why: "waiting for nothing changes nothing" },
    { line: "Math.max(due.at", why: "no clock shows less than what has happened last" },
  ]),
  ...of("patience", [
    { line: "STEP_MS + LATE_MS", why: "a millisecond more or less is as good" },
    {
      code: "stream.world.callbacks.get(callbackId)?.target",
      why: "an open callback is one of those that there are",
    },
  ]),
  ...of("time-travel", [
    { line: "return stream.commit", why: "a clock is set at what it shows" },
    {
      code: 'clock.mode !== "frozen"',
      into: "false",
      why: "one that runs stands nowhere",
    },
    { line: "return inTurn(() => stream.commit", why: "a clock is set at what it shows" },
    { line: "await inTurn(() => undefined)", why: "whoever waits until it is settled reads on" },
  ]),
  ...of("callback-attempts", [
    { line: "if (!callback) return;", into: "false", why: "what is due is there" },
  ]),
  ...of("due-timer", [
    {
      code: "this.#set?.at === at",
      into: "false",
      why: "what is set once more rings at the same instant",
    },
  ]),
  ...of("due-runner", [
    { code: "!this.isDue()", into: "false", why: "the loop asks it again" },
    { line: "if (!due || due.at > until) return;", why: "whoever fires has looked what is due" },
  ]),
  ...of("event-stream", [
    {
      line: "#stale = ",
      why: "a world that is built anew is the same, and folding does not break off",
    },
    { line: "get reads()", why: "to read on once more changes nothing" },
    { line: "isReadSince(reads", why: "to read on once more changes nothing" },
    { line: "this.#readLast > reads", why: "to read on once more changes nothing" },
    { line: "this.#reads += 1", why: "to read on once more changes nothing" },
    {
      code: '!("at" in appended)',
      into: "true",
      why: "a world that is built anew is the same",
    },
    {
      line: "events.length === 0) return decision",
      into: "false",
      why: "to append nothing changes nothing",
    },
    { line: "this.#spread === 0", why: "numbers begin at the instant of their order anyway" },
    { code: "!this.#parts.observe", into: "false", why: "nobody is told either way" },
    { code: "reading.events.length === 0", into: "false", why: "to fold nothing changes nothing" },
    { code: "() => links", why: "what falls due hands out no address" },
    { line: "this.#dueAt([])", code: "[]", why: "what is no event brings nothing about" },
  ]),
  ...of("log-beginning", [
    {
      line: ">= RECOVERY_MS",
      into: "clock.elapsedMs() - began > RECOVERY_MS",
      why: "a millisecond more or less is as good",
    },
  ]),
  ...of("log-appender", [{ line: "RECOVERY_MS", why: "a millisecond more or less is as good" }]),
  ...of("patient-store", [
    { line: ">= RECOVERY_MS", why: "a millisecond more or less is as good" },
    {
      code: "this.#awaySinceMs === undefined",
      into: "false",
      why: "what is there cannot come back",
    },
  ]),
  ...of("sandbox", [
    { code: "at === undefined", into: "false", why: "no clock is set to no instant" },

    { code: "sandbox?.dropCalls", why: "nobody cuts the log before it is there" },
    { code: "sandbox?.vanish", why: "nobody resets it before it is there" },
    { code: "!store.outlives", into: "false", why: "a store in memory has nothing left to keep" },
    {
      code: "this.#parts.store.shared && this.#stream.isReadSince(reads)",
      into: "false",
      why: "to read on once more changes nothing",
    },
  ]),
  ...of("trial", [
    { code: "events.length === 0", into: "false", why: "something comes of what is due" },
  ]),
];
