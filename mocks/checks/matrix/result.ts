import type { MatrixData } from "../../../spec/generated/files.types.js";
import { fileValidator } from "../../../spec/validators.js";
import { misfits } from "../../api/field-errors.js";
import { invalidAll } from "../../control/refused.js";
import { plural } from "../../domain/text.js";
import { partsOf } from "../../observe/invariants/evidence.js";
import type { Case, Report, Section } from "../../report/report.js";
import type { RunEvidence } from "../run/evidence.js";
import type { GatewayVerdict } from "../run/judge.js";
import { keyFrom, stable, VERDICTS } from "./judge.js";

export type { MatrixData };
export type MatrixCell = MatrixData["cells"][number];
export type MatrixFinding = MatrixData["findings"][number];

/** What a matrix found, of one run or of all shards: the report is made from it. */
export interface MatrixResult {
  readonly title: string;
  readonly data: MatrixData;
  /** The case of each cell that was run, by its name. */
  readonly cases: ReadonlyMap<string, Case>;
  /** What the plain run shows. */
  readonly plain: readonly Section[];
  /** More to say about the run as a whole, a line each. */
  readonly notes?: readonly string[];
}

// --- The JSON report ---

/** The version of a report's JSON form that can be read. */
const VERSION_READ = 1;

/** What a JSON report of a matrix holds, or why it is none, or one that another version of paystub wrote. */
export function matrixDataIn(
  report: Readonly<Record<string, unknown>>,
): { readonly data: MatrixData } | { readonly why: string; readonly isOfOtherVersion?: boolean } {
  if (report.version !== VERSION_READ) {
    return {
      why: `its version is not ${VERSION_READ}, the one that this paystub reads`,
      isOfOtherVersion: typeof report.version === "number",
    };
  }
  const { data, sections } = report;
  if (!(Array.isArray(sections) && sections.every(isSection))) return { why: "it has no sections" };
  if (typeof data !== "object" || data === null || !("cells" in data)) {
    return { why: "it has no cells" };
  }
  const wrong = misfits(fileValidator("MatrixData"), data);
  if (wrong.errors.length > 0) {
    return { why: `data: ${invalidAll(wrong).message}`, isOfOtherVersion: true };
  }
  return { data: data as MatrixData };
}

/** Whether a section has cases, as far as it matters for the reports that are made from it. */
function isSection(value: unknown): value is Section {
  const { name, cases } = Object(value);
  if (typeof name !== "string" || !Array.isArray(cases)) return false;
  return cases.every(
    (one) => typeof Object(one).name === "string" && Object(one).status in STATUSES,
  );
}

const STATUSES: { readonly [Each in Case["status"]]: true } = {
  ...{ passed: true, failed: true, warning: true, pending: true, skipped: true },
};

// --- The plain run ---

/** What the gates find wrong with the plain run. */
export function plainFindings(
  { violations, tolerated, judged, callbacks, errors }: RunEvidence,
  { broken, assumed }: GatewayVerdict,
): readonly MatrixFinding[] {
  const missed = [...callbacks.failed, ...callbacks.unanswered];
  const found: { readonly [Gate in GatewayVerdict["gates"][number]]: readonly Parts[] } = {
    violations: violations.list.map(({ where, code }) => [stable(where), stable(code)]),
    tolerated: tolerated.list.map(({ where, code }) => [stable(where), stable(code)]),
    assumed: assumed.map(({ what }) => [what]),
    invariants: judged.flatMap((one) =>
      one.verdict !== "broken"
        ? []
        : one.breaches.map(({ subject }) => [one.invariant, ...partsOf(subject)]),
    ),
    callbacks: missed.map(({ about }) => [about.kind]),
  };
  const all = [
    ...broken.flatMap((gate) => found[gate].map((parts): Parts => [gate, ...parts])),
    ...(errors.length > 0 && broken.length > 0 ? [["errors of the mock"]] : []),
  ];
  const keys = new Set(all.map((parts) => keyFrom(["plain", ...parts])));
  return [...keys].map((key) => {
    return {
      key,
      name: `${key.replace("plain ", "")} in the plain run`,
      cells: [],
      tests: [],
      message: "",
      details: [],
    };
  });
}

type Parts = readonly string[];

/** Whether a finding is about the plain run. */
export const isPlain = ({ cells }: MatrixFinding): boolean => cells.length === 0;

// --- Compared with the baseline and with what the team accepts ---

/** The findings of a matrix by what is new about them. */
export interface Comparison {
  /** They fail the run. */
  readonly fresh: readonly MatrixFinding[];
  /** The baseline has them too. */
  readonly known: readonly MatrixFinding[];
  readonly accepted: readonly (MatrixFinding & { readonly reason: string })[];
  /** The baseline has them, and this run does not, though it ran all their cells. */
  readonly fixed: readonly MatrixFinding[];
  /** The baseline has them, and this run did not try all their cells. */
  readonly untried: readonly MatrixFinding[];
  /** The keys that the team accepts, and that no finding of a whole matrix has. */
  readonly unmet: readonly string[];
  /** How many cells ran that the baseline did not run: what they show is new. */
  readonly newCells: number;
  readonly hasBaseline: boolean;
}

/** What findings are held against. */
export interface Known {
  readonly baseline?: MatrixData | undefined;
  /** The reason for each key that the team accepts. */
  readonly accepted?: Readonly<Record<string, string>> | undefined;
}

