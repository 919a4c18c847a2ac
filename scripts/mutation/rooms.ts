import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Tells the process of the tests which of them judge. */
export const JUDGES_VARIABLE = "PAYSTUB_MUTATION_TESTS";

/** Tells it how many cases a property draws. */
export const CASES_VARIABLE = "PAYSTUB_MUTATION_CASES";

/** So many cases find what a property is there to find, nearly always, in a fifth of the time. */
const CASES = 40;

/** A part of the core, and the tests that judge it: those that take milliseconds come first. */
export interface Room {
  readonly sources: readonly string[];
  readonly judges: readonly string[];
  /** How many cases a property draws where its cases are whole lives, which take longer. */
  readonly cases?: number;
}

/**
 * What is mutated; a file is of the first room that names it. A judge stays in its process and is done
 * in a moment: it runs thousands of times. What only slower tests notice survives here, and is
 * explained or told.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  // What is judged by properties, which take longer.
  agenda: {
    sources: [
      ...["agenda", "awaitable", "branch", "due", "evolve", "recurring", "table", "time"],
    ].map((name) => `mocks/domain/${name}.ts`),
    judges: [
      ...["domain-evolve", "domain-log", "domain-planned", "domain-agenda", "domain-calendar"],
      ...["domain-recurring", "domain-fold", "domain-branch"],
    ],
  },
  domain: {
    sources: ["mocks/domain"],
    judges: [
      ...["domain-money", "domain-otp", "domain-refusal", "domain-callback", "domain-card"],
      ...["domain-invoice", "domain-sms", "domain-log", "domain-refund", "domain-sharing"],
      ...["domain-commands", "domain-planned"],
    ],
  },
  store: {
    sources: [
      ...["body-segments", "event-forms", "event-list", "journal", "memory", "memory-journal"],
      ...["memory-storage", "process-leases"],
    ].map((name) => `mocks/store/${name}.ts`),
    judges: ["journal-bounds", "store-memory", "event-list", "memory-journal"],
  },
  // What is judged by itself: calls to shops, what they say, and small parts.
  calls: {
    sources: [
      ...["addresses", "attempt-results", "callback-client", "callback-dispatcher"],
      ...["callback-limiter", "callback-limits", "callback-request", "chance", "egress"],
      ...["kept-headers", "receiving-answer", "text-table", "tokens", "wire"],
    ].map((name) => `mocks/runtime/${name}.ts`),
    judges: [
      ...["callback-dispatcher", "callback-limiter", "callback-request", "egress"],
      ...["callback-client", "small-parts", "exchanges"],
    ],
  },
  // How the clock of a sandbox is moved.
  travel: {
    sources: [
      ...["journey-lease", "journeys", "kept-lease", "passage", "patience", "slices"],
      ...["time-travel"],
    ].map((name) => `mocks/runtime/${name}.ts`),
    judges: [
      ...["travel-parts", "patience", "small-parts", "time", "two-gateways", "rewind-running"],
      ...["time-twins"],
    ],
    cases: 8,
  },
  // How a sandbox changes: one turn after the other, each appended before it is folded.
  turns: {
    sources: [
      ...["callback-attempts", "command-queue", "dry-run", "due-instant", "due-runner"],
      ...["due-timer", "event-stream", "log-appender", "log-beginning", "log-reading"],
      ...["patient-store", "sandbox", "trial", "tried-keys"],
    ].map((name) => `mocks/runtime/${name}.ts`),
    judges: [
      ...["small-parts", "store-troubles", "gateway-parts", "travel-parts", "time"],
      ...["two-gateways", "kept-sandboxes", "log-reading", "store-failures", "shared-numbers"],
      ...["rewind-running"],
    ],
    cases: 8,
  },
  // How sandboxes come and go, and what a gateway knows of them and of requests.
  gateway: {
    sources: [
      ...[
        "assumptions",
        "caretaker",
        "errors",
        "gateway",
        "live-sandboxes",
        "observer",
        "openings",
      ],
      ...["request-journal", "requests-under-way", "room", "sandbox-names", "store-trouble"],
    ].map((name) => `mocks/runtime/${name}.ts`),
    judges: [
      ...["small-parts", "gateway-parts", "travel-parts", "kept-sandboxes", "two-gateways"],
      ...["shared-numbers"],
    ],
    cases: 8,
  },
};

/** Some sources of a room, as they are named. */
export interface Task extends Room {
  readonly room: string;
  readonly cases: number;
}

/** What is meant by names of rooms, folders and files. Throws for what is in no room. */
export function tasksOf(asked: readonly string[], root: string): readonly Task[] {
  const placed = new Set<string>();
  const all = Object.entries(ROOMS).map(([room, { sources, judges, cases = CASES }]) => {
    const files = sources.flatMap((path) => filesOf(path, root));
    const own = files.filter((file) => !placed.has(file));
    for (const file of own) placed.add(file);
    return { room, sources: own, cases, judges: judges.map((name) => `test/${name}.test.ts`) };
  });
  const means = (name: string, room: string, file: string) => {
    return name === room || file === name || file.startsWith(`${name.replace(/\/$/, "")}/`);
  };
  const stranger = asked.find((name) => {
    return !all.some(({ room, sources }) => sources.some((file) => means(name, room, file)));
  });
  if (stranger) throw new Error(`${stranger} is in no room that is mutated`);
  return all.flatMap((task) => {
    const sources = task.sources.filter((file) => {
      return asked.length === 0 || asked.some((name) => means(name, task.room, file));
    });
    return sources.length > 0 ? { ...task, sources } : [];
  });
}

function filesOf(path: string, root: string): readonly string[] {
  const full = join(root, path);
  if (!existsSync(full) || !statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${path}/${name.replaceAll("\\", "/")}`)
    .sort();
}
