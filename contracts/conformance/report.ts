import type { Case, Report, ReportTable, Section } from "../../mocks/report/report.js";
import { at, isSuccess } from "./checks.js";
import type { RuleVerdict } from "./judge.js";
import { provenanceOf, type ServiceAnswer } from "./rule.js";
import { operationOf } from "./rules.js";

const BODY_MAX = 600;
const TOO_MANY_REQUESTS = 429;

/** The result of a run. */
interface ConformanceRun {
  readonly baseUrl: string;
  readonly verdicts: readonly RuleVerdict[];
  readonly answers: readonly ServiceAnswer[];
  /** Whether a broken assumption counts as a failure. */
  readonly failAssumed: boolean;
  /** Tokens, which no report may show even if the service repeats them. */
  readonly secrets: readonly string[];
}

/** Makes the report of a run. */
export function reportOf(run: ConformanceRun): Report {
  const { baseUrl, verdicts, answers } = run;
  const sections = sectionsOf(run);
  const cases = sections.flatMap((section) => section.cases);
  const unjudged = verdicts.filter((one) => one.result === "unjudged" && counts(one, run));
  const has = (status: Case["status"]) => cases.some((one) => one.status === status);
  return {
    title: "paystub conform",
    // Green must mean that something holds: what is no service breaks no more than what is assumed.
    passed: !has("failed") && unjudged.length === 0 && has("passed"),
    ...(unchecked(cases) > 0 && { isPartial: true }),
    summary: verdictOn(baseUrl, cases, unjudged.length),
    notes: notesOn(cases, unjudged, answers),
    sections: [
      ...sections,
      {
        name: "evidence",
        cases: [],
        tables: [provenanceTable(verdicts), ...leftBehind(answers)],
      },
    ],
  };
}

/** What a short report says of the rules that hold, of those that could not be judged, and of what it created. */
function notesOn(
  cases: readonly Case[],
  unjudged: readonly RuleVerdict[],
  answers: readonly ServiceAnswer[],
): readonly string[] {
  const many = (status: Case["status"]) => cases.filter((one) => one.status === status).length;
  const made = createdIn(answers).map(([what, ids]) => `${ids.length} ${what}`);
  return [
    `${many("passed")} of ${cases.length} rules hold. --verbose lists all of them.`,
    ...unjudged.slice(0, UNJUDGED_MAX).map((one) => {
      return `Not judged: ${one.rule.id}${one.result === "unjudged" ? `: ${one.why}` : ""}.`;
    }),
    ...(made.length > 0 ? [`Created: ${made.join(", ")}. --verbose lists their ids.`] : []),
  ];
}

/** How many rules a short report names that could not be judged. */
const UNJUDGED_MAX = 3;

/** Whether a run fails for a rule that does not hold, or of which nothing could be said. */
function counts({ rule }: RuleVerdict, { failAssumed }: Pick<ConformanceRun, "failAssumed">) {
  return rule.assumption === null || failAssumed;
}

function sectionsOf({ verdicts, failAssumed, secrets }: ConformanceRun): readonly Section[] {
  const hide = (text: string) => secrets.reduce(withoutSecret, text);
  const names = [...new Set(verdicts.map(({ rule }) => operationOf(rule)))];
  return names.map((name) => ({
    name,
    cases: verdicts
      .filter(({ rule }) => operationOf(rule) === name)
      .map((verdict) => caseOf(verdict, failAssumed, hide)),
  }));
}

/** A shorter token may be part of a word, so it is removed only if it is a whole value. */
const WORD_LENGTH = 8;

