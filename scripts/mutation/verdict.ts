import type { Explained } from "./explained/entry.js";
import { EXPLAINED } from "./explained.js";

/** Of a room's mutants so many have to be noticed, in percent, without those that are explained. */
export const SCORE_MIN = 85;

/** The part of Stryker's report that is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Line and column, from one. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** What came of the mutants of a file, or of a room. */
export interface Score {
  readonly name: string;
  readonly mutants: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly explained: number;
  /** What nobody noticed, as `line: code -> replacement`. */
  readonly survivors: readonly string[];
}

export interface Verdict {
  readonly files: readonly Score[];
  readonly total: Score;
  /** Explanations that no survivor of these files needs. */
  readonly idle: readonly Explained[];
}

/** Judges a report: which mutants survived, and which of them are explained. */
export function judge(name: string, report: MutationReport, explained = EXPLAINED): Verdict {
  const used = new Set<Explained>();
  const files = Object.entries(report.files).map(([file, { source, mutants }]) => {
    const lines = source.split("\n");
    const judged = mutants.filter(({ status }) => status !== "Ignored" && !/Error/.test(status));
    const of = (status: string) => judged.filter((mutant) => mutant.status === status);
    const living = [...of("Survived"), ...of("NoCoverage")].map((mutant) => {
      const seen = seenIn(lines, mutant);
      const reason = explained.find((entry) => entry.file === file && covers(entry, seen));
      if (reason) used.add(reason);
      return { seen, reason, line: mutant.location.start.line };
    });
    // On a busy machine the clock ends what would have been seen to change nothing.
    for (const mutant of of("Timeout")) {
      const seen = seenIn(lines, mutant);
      for (const entry of explained)
        if (entry.file === file && covers(entry, seen)) used.add(entry);
    }
    const survivors = living
      .filter(({ reason }) => !reason)
      .sort((one, other) => one.line - other.line)
      .map(({ line, seen }) => `${line}: ${seen.code} -> ${seen.replacement}`);
    return {
      name: file,
      mutants: judged.length,
      killed: of("Killed").length,
      timedOut: of("Timeout").length,
      explained: living.length - survivors.length,
      survivors,
    };
  });
  const idle = explained.filter((entry) => report.files[entry.file] && !used.has(entry));
  return { files, total: sum(name, files), idle };
}

/** The share of mutants that were noticed, in percent. A time-out is noticed too. */
export function percent({ mutants, killed, timedOut, explained }: Score): number {
  const counted = mutants - explained;
  return counted === 0 ? 100 : ((killed + timedOut) / counted) * 100;
}

/** Whether enough was noticed, and every explanation is still needed. */
export function isEnough({ total, idle }: Verdict): boolean {
  return percent(total) >= SCORE_MIN && idle.length === 0;
}

/** What is changed, and into what, each on one line. */
interface Seen {
  readonly line: string;
  readonly code: string;
  readonly replacement: string;
}

function seenIn(lines: readonly string[], { location, replacement = "" }: Mutant): Seen {
  const { start, end } = location;
  const rows = lines.slice(start.line - 1, end.line);
  const last = rows.at(-1)?.slice(0, end.column - 1) ?? "";
  const text = rows.length > 1 ? [...rows.slice(0, -1), last].join("\n") : last;
  const line = oneLine(rows[0] ?? "");
  return { line, code: oneLine(text.slice(start.column - 1)), replacement: oneLine(replacement) };
}

function covers({ code, into, line }: Explained, seen: Seen): boolean {
  if (line !== undefined && !seen.line.includes(line)) return false;
  return (code === undefined || code === seen.code) && (!into || into === seen.replacement);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function sum(name: string, files: readonly Score[]): Score {
  const of = (count: (file: Score) => number) => files.reduce((all, file) => all + count(file), 0);
  return {
    name,
    mutants: of((file) => file.mutants),
    killed: of((file) => file.killed),
    timedOut: of((file) => file.timedOut),
    explained: of((file) => file.explained),
    survivors: files.flatMap((file) => file.survivors.map((text) => `${file.name}:${text}`)),
  };
}
