import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * What a quick test does without, by the module that brings it in: browsers, programs, compilers. The first
 * one that a file needs is why it is slow.
 */
const HEAVY: ReadonlySet<string> = new Set([
  ...["playwright-core", "node:child_process", "typescript", "rolldown", "esbuild"],
  ...["@pact-foundation/pact", "@stoplight/spectral-core", "@stoplight/prism-http-server"],
]);

/** What a file does to modules or to the fixtures of all, it does to the others in its process. */
const ALONE = /\bvi\.(?:mock|doMock|hoisted|stubGlobal|useFakeTimers)\(|^test\.override\(/m;

/** Variables that are put back after each test are nobody else's business. */
function isAlone(text: string): boolean {
  return ALONE.test(text) || (text.includes("vi.stubEnv(") && !text.includes("vi.unstubAllEnvs()"));
}

/** Tests that stay in process and are long all the same: each takes seconds by itself. */
const LONG = [
  ...["built-in-shop", "callback-calls", "collections", "conform-deviations"],
  ...["control-refusals", "control-stream", "determinism", "domain-branch", "domain-recurring"],
  ...["example-answers", "explore-bugs", "explore-steer", "export", "hints", "import-anything"],
  ...[
    "fault-effects",
    "invoice-answer",
    "invoice-fields",
    "journey-yields",
    "linearizability",
    "long-journeys",
    "memory-journal",
  ],
  ...[
    "model",
    "money-on-the-wire",
    "parallel-shards",
    "payment-page",
    "races",
    "recurring-charges",
    "restart",
  ],
  ...["restart-in-time", "rewind-running", "security", "shared-host", "store-sqlite"],
  ...["testkit-evidence", "time-machine", "time-twins"],
].map((name) => `test/${name}.test.ts`);

/** The test files of a repository, as the inner loop sees them. Paths are from its root. */
export interface Sorted {
  readonly quick: readonly string[];
  /** Those that must not share their modules with others. */
  readonly alone: readonly string[];
  /** All others. */
  readonly together: readonly string[];
  /** What only the whole run has, each with the reason. */
  readonly slow: Readonly<Record<string, string>>;
  /** Names in the list of long ones that are no test, or would be left out anyway. */
  readonly idle: readonly string[];
}

/** Gives the text of a file, or undefined where there is none. */
export type Read = (file: string) => string | undefined;

/** Sorts every test file by what it imports, itself or through others, and by the list of long ones. */
export function sortTests(tests: readonly string[], read: Read, long = LONG): Sorted {
  const reasons = new Map<string, string>();
  const known = new Map<string, readonly string[]>();
  const alone = tests.filter((test) => isAlone(read(test) ?? ""));
  for (const test of tests) {
    const { modules } = loadedBy(test, read, known);
    const heavy = [...HEAVY].find((module) => modules.includes(module));
    const reason = alone.includes(test) ? "wants its own process" : heavy && `needs ${heavy}`;
    if (reason) reasons.set(test, reason);
  }
  const idle = long.filter((test) => !tests.includes(test) || reasons.has(test));
  for (const test of long) if (!idle.includes(test)) reasons.set(test, "takes long");
  return {
    quick: tests.filter((test) => !reasons.has(test)),
    alone,
    together: tests.filter((test) => !alone.includes(test)),
    slow: Object.fromEntries(reasons),
    idle,
  };
}

/** The files, packages and built-in modules that a file loads at once, itself or through others. */
function loadedBy(test: string, read: Read, known: Map<string, readonly string[]>) {
  const modules: string[] = [];
  const seen = new Set([test]);
  for (const file of seen) {
    const imports = known.get(file) ?? importsOf(file, read);
    known.set(file, imports);
    for (const name of imports)
      name.startsWith("./") ? seen.add(name.slice(2)) : modules.push(name);
  }
  return { modules, seen };
}

/** An import or re-export of more than types, as the formatter writes it. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"([^"]+)"/gm;

/** What a file imports: modules by their names, files of the repository from `./`, its root. */
function importsOf(file: string, read: Read): readonly string[] {
  return [...(read(file) ?? "").matchAll(IMPORT)].flatMap(([, from = ""]) => {
    if (!from.startsWith(".")) return from;
    const path = posix.join(posix.dirname(file), from).replace(/\.js$/, "");
    const found = [path, `${path}.ts`, `${path}.tsx`].find((name) => read(name) !== undefined);
    return found ? `./${found}` : [];
  });
}

/** The test files of this repository. */
export function sortedTests(root: string): Sorted {
  return sortTests(testFiles(root), reader(root));
}

/** Reads each file of a folder once. */
function reader(root: string): Read {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, textAt(join(root, file)));
    return texts.get(file);
  };
}

/** Every test file below `test`, with slashes. */
export function testFiles(root: string): readonly string[] {
  return readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((name) => `test/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort();
}

function textAt(path: string): string | undefined {
  return existsSync(path) && /\.\w+$/.test(path) ? readFileSync(path, "utf8") : undefined;
}
