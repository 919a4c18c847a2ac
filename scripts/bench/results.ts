import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { aimOf, type Finding, spreadOf, told } from "./findings.js";

/** Where the findings are kept that the guide shows. */
export const RESULTS = fileURLToPath(new URL("results.json", import.meta.url));

/** What has to be known of a machine to judge its absolute figures. */
export interface Machine {
  readonly cores: number;
  readonly node: string;
  /** System and processor, as in `linux x64`. */
  readonly platform: string;
}

/** A finding with the day on which it was made. */
export interface Kept extends Finding {
  readonly date: string;
}

/** A results file. */
export interface Results {
  readonly machine: Machine;
  readonly findings: readonly Kept[];
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const { version, platform, arch } = process;
  return { cores: availableParallelism(), node: version, platform: `${platform} ${arch}` };
}

/** Reads a results file; null where there is none. */
export function readResults(path = RESULTS): Results | null {
  try {
    const results: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isResults(results) ? results : null;
  } catch {
    return null;
  }
}

function isResults(value: unknown): value is Results {
  const { machine, findings } = (value ?? {}) as Partial<Results>;
  const told = [machine?.node, machine?.platform].every((fact) => typeof fact === "string");
  return told && Array.isArray(findings) && findings.every(({ id }) => typeof id === "string");
}

/** Whether findings of these machines may stand in one table. */
export function isAlike(one: Machine, other: Machine): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Earlier results with these findings in place of what the same measurements found. What another
 * machine or another Node found does not stand beside them.
 */
export function merged(
  earlier: Results | null,
  { machine, findings }: Results,
  order: readonly string[],
): Results {
  const measured = new Set(findings.map(measurementOf));
  const same = earlier !== null && isAlike(earlier.machine, machine);
  const kept = same ? earlier.findings.filter((one) => !measured.has(measurementOf(one))) : [];
  const place = (one: Finding) => order.indexOf(measurementOf(one));
  const all = [...kept, ...findings].filter((one) => place(one) >= 0);
  return { machine, findings: all.sort((a, b) => place(a) - place(b)) };
}

/** Keeps findings in the results file. */
export function save(findings: readonly Finding[], order: readonly string[], path = RESULTS): void {
  const date = new Date().toISOString().slice(0, 10);
  const found = { machine: thisMachine(), findings: findings.map((one) => ({ ...one, date })) };
  writeFileSync(path, `${JSON.stringify(merged(readResults(path), found, order), null, 2)}\n`);
}

function measurementOf({ id }: Pick<Finding, "id">): string {
  return id.slice(0, id.indexOf("."));
}

/** The columns of the guide's table, and its lines. */
export const COLUMNS = ["what", "median", "spread", "aim"] as const;

export function linesOf({ findings }: Results): readonly (readonly string[])[] {
  return findings.map((one) => [one.what, told(one.value, one.unit), spreadOf(one), aimOf(one)]);
}

/** Where and when the findings were made, in a sentence. */
export function origin({ machine, findings }: Results): string {
  const days = [...new Set(findings.map(({ date }) => date))].sort();
  const when = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? "no day yet");
  const { cores, node, platform } = machine;
  return `Measured on ${when}: ${cores} cores, Node ${node.replace(/^v/, "")}, ${platform}.`;
}

/** Findings beside those of an earlier run, as text in columns. */
export function comparison(before: Results, after: readonly Finding[]): string {
  const lines = after.map((one) => {
    const old = before.findings.find(({ id }) => id === one.id);
    const was = old === undefined ? "-" : told(old.value, old.unit);
    return [one.what, was, told(one.value, one.unit), changeOf(old?.value ?? null, one.value)];
  });
  return inColumns([["what", "before", "after", "change"], ...lines]);
}

function changeOf(before: number | null, after: number | null): string {
  if (before === null || after === null || before === 0) return "-";
  const percent = (after / before - 1) * 100;
  return `${percent < 0 ? "" : "+"}${percent.toFixed(0)} %`;
}

function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => {
    return Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  });
  return lines
    .map((cells) => {
      const padded = cells.map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      });
      return padded.join("  ").trimEnd();
    })
    .join("\n");
}
