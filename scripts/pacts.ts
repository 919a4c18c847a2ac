import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Where the committed pacts are. */
export const PACTS = join(ROOT, "contracts/pacts");

/** The tests that make the pacts, a file for each consumer. */
export const CONSUMER_TESTS = [
  "test/contracts/pact-storefront.test.ts",
  "test/contracts/pact-back-office.test.ts",
  "test/contracts/pact-callbacks.test.ts",
] as const;

/** Pacts by file name. */
export type Pacts = ReadonlyMap<string, string>;

/**
 * The text of a pact in the one form that is committed: interactions and keys in a fixed order, and
 * nothing of the versions of the tools that wrote it.
 */
export function normalised(text: string): string {
  const { interactions, metadata, ...rest } = JSON.parse(text);
  const ordered = interactions.map(sorted).sort(byText);
  const { pactSpecification } = metadata;
  const pact = { ...rest, interactions: ordered, metadata: { pactSpecification } };
  return `${JSON.stringify(sorted(pact), null, 2)}\n`;
}

function byText(left: unknown, right: unknown): number {
  const [a, b] = [JSON.stringify(left), JSON.stringify(right)];
  return a < b ? -1 : Number(a > b);
}

/** A value with the keys of all objects in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** The pacts of a folder, normalised. */
export function readPacts(folder: string): Pacts {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(
    names.sort().map((name) => [name, normalised(readFileSync(join(folder, name), "utf8"))]),
  );
}

/** What differs between the committed pacts and those that the tests make now, a sentence each. */
export function differences(committed: Pacts, made: Pacts): readonly string[] {
  const names = [...new Set([...committed.keys(), ...made.keys()])].sort();
  return names.flatMap((name) => {
    const [before, now] = [committed.get(name), made.get(name)];
    if (before === now) return [];
    if (before === undefined) return [`${name} is missing`];
    if (now === undefined) return [`${name} is left over: no test makes it`];
    return [`${name} is stale: ${changed(before, now)}`];
  });
}

/** The interactions in which two pacts differ, by their descriptions. */
function changed(before: string, now: string): string {
  const [old, renewed] = [interactionsOf(before), interactionsOf(now)];
  const names = [...new Set([...old.keys(), ...renewed.keys()])];
  const differing = names.filter((name) => old.get(name) !== renewed.get(name));
  return differing.map((name) => `"${name}"`).join(", ") || "not in an interaction";
}

function interactionsOf(text: string): ReadonlyMap<string, string> {
  const { interactions } = JSON.parse(text) as {
    readonly interactions: readonly { readonly description: string }[];
  };
  return new Map(interactions.map((each) => [each.description, JSON.stringify(each)]));
}

/**
 * Runs the consumer tests, which write their pacts into a folder, and gives what vitest said. Throws
 * that when one fails.
 */
export function runConsumerTests(folder: string): string {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const options = ["--config", "test/vitest.config.ts", "--reporter", "verbose"];
  const args = [vitest, "run", ...options, ...CONSUMER_TESTS];
  const env = { ...process.env, PACT_DIR: folder, PACT_DO_NOT_TRACK: "true", NO_COLOR: "1" };
  const run = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: "utf8" });
  const { status, stdout, stderr } = run;
  if (status !== 0) throw new Error(`the consumer tests fail:\n${stdout}${stderr}`);
  return stdout;
}

/** The pacts that the consumer tests make now. */
function makePacts(): Pacts {
  const folder = mkdtempSync(join(tmpdir(), "paystub-pacts-"));
  try {
    runConsumerTests(folder);
    return readPacts(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(args: readonly string[]): void {
  mkdirSync(PACTS, { recursive: true });
  const made = makePacts();
  const found = differences(readPacts(PACTS), made);
  if (args.includes("--check")) {
    for (const difference of found) console.error(`contracts/pacts/${difference}`);
    if (found.length > 0) console.error("To renew them: npm run pacts");
    process.exitCode = found.length > 0 ? 1 : 0;
    return;
  }
  rmSync(PACTS, { recursive: true });
  mkdirSync(PACTS);
  for (const [name, text] of made) writeFileSync(join(PACTS, name), text);
  for (const difference of found) console.log(`Renewed: contracts/pacts/${difference}`);
  if (found.length === 0) console.log("Every pact was fresh");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
