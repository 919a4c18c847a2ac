import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { VERSION } from "../../mocks/index.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { headersFrom, type SideAnswer } from "../compare/answer.js";
import { parsed } from "../conformance/checks.js";
import { type PlannedCall, withEarlier } from "../conformance/rule.js";
import type { OwnAnswer, SavedAnswers } from "../conformance/service-client.js";
import type { Outcome, Trial } from "./trial.js";
import { trials } from "./trials.js";

/** The file in which a run is saved; the caller owns it. */
export interface RunFile {
  readonly path: string;
  /** The text of an interrupted run, which this one continues. */
  readonly earlier?: string;
  /** Rewrites the file. */
  write(text: string): Promise<void>;
  append(text: string): Promise<void>;
  /** Called once when the file is full: what comes after is not saved. */
  full(): void;
}

/** What two runs must have in common for one to continue the other, secrets among it. */
export type RunOptions = Readonly<Record<string, unknown>> & { readonly baseUrl: string };

type Round = 1 | 2;

/** An answer with the order numbers that its call was given. */
interface SavedCall {
  readonly call: number;
  readonly round: Round;
  readonly numbers: readonly string[];
  readonly answer: Omit<OwnAnswer, "headers" | "body"> & { readonly headers: Headers_ };
}

/** The outcome of a trial that looks at more than an answer. */
interface SavedTrial {
  readonly trial: string;
  readonly round: Round;
  readonly outcome:
    | { readonly answer: Omit<SideAnswer, "headers"> & { readonly headers: Headers_ } }
    | Exclude<Outcome, { readonly answer: unknown }>;
}

type Headers_ = readonly (readonly [string, string])[];
type Entry = SavedCall | SavedTrial | { readonly run: number } | { readonly resumed: true };

const FORM = 1;
const BYTES_MAX = 64 * 1024 * 1024;
const START_OVER = "leave out --resume to start over";

/**
 * A run that is saved as it goes. Its answers may hold secrets and customers' data, so each line is encrypted
 * with a key that is made of the options and credentials of the run: only the same run can read it.
 */
export class SavedRun {
  readonly run: number;
  /** How often the run was interrupted before. */
  readonly resumed: number;
  readonly #file: RunFile;
  readonly #seal: Seal;
  readonly #calls = new Map<string, SavedCall>();
  readonly #trials = new Map<string, SavedTrial>();
  #bytes = 0;

  private constructor(file: RunFile, seal: Seal, entries: readonly Entry[]) {
    this.#file = file;
    this.#seal = seal;
    const [first] = entries;
    if (!first || !("run" in first)) throw new CouldNotRun(notSaved(file.path));
    this.run = first.run;
    this.resumed = entries.filter((entry) => "resumed" in entry).length;
    for (const entry of entries) {
      if ("call" in entry) this.#calls.set(`${entry.round} ${entry.call}`, entry);
      else if ("trial" in entry) this.#trials.set(`${entry.round} ${entry.trial}`, entry);
    }
  }

  /** Starts or continues a run. Throws `CouldNotRun` for one that cannot continue with these options. */
  static async open(file: RunFile, options: RunOptions, newRun: () => number): Promise<SavedRun> {
    const { earlier } = file;
    const [header, lines] =
      earlier === undefined
        ? [newHeader(options), []]
        : [headerIn(earlier, file.path, options), wholeLines(earlier).slice(1)];
    const seal = sealOf(header, options);
    const entries: Entry[] =
      earlier === undefined ? [{ run: newRun() }] : [...lines.map(seal.open), { resumed: true }];
    const saved = new SavedRun(file, seal, entries);
    const kept = earlier === undefined ? [] : lines;
    const [last] = entries.slice(-1) as [Entry];
    // Written as a whole: the rest of a line that was cut off would spoil the next one.
    const text = [header, ...kept, seal.close(last)].map((line) => `${line}\n`).join("");
    saved.#bytes = text.length;
    await file.write(text);
    return saved;
  }

