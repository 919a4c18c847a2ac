import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import { withPackages } from "../package.js";

/** How one interaction did not come out as its pact has it, in Pact's words. */
export interface Mismatch {
  readonly type: string;
  readonly mismatch: string;
  readonly path?: string;
  readonly key?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** What Pact found, by the descriptions of the interactions. */
export interface PactResult {
  readonly passed: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, readonly Mismatch[]>;
  readonly durationsMs: ReadonlyMap<string, number>;
}

/** What is to be verified, and where the requests and the changes of state go. */
export interface PactRun {
  readonly provider: string;
  readonly files: readonly string[];
  readonly url: string;
  readonly statesUrl: string;
}

const PACT = "@pact-foundation/pact";

/**
 * Pact prints a report of its own from native code, which nothing in the same process can keep from
 * the terminal: so it runs in another one, and hands its result over by a pipe.
 */
const SCRIPT = `
const [core, options] = process.argv.slice(1);
const loaded = require(core);
const done = (json) => require("node:fs").writeSync(3, json);
(loaded.default ?? loaded).verifyPacts(JSON.parse(options)).then(done, (e) => done(e.message));
`;

/** Verifies pact files. Throws `CouldNotRun` when Pact is not there or gives no result. */
export async function runPact({ provider, files, url, statesUrl }: PactRun): Promise<PactResult> {
  const core = await withPackages([PACT], async () => {
    const require = createRequire(import.meta.url);
    return createRequire(require.resolve(PACT)).resolve("@pact-foundation/pact-core");
  });
  const options = {
    provider,
    providerBaseUrl: url,
    pactUrls: files,
    providerStatesSetupUrl: statesUrl,
    providerStatesSetupTeardown: true,
    failIfNoPactsFound: true,
    logLevel: "error",
  };
  const child = spawn(process.execPath, ["-e", SCRIPT, core, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "", PACT_DO_NOT_TRACK: "true" },
  });
  // All three are pipes, as asked for above.
  const pipes = [child.stdio[3], child.stdout, child.stderr] as NodeJS.ReadableStream[];
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => resolve());
  });
  const [[result = "", , complaints = ""]] = await Promise.all([
    Promise.all(pipes.map(text)),
    ended,
  ]);
  return resultOf(result, complaints);
}

function resultOf(text: string, complaints: string): PactResult {
  const value = parsed(text);
  if (!isObject(value) || !Array.isArray(value.interactionResults)) {
    const why = (text || complaints).trim().split("\n").at(-1) ?? "";
    throw new CouldNotRun(`Pact gave no result: ${why}; is ${PACT} installed for this system?`);
  }
  // The form of Pact's own result.
  const { interactionResults, errors } = value as unknown as RawResult;
  return {
    passed: new Set(
      interactionResults.filter(({ result }) => result === "OK").map((one) => one.description),
    ),
    failed: new Map(
      errors.map(({ interaction, mismatch }) => [lastWord(interaction), all(mismatch)]),
    ),
    durationsMs: new Map(
      interactionResults.map(({ description, duration }) => [description, milliseconds(duration)]),
    ),
  };
}

interface RawResult {
  readonly interactionResults: readonly {
    readonly description: string;
    readonly duration: string;
    readonly result: string;
  }[];
  readonly errors: readonly { readonly interaction: string; readonly mismatch: RawMismatch }[];
}

interface RawMismatch {
  readonly mismatches?: readonly Mismatch[];
  readonly message?: string;
}

function all({ mismatches = [], message }: RawMismatch): readonly Mismatch[] {
  return message === undefined ? mismatches : [{ type: "Error", mismatch: message }];
}

/** Pact names an interaction by a sentence that ends with its description. */
function lastWord(sentence: string): string {
  return sentence.split(" ").at(-1) ?? sentence;
}

/** `1s 135ms` and the like. */
function milliseconds(duration: string): number {
  const parts = [...duration.matchAll(/([\d.]+)(ms|s|m)\b/g)];
  const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
  return parts.reduce((sum, [, many, unit = ""]) => sum + Number(many) * (unitMs[unit] ?? 0), 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
