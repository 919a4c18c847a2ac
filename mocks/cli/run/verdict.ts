import { plural } from "../../control/format.js";
import type { Judged } from "../../observe/invariants/invariants.js";
import type { Case, ReportTable, Section } from "../../report/report.js";
import { type Assumed, assumedIn } from "./assumed.js";
import type { Called } from "./callbacks.js";
import type { Gate } from "./gates.js";
import { invariantsSection } from "./invariant-cases.js";
import type { Finding, Findings, Observations } from "./observations.js";

/** What a run came to, from what the gateway saw of it. */
export interface RunVerdict {
  /** Whether no gate is broken. */
  readonly passed: boolean;
  /** The counts in a line. */
  readonly counts: string;
  readonly sections: readonly Section[];
}

type Chosen = Parameters<typeof assumedIn>[1];

/** Judges what a gateway saw. Without its gate a finding is reported and does no harm. */
export function verdictOf(
  observations: Observations,
  gates: readonly Gate[],
  chosen: Chosen,
): RunVerdict {
  const { violations, tolerated, callbacks } = observations;
  const assumed = assumedIn(observations, chosen);
  const judged = observations.sightings.judged();
  const status = (gate: Gate) => (gates.includes(gate) ? "failed" : "warning");
  const sections: readonly Section[] = [
    { name: "Calls", cases: [], tables: [callsTable(observations)] },
    ...errorSections(observations, gates),
    section(
      "Contract violations",
      findingCases(violations, status("violations"), "refused"),
      observations,
    ),
    section(
      "Tolerated deviations",
      findingCases(tolerated, status("tolerated"), "tolerated"),
      observations,
    ),
    section("Callbacks", callbackCases(observations, gates.includes("callbacks")), observations),
    invariantsSection(judged, gates.includes("invariants")),
    assumedSection(assumed, gates.includes("assumed"), observations),
  ];
  return {
    passed: sections.every(({ cases }) => cases.every((one) => one.status !== "failed")),
    counts: [
      describeCalls(observations),
      countOf(violations, "contract violation"),
      countOf(tolerated, "tolerated deviation"),
      `${plural(callbacks.failed.length, "callback")} of ${callbacks.size} failed`,
      countBreaches(judged),
      `${plural(assumed.length, "assumption")} used${observations.isEmpty ? ": nothing to judge" : ""}`,
    ].join(", "),
    sections,
  };
}

/**
 * A section always says something: nothing found is good news, and shows what was looked at. Where
 * nothing was called there was nothing to look at, which is no good news.
 */
function section(name: string, cases: readonly Case[], { isEmpty }: Observations): Section {
  if (cases.length > 0) return { name, cases };
  const message = "The command called nothing, so there was nothing to judge.";
  const none: Case = isEmpty
    ? { name: "not judged", status: "skipped", message }
    : { name: "none", status: "passed" };
  return { name, cases: [none] };
}

/** Most runs see some invariants only, so it is told how many could be judged. */
function countBreaches(judged: readonly Judged[]): string {
  const of = (verdict: Judged["verdict"]) => judged.filter((one) => one.verdict === verdict).length;
  return `${of("broken")} of ${of("broken") + of("held")} invariants seen broken`;
}

/** What the mock failed at is missing from the observations, so that no gate can be said to hold. */
function errorSections({ errors }: Observations, gates: readonly Gate[]): readonly Section[] {
  if (errors.length === 0) return [];
  const status = gates.length > 0 ? "failed" : "warning";
  const name = `the mock itself failed ${often(errors.length)}`;
  const message = "What it failed at is missing below; the errors stand in the standard error.";
  return [{ name: "Errors of the mock", cases: [{ name, status, message }] }];
}

function describeCalls({ calls }: Observations): string {
  const all = [...calls.values()].flatMap((statuses) => [...statuses.values()]);
  return plural(
    all.reduce((sum, n) => sum + n, 0),
    "call",
  );
}

function callsTable({ calls }: Observations): ReportTable {
  const rows = [...calls].map(([operation, statuses]) => {
    const answers = [...statuses].sort(([a], [b]) => (a ?? 1000) - (b ?? 1000));
    const counts = answers.map(([status, n]) => `${status ?? "no answer"} (${n})`);
    const sum = [...statuses.values()].reduce((all, n) => all + n, 0);
    return [operation, String(sum), counts.join(", ")];
  });
  return { title: "Calls by operation", columns: ["operation", "calls", "statuses"], rows };
}

function findingCases(
  { list, more }: Findings,
  status: Case["status"],
  verb: string,
): readonly Case[] {
  const told = list.map(({ where, why, count: n }: Finding): Case => {
    return { name: `${where} ${verb} ${often(n)}`, status, message: why };
  });
  if (more === 0) return told;
  const message = `Only the first ${list.length} that differ are told.`;
  return [...told, { name: `others ${verb} ${often(more)}`, status, message }];
}

function countOf({ list, more }: Findings, what: string): string {
  return `${more > 0 ? "more than " : ""}${plural(list.length, what)}`;
}

function often(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

/** What lets a command see its callbacks end. */
const WAIT = "let the test wait before: await gateway.idle()";

/** How a callback ended that nobody saw end cannot be good, where a gate asks for it. */
function callbackCases({ callbacks }: Observations, gate: boolean): readonly Case[] {
  return [
    ...callbacks.failed.map((one) => {
      const { detail = "no answer", outcome } = one.last ?? {};
      // A test may well have closed its shop while the service was still about to call it.
      const why = outcome === "unreachable" ? `; if the shop had closed by then, ${WAIT}` : "";
      return callbackCase(one, gate ? "failed" : "warning", `${detail}${why}`);
    }),
    ...callbacks.unanswered.map((one) => {
      const came = `under way when the command ended, so it cannot be judged; ${WAIT}`;
      return callbackCase(one, gate ? "failed" : "pending", came);
    }),
    ...callbacks.unsent.map((one) => {
      return callbackCase(one, "pending", "not sent yet when the command ended");
    }),
  ];
}

function callbackCase(called: Called, status: Case["status"], came: string): Case {
  const { about, target, attempts, sandbox } = called;
  const id = about.kind === "charge" ? about.recurringId : about.transactionNo;
  return {
    name: `${about.kind} of ${id} in sandbox ${sandbox}`,
    status,
    message: `${target}: ${came} (${plural(attempts.size, "attempt")})`,
  };
}

/** Behind a gate each is a failure. Without it a table is enough: nearly every integration has some. */
function assumedSection(
  assumed: readonly Assumed[],
  gate: boolean,
  observations: Observations,
): Section {
  const name = "Assumed behaviour that was used";
  if (gate) {
    const cases = assumed.map(({ what, row }): Case => {
      return { name: what, status: "failed", message: `${row.question} ${row.answer}` };
    });
    return section(name, cases, observations);
  }
  const rows = assumed.map(({ what, row }) => [what, row.evidence, row.question]);
  const columns = ["what", "evidence", "question that the description leaves open"];
  return { name, cases: [], tables: [{ title: "Assumptions", columns, rows }] };
}