/** Tells new findings from those that are known, accepted or gone. */
export function compared(data: MatrixData, { baseline, accepted = {} }: Known): Comparison {
  const earlier = new Set(baseline?.findings.map(({ key }) => key));
  const now = new Set(data.findings.map(({ key }) => key));
  const reasonFor = (key: string) => (Object.hasOwn(accepted, key) ? accepted[key] : undefined);
  const open = data.findings.filter(({ key }) => reasonFor(key) === undefined);
  const gone = baseline?.findings.filter(({ key }) => !now.has(key)) ?? [];
  const judged = new Set(
    data.cells.flatMap(({ name, verdict }) => {
      return verdict === "survived" || verdict === "expected" ? [name] : [];
    }),
  );
  const isTried = ({ cells }: MatrixFinding) => cells.every((name) => judged.has(name));
  const isWhole = data.only === undefined && data.cells.every(wasRun);
  const before = new Set(baseline?.cells.filter(wasRun).map(({ name }) => name));
  return {
    fresh: open.filter(({ key }) => !earlier.has(key)),
    known: open.filter(({ key }) => earlier.has(key)),
    accepted: data.findings.flatMap((finding) => {
      const reason = reasonFor(finding.key);
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
    fixed: gone.filter(isTried),
    // A shard leaves them to the others.
    untried: data.shard === undefined ? gone.filter((finding) => !isTried(finding)) : [],
    unmet: isWhole ? Object.keys(accepted).filter((key) => !now.has(key)) : [],
    newCells: baseline
      ? data.cells.filter((cell) => wasRun(cell) && !before.has(cell.name)).length
      : 0,
    hasBaseline: baseline !== undefined,
  };
}

const wasRun = ({ verdict, notRun }: MatrixCell): boolean => verdict !== undefined && !notRun;

// --- Merged from shards ---

/** The report of a shard, read. */
export interface ShardReport {
  readonly report: Report;
  readonly data: MatrixData;
}

/** The sections that a matrix makes from its cells and findings. */
export const OWN_SECTIONS = {
  fresh: "Findings",
  known: "Known findings",
  accepted: "Accepted findings",
  fixed: "Fixed findings",
  unclear: "Unclear",
  faults: "Under faults",
  assumptions: "Under other assumptions",
} as const;

/** One result of the reports of all shards. A cell that no shard ran was not run; the worst verdict on a cell counts. */
export function merged(shards: readonly ShardReport[]): MatrixResult {
  const all = shards.map(({ data }) => data);
  const cells = new Map<string, MatrixCell>();
  const cases = new Map<string, Case>();
  for (const { data, report } of shards) {
    const own = new Map(
      report.sections.flatMap((section) => section.cases).map((one) => [one.name, one]),
    );
    for (const cell of data.cells) {
      const before = cells.get(cell.name);
      if (before !== undefined && rankOf(before) <= rankOf(cell)) continue;
      cells.set(cell.name, cell);
      const shown = own.get(cell.name);
      if (shown) cases.set(cell.name, shown);
    }
  }
  // A plain run that breaks a gate says more than one that breaks none.
  const plain = shards.find(({ data }) => data.findings.some(isPlain)) ?? shards[0];
  const names: readonly string[] = Object.values(OWN_SECTIONS);
  const only = all.flatMap((one) => one.only ?? []);
  return {
    title: "paystub run --merge",
    data: {
      kinds: [...new Set(all.flatMap(({ kinds }) => kinds))],
      ...(only.length > 0 && { only: [...new Set(only)] }),
      plain: {
        tests: Math.max(...all.map((one) => one.plain.tests)),
        operations: Math.max(...all.map((one) => one.plain.operations)),
        notes: plain?.data.plain.notes ?? [],
      },
      cells: [...cells.values()].map((cell) => (cell.verdict ? cell : leftOver(cell))),
      findings: united(all.flatMap(({ findings }) => findings)),
      unclear: united(all.flatMap(({ unclear }) => unclear)),
    },
    cases,
    plain: plain?.report.sections.filter(({ name }) => !names.includes(name)) ?? [],
    notes: [
      `Merged from ${plural(shards.length, "report")}.${divisionNote(all, [...cells.values()])}`,
    ],
  };
}

/** The worst verdict comes first, and what another shard runs comes last. */
function rankOf({ verdict }: MatrixCell): number {
  return verdict ? VERDICTS.indexOf(verdict) : VERDICTS.length;
}

function leftOver(cell: MatrixCell): MatrixCell {
  return { ...cell, verdict: "skipped", notRun: "no-shard" };
}

/** Findings with the same key as one, with the cells and tests of all. */
function united(findings: readonly MatrixFinding[]): MatrixFinding[] {
  const byKey = new Map<string, MatrixFinding>();
  for (const finding of findings) {
    const { key, cells, tests } = finding;
    const known = byKey.get(key) ?? finding;
    byKey.set(key, {
      ...known,
      cells: [...new Set([...known.cells, ...cells])],
      tests: [...new Set([...known.tests, ...tests])],
    });
  }
  return [...byKey.values()];
}

/** Why cells are left over: a report is missing, or the shards did not divide the same cells alike. */
function divisionNote(all: readonly MatrixData[], cells: readonly MatrixCell[]): string {
  const given = new Set(all.flatMap(({ shard }) => shard ?? []));
  const counts = new Set([...given].map((shard) => Number(shard.split("/")[1])));
  const missing = [...counts].flatMap((count) =>
    Array.from({ length: count }, (_, n) => `${n + 1}/${count}`).filter(
      (shard) => !given.has(shard),
    ),
  );
  if (missing.length > 0) return ` There is no report of shard ${missing.join(", ")}.`;
  return cells.some(({ verdict }) => verdict === undefined)
    ? " The shards divided the cells differently: their plain runs or their baselines differed."
    : "";
}
