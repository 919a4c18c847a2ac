import { operationOf } from "../../contracts/verify/pact-file.js";
import type { Case, Report } from "../../mocks/report/report.js";
import type { Violation } from "./judge.js";
import type { Seen } from "./proxy.js";

/** Each thing wrong with a call, in a line. */
export function linesOf({ method, path, status, violations, trouble }: Seen): readonly string[] {
  const call = `${method} ${path} ${status ?? "no answer"}`;
  if (trouble !== undefined) return [`${call}: ${trouble}`];
  return (violations ?? []).map((violation) => `${call}: ${describeViolation(violation)}`);
}

function describeViolation({ side, place, message }: Violation): string {
  return place === "" ? `${side}: ${message}` : `${side} ${place}: ${message}`;
}

/** What the calls come to: a case for each operation, and what else is to be told. */
export function verdictOf(calls: readonly Seen[], others: readonly Case[] = []): Report {
  const judged = calls.filter(({ violations, trouble }) => violations ?? trouble);
  const names = [...new Set(judged.map(nameOf))].sort();
  const cases = names.map((name) =>
    caseOf(
      name,
      judged.filter((call) => nameOf(call) === name),
    ),
  );
  const all = [...cases, ...others];
  const failed = all.some(({ status }) => status === "failed");
  return {
    title: "npm run proxy",
    passed: !failed,
    summary: wrongIn(judged),
    sections: [
      {
        name: "operations",
        cases: [
          ...(cases.length > 0 ? cases : [UNCALLED]),
          ...passedBy(calls.length - judged.length),
        ],
      },
      ...(others.length > 0 ? [{ name: "command", cases: others }] : []),
    ],
  };
}

const UNCALLED: Case = {
  name: "no operation was called",
  status: "warning",
  message: "Nothing was judged, so nothing is proven; point the client at the proxy.",
};

/** How many of the calls were wrong, and in which way. */
function wrongIn(calls: readonly Seen[]): string {
  const silent = calls.filter(({ trouble }) => trouble !== undefined).length;
  const broken = calls.filter(isBad).length - silent;
  const unanswered = silent === 0 ? "" : `, and ${silent} had no answer`;
  return `${broken === 0 ? "None" : broken} of ${count(calls.length)} broke the spec${unanswered}.`;
}

function isBad({ violations, trouble }: Seen): boolean {
  return trouble !== undefined || (violations ?? []).length > 0;
}

function nameOf({ method, path }: Seen): string {
  const operation = operationOf(method, path);
  return operation ? `${operation.id} (${method} ${operation.path})` : `${method} ${path}`;
}

function caseOf(name: string, calls: readonly Seen[]): Case {
  const statuses = [...new Set(calls.map(({ status }) => status ?? "no answer"))].sort().join(", ");
  const told = `${name}: ${count(calls.length)}, ${statuses}`;
  const bad = calls.filter(isBad);
  if (bad.length === 0) return { name: told, status: "passed" };
  const lines = bad.flatMap(linesOf).map((line) => line.replace(/^\S+ \S+ /, ""));
  return {
    name: told,
    status: "failed",
    message: wrongIn(calls),
    details: [...new Set(lines)].map((line) => {
      const times = lines.filter((other) => other === line).length;
      return times > 1 ? `${line} (${times} times)` : line;
    }),
  };
}

function passedBy(many: number): readonly Case[] {
  if (many === 0) return [];
  const name = `${count(many)} of pages and of the control API`;
  return [{ name, status: "skipped", message: "Passed on without being judged." }];
}

function count(many: number): string {
  return `${many} call${many === 1 ? "" : "s"}`;
}
