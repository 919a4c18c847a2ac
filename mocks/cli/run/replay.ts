import type {
  RecordedCall,
  RecordedEvent,
  Recording,
  ReplayOptions,
} from "../../../contracts/shadow/replay.js";
import { RECORD_VERSION } from "../../control/record/record.js";
import { entryOf, viewedEvent } from "../../control/views.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import { headersOf } from "../../sandbox/redaction.js";
import { recordIn } from "../../workbench/embedded.js";
import { isRecord, parseObject, readNamed } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { conclude, type ReportFlags } from "../reporting.js";
import { startOptions } from "../start.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";

/** The options of `paystub replay` as they come from the command line. */
export interface ReplayFlags extends ReportFlags {
  readonly assume?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  readonly sandbox?: string;
  readonly failOn?: "differences";
}

const FIX = FILE_FIXES.record;

/** Asks this version what a file recorded. Throws `CheckFailed` where a gate is broken. */
export async function runReplay(file: string, flags: ReplayFlags, write: Write): Promise<void> {
  const recording = await readRecording(file, flags.sandbox);
  const { replay } = await import("../../../contracts/shadow/replay.js");
  const { assume } = await startOptions(flags.assume ? { assume: flags.assume } : {});
  const options: ReplayOptions = {
    ...(assume && { assume }),
    ...(flags.strict && { strict: true }),
    failOnDifferences: flags.failOn === "differences",
  };
  await conclude(await replay(recording, options), flags, write);
}

/** What a file recorded of a sandbox: of the one that is named, else of the one with most calls. */
export async function readRecording(file: string, named?: string): Promise<Recording> {
  const text = await readNamed("record", file, FIX);
  const inPage = recordIn(text);
  if (inPage === undefined && /^\s*</.test(text)) {
    throw new UsageError(MISTAKES.notRecord(file, FIX));
  }
  if (inPage === undefined && /^\s*\{"event":/.test(text)) return inLines(text, file, named);
  const record = parseObject("record", file, inPage ?? text, FIX);
  if (record.paystub === "log") {
    throw new UsageError(MISTAKES.onlyLog(file, FIX));
  }
  return inRecord(record, file, named);
}

type Parsed = Readonly<Record<string, unknown>>;

function inRecord(record: Parsed, file: string, named: string | undefined): Recording {
  const { paystub, version, log, requests, baseUrl, dropped } = record;
  const isWhole = isRecord(log) && Array.isArray(log.events) && Array.isArray(requests);
  if (paystub !== "record" || !isWhole) {
    throw new UsageError(MISTAKES.brokenRecord(file, "log or requests", FIX));
  }
  if (typeof version === "number" && version > RECORD_VERSION) {
    throw new UsageError(MISTAKES.newerRecord(file, version, RECORD_VERSION));
  }
  const sandbox = String(log.sandbox);
  if (named !== undefined && named !== sandbox) throw noSandbox(named, [sandbox], file);
  return {
    sandbox,
    baseUrl: String(baseUrl),
    events: log.events as readonly RecordedEvent[],
    calls: requests.map((view) => callOf(entryOf(view))),
    dropped: Number(dropped ?? 0),
  };
}

/** The lines of `paystub start --json`: the first has the addresses, each other an event or a call. */
function inLines(text: string, file: string, named: string | undefined): Recording {
  const lines = text.split("\n").flatMap((line) => lineIn(line));
  const baseUrl = String(lines.find(({ event }) => event === "ready")?.baseUrl ?? "");
  const counts = new Map<string, number>();
  for (const { event, sandbox } of lines) {
    if (event === "call" && typeof sandbox === "string") {
      counts.set(sandbox, (counts.get(sandbox) ?? 0) + 1);
    }
  }
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const sandbox = named ?? names[0];
  if (sandbox === undefined || !names.includes(sandbox)) {
    throw noSandbox(sandbox, names, file);
  }
  const own = lines.filter((line) => line.sandbox === sandbox);
  // Their numbers restart then, and no line shows where.
  const calledIn = own.flatMap(({ position }) => (isRecord(position) ? [position.epoch] : []));
  if (new Set(calledIn).size > 1) {
    throw new UsageError(MISTAKES.rewound(file, sandbox));
  }
  const events = own
    .filter(({ seq }) => typeof seq === "number")
    .map((line) => viewedEvent(line as unknown as Parameters<typeof viewedEvent>[0]));
  const calls = own.filter(({ event }) => event === "call").map((line) => callIn(line));
  return {
    ...{ sandbox, baseUrl, calls, dropped: 0 },
    events: events.map(({ event }) => ({ ...event }) as unknown as RecordedEvent),
  };
}

function lineIn(line: string): readonly Parsed[] {
  try {
    const parsed: unknown = JSON.parse(line);
    return isRecord(parsed) ? [parsed] : [];
  } catch {
    // A log that was cut off ends in the middle of a line.
    return [];
  }
}

function noSandbox(named: string | undefined, names: readonly string[], file: string) {
  return new UsageError(MISTAKES.noCalls(file, named, names));
}

function callIn(line: Parsed): RecordedCall {
  const entry = { ...line, at: Date.parse(String(line.at)) } as unknown as JournalEntry;
  return callOf(entry);
}

function callOf(entry: JournalEntry): RecordedCall {
  const { method, path, status, requestBody, responseBody, at, code, position, cut } = entry;
  const cutParts = cut.some((part) => ["path", "requestBody", "responseBody"].includes(part));
  return {
    ...{ method, path, status, requestBody, responseBody, at, code },
    requestHeaders: entry.headers === undefined ? null : headersOf(entry.headers),
    after: entry.after ?? null,
    seq: position?.seq ?? null,
    epoch: position?.epoch ?? null,
    // A test value is in the call itself, and has the same effect again.
    isFaulted: entry.faults.some((fault) => !fault.startsWith("test-value-")),
    isCut: cutParts,
    test: entry.step ?? null,
  };
}