  /** The order numbers of the calls that were answered before, by round and key. */
  get numbers(): readonly (readonly [string, readonly string[]])[] {
    return [...this.#calls].map(([key, { numbers }]) => [key, numbers]);
  }

  /** All answers that were saved before, those that do not count any more among them. */
  get answers(): readonly OwnAnswer[] {
    return [...this.#calls.values()].map(({ answer }) => answerFrom(answer));
  }

  /** The answers of a round; `numbersOf` gives the order numbers with which a call was made. */
  round(round: Round, numbersOf: (call: PlannedCall) => readonly string[]): SavedAnswers {
    return {
      answerTo: (call) => {
        const saved = this.#calls.get(`${round} ${keyOfCall(call)}`);
        return saved && !this.#isPassed(call, round) ? answerFrom(saved.answer) : undefined;
      },
      save: async (call, { body: _, headers, ...answer }) => {
        if (ISSUES_TOKEN.has(call.operation)) return;
        const numbers = numbersOf(call);
        const own = { ...answer, headers: [...headers] };
        await this.#add({ call: keyOfCall(call), round, numbers, answer: own });
      },
    };
  }

  /** The outcome of a trial that was finished before; undefined where it has to be tried. */
  outcomeOf(trial: Trial, round: Round): Outcome | undefined {
    const saved = this.#trials.get(`${round} ${trial.id}`);
    if (saved && "answer" in saved.outcome) {
      const { headers, ...answer } = saved.outcome.answer;
      return { answer: { ...answer, headers: headersFrom(Object.fromEntries(headers)) } };
    }
    if (saved) return saved.outcome as Outcome;
    const wasCalled = this.#calls.has(`${round} ${keyOfCall(trial.call)}`);
    return isMoreThanAnswer(trial) && wasCalled && !isOwn(trial.call)
      ? { because: "not tried", why: "its callback may have arrived while no run was active" }
      : undefined;
  }

  async finish(trial: Trial, round: Round, outcome: Outcome): Promise<void> {
    if (!isMoreThanAnswer(trial)) return;
    if (!("answer" in outcome)) {
      if (outcome.because !== "away") await this.#add({ trial: trial.id, round, outcome });
      return;
    }
    const { status, text, facts, headers } = outcome.answer;
    const type = headers.get("content-type");
    const kept = type === null ? [] : [["content-type", type] as const];
    const answer = { status, text, ...(facts && { facts }), headers: kept };
    await this.#add({ trial: trial.id, round, outcome: { answer } });
  }

  /** Whether a call belongs to a trial that was interrupted while it waited. Its callback may be lost, so it is made again. */
  #isPassed(call: PlannedCall, round: Round): boolean {
    const trial = WAITED_FOR.get(call);
    return trial !== undefined && !this.#trials.has(`${round} ${trial}`);
  }

  async #add(entry: Entry): Promise<void> {
    if (this.#bytes > BYTES_MAX) return;
    const line = `${this.#seal.close(entry)}\n`;
    this.#bytes += line.length;
    if (this.#bytes > BYTES_MAX) return this.#file.full();
    await this.#file.append(line);
  }
}

/** A run that continues gets new tokens, as these may have expired. */
const ISSUES_TOKEN: ReadonlySet<string> = new Set(["issueMerchantToken", "issuePartnerToken"]);

const users = new Map<PlannedCall, Set<string>>();
for (const { id, call } of trials) {
  for (const each of withEarlier(call)) users.set(each, (users.get(each) ?? new Set()).add(id));
}

const keys = new Map([...users.keys()].map((call, n) => [call, n + 1]));

/** Numbers a call: the same in each run of one version. */
export function keyOfCall(call: PlannedCall): number {
  return keys.get(call) ?? 0;
}

function isOwn(call: PlannedCall): boolean {
  return users.get(call)?.size === 1;
}

function isMoreThanAnswer({ needsReceiver, waitsMs }: Trial): boolean {
  return needsReceiver === true || waitsMs !== undefined;
}

/** Calls of which the answer is not all that counts, with the one trial that makes them. */
const WAITED_FOR: ReadonlyMap<PlannedCall, string> = new Map(
  trials.filter(isMoreThanAnswer).flatMap(({ id, call }) =>
    withEarlier(call)
      .filter(isOwn)
      .map((each) => [each, id] as const),
  ),
);

function answerFrom({ headers, ...answer }: SavedCall["answer"]): OwnAnswer {
  const own = new Headers(headers.map(([name, value]) => [name, value]));
  return { ...answer, headers: own, body: parsed(answer.text) };
}

// The file: a line of JSON that says whose it is, and an encrypted line for each entry.

interface Seal {
  readonly close: (entry: Entry) => string;
  readonly open: (line: string) => Entry;
}

const CIPHER = "aes-256-gcm";
const [IV_BYTES, TAG_BYTES] = [12, 16];

function sealOf(header: string, options: RunOptions): Seal {
  const { salt } = JSON.parse(header) as { readonly salt: string };
  const key = scryptSync(JSON.stringify(options), salt, 32);
  return {
    close: (entry) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(entry)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
    },
    open: (line) => {
      const bytes = Buffer.from(line, "base64");
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return JSON.parse(Buffer.concat(text).toString()) as Entry;
      } catch {
        throw new CouldNotRun(
          `the interrupted run had other options or credentials. Give the same ones, or ${START_OVER}`,
        );
      }
    },
  };
}

function newHeader({ baseUrl }: RunOptions): string {
  const salt = randomBytes(16).toString("base64");
  return JSON.stringify({ savedRun: FORM, paystub: VERSION, host: new URL(baseUrl).host, salt });
}

/** The lines that were written to their end. */
function wholeLines(text: string): readonly string[] {
  return text.split("\n").slice(0, -1);
}

function headerIn(text: string, path: string, { baseUrl }: RunOptions): string {
  const [line = ""] = wholeLines(text);
  const header = parsed(line) as Readonly<Record<string, unknown>> | null | undefined;
  if (header?.savedRun !== FORM || typeof header.salt !== "string") {
    throw new CouldNotRun(notSaved(path));
  }
  const { host } = new URL(baseUrl);
  if (header.host !== host) {
    throw new CouldNotRun(
      `the interrupted run called ${header.host}, not ${host}. Correct --base-url, or ${START_OVER}`,
    );
  }
  if (header.paystub !== VERSION) {
    throw new CouldNotRun(
      `paystub ${header.paystub} started the interrupted run, and this is ${VERSION}. Leave out --resume to start over`,
    );
  }
  return line;
}

function notSaved(path: string): string {
  return `${path} is not an interrupted run of paystub calibrate. Leave out --resume to start over`;
}
