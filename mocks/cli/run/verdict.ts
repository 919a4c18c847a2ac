import { plural } from "../../control/format.js";
import type { Case, Section, Table } from "../../report/report.js";
import { type Assumed, assumedIn } from "./assumed.js";
import type { Called } from "./callbacks.js";
import type { Gate } from "./gates.js";
import type { Finding, Observations } from "./observations.js";

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
  const status = (gate: Gate) => (gates.includes(gate) ? "failed" : "warning");
  const sections: readonly Section[] = [
    { name: "Calls", cases: [], tables: [callsTable(observations)] },
    section(
      "Contract violations",
      violations.map((one) => findingCase(one, status("violations"), "refused")),
    ),
    section(
      "Tolerated deviations",
      tolerated.map((one) => findingCase(one, status("tolerated"), "tolerated")),
    ),
    section("Callbacks", [
      ...callbacks.failed.map((one) => callbackCase(one, status("callbacks"))),
      ...callbacks.underWay.map((one) => callbackCase(one, "pending")),
    ]),
    assumedSection(assumed, gates.includes("assumed")),
  ];
  return {
    passed: sections.every(({ cases }) => cases.every((one) => one.status !== "failed")),
    counts: [
      describeCalls(observations),
      plural(violations.length, "contract violation"),
      plural(tolerated.length, "tolerated deviation"),
      `${plural(callbacks.failed.length, "callback")} of ${callbacks.size} failed`,
      `${plural(assumed.length, "assumption")} used`,
    ].join(", "),
    sections,
  };
}

/** A section always says something: nothing found is good news, and shows what was looked at. */
function section(name: string, cases: readonly Case[]): Section {
  return { name, cases: cases.length > 0 ? cases : [{ name: "none", status: "passed" }] };
}

function describeCalls({ calls }: Observations): string {
  const all = [...calls.values()].flatMap((statuses) => [...statuses.values()]);
  return plural(
    all.reduce((sum, n) => sum + n, 0),
    "call",
  );
}

function callsTable({ calls }: Observations): Table {
  const rows = [...calls].map(([operation, statuses]) => {
    const answers = [...statuses].sort(([a], [b]) => (a ?? 1000) - (b ?? 1000));
    const counts = answers.map(([status, n]) => `${status ?? "no answer"} (${n})`);
    const sum = [...statuses.values()].reduce((all, n) => all + n, 0);
    return [operation, String(sum), counts.join(", ")];
  });
  return { title: "Calls by operation", columns: ["operation", "calls", "statuses"], rows };
}

function findingCase(
  { where, why, count: n }: Finding,
  status: Case["status"],
  verb: string,
): Case {
  return { name: `${where} ${verb} ${n === 1 ? "once" : `${n} times`}`, status, message: why };
}

function callbackCase(called: Called, status: Case["status"]): Case {
  const { about, target, attempts, last, sandbox } = called;
  const id = about.kind === "charge" ? about.recurringId : about.transactionNo;
  const came = status === "pending" ? "under way when the command ended" : last?.detail;
  return {
    name: `${about.kind} of ${id} in sandbox ${sandbox}`,
    status,
    message: `${target}: ${came ?? "no answer"} (${plural(attempts.size, "attempt")})`,
  };
}

/** Behind a gate each is a failure. Without it a table is enough: nearly every integration has some. */
function assumedSection(assumed: readonly Assumed[], gate: boolean): Section {
  const name = "Assumed behaviour that was used";
  if (gate) {
    const cases = assumed.map(({ what, row }): Case => {
      return { name: what, status: "failed", message: `${row.question} ${row.answer}` };
    });
    return section(name, cases);
  }
  const rows = assumed.map(({ what, row }) => [what, row.evidence, row.question]);
  const columns = ["what", "evidence", "question that the description leaves open"];
  return { name, cases: [], tables: [{ title: "Assumptions", columns, rows }] };
}