function withoutSecret(text: string, secret: string): string {
  if (secret.length >= WORD_LENGTH) return text.replaceAll(secret, "...");
  const value = new RegExp(`(?<=["'=]|Bearer )${escaped(secret)}(?=["'&;,]|$)`, "g");
  return text.replace(value, "...");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function caseOf(verdict: RuleVerdict, failAssumed: boolean, hide: (text: string) => string): Case {
  const { rule } = verdict;
  const about = {
    name: `${rule.id} (${provenanceOf(rule)}): ${rule.sentence}`,
    rule: rule.id,
  };
  switch (verdict.result) {
    case "kept":
      return { ...about, status: "passed" };
    case "skipped":
      return { ...about, status: "skipped", message: verdict.why };
    case "unjudged":
      return { ...about, status: "skipped", message: `not judged: ${verdict.why}` };
    case "broken": {
      const status = counts(verdict, { failAssumed }) ? "failed" : "warning";
      const [message = "", ...further] = verdict.deviations;
      const details = [...further, ...(verdict.answer ? callLines(verdict.answer) : [])];
      return { ...about, status, message: hide(message), details: details.map(hide) };
    }
  }
}

/** The request and the answer, without tokens and without the records of real merchants. */
function callLines(answer: ServiceAnswer): readonly string[] {
  const { method, url, sent, status } = answer;
  const asked = sent.text ?? (sent.body === undefined ? "" : JSON.stringify(sent.body));
  return [
    cut(`sent: ${method} ${url} ${withoutSecrets(asked)}`.trimEnd()),
    cut(`received: ${status} ${responseText(answer)}`.trimEnd()),
    ...(status === TOO_MANY_REQUESTS
      ? ["it limits the rate of calls. Slow down with --pause"]
      : []),
  ];
}

function responseText(answer: ServiceAnswer): string {
  if (answer.operation === "getMyMerchants" && isSuccess(answer)) {
    return `${answer.text.length} characters, hidden because they may describe real merchants`;
  }
  return withoutSecrets(answer.text);
}

function withoutSecrets(text: string): string {
  return text.replace(/"(id_token|secretKey|apiKey)"(\s*:\s*)"[^"]*"/g, '"$1"$2"..."');
}

function cut(text: string): string {
  return text.length > BODY_MAX ? `${text.slice(0, BODY_MAX)}...` : text;
}

/** The verdict in a line; the printer of the report adds how many there are of each kind. */
const HOW_TO_CHECK =
  "--create checks rules that create something, and each skipped rule says what else it needs";

/** How many rules were left out for want of an option or of credentials. */
function unchecked(cases: readonly Case[]): number {
  return cases.filter(({ status }) => status === "skipped").length;
}

function verdictOn(baseUrl: string, cases: readonly Case[], unjudged: number): string {
  const many = (status: Case["status"]) => cases.filter((one) => one.status === status).length;
  const looked = cases.length - many("skipped");
  const left = unchecked(cases);
  const rules = `${looked} checked ${looked === 1 ? "rule" : "rules"}`;
  if (many("failed") > 0) {
    return `${baseUrl} does not conform: it breaks ${many("failed")} of ${rules}`;
  }
  const doubt = `${baseUrl} is not proven to conform:`;
  if (unjudged > 0) {
    return `${doubt} it refused valid requests, so ${unjudged} could not be judged`;
  }
  const kept = many("passed");
  if (kept === 0) return `${doubt} it keeps none of ${rules}`;
  const keeps =
    many("warning") > 0 ? `${kept} of ${rules}, and breaks only assumed ones` : `all ${rules}`;
  const rest = left > 0 ? `. ${left} of ${cases.length} were not checked: ${HOW_TO_CHECK}` : "";
  return `${baseUrl} conforms: it keeps ${keeps}${rest}`;
}

function provenanceTable(verdicts: readonly RuleVerdict[]): ReportTable {
  const provenances = [...new Set(verdicts.map(({ rule }) => provenanceOf(rule)))].sort();
  // What the description states comes before what is assumed.
  const ordered = provenances.sort(
    (a, b) => Number(b === "documented") - Number(a === "documented"),
  );
  return {
    title: "Rules by provenance",
    columns: ["provenance", "kept", "broken", "not judged", "skipped"],
    rows: ordered.map((provenance) => {
      const mine = verdicts.filter(({ rule }) => provenanceOf(rule) === provenance);
      const many = (result: RuleVerdict["result"]) =>
        mine.filter((one) => one.result === result).length;
      const columns = ["kept", "broken", "unjudged", "skipped"] as const;
      return [provenance, ...columns.map((one) => `${many(one)}`)];
    }),
  };
}

/** What the run created and did not take away, so that its owner can. */
function leftBehind(answers: readonly ServiceAnswer[]): readonly ReportTable[] {
  const some = createdIn(answers);
  if (some.length === 0) return [];
  return [
    {
      title: "Created by this run",
      columns: ["what", "how many", "which"],
      rows: some.map(([what, ids]) => [what, String(ids.length), ids.join(" ")]),
    },
  ];
}

/** The ids of what the service created for the run, by kind. */
function createdIn(answers: readonly ServiceAnswer[]) {
  const made = (operation: ServiceAnswer["operation"], path: string) =>
    answers.flatMap((answer) => {
      const id = answer.operation === operation ? at(answer.body, path) : undefined;
      return typeof id === "string" && isSuccess(answer) ? [id] : [];
    });
  const rows = [
    ["invoices", made("addInvoice", "transactionNo")],
    ["recurring payments", made("registerPayment", "invoiceDetails.recurringId")],
  ] as const;
  return rows.filter(([, ids]) => ids.length > 0);
}
