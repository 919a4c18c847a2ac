import { plural } from "../../mocks/domain/text.js";
import type { Case, Report, Section } from "../../mocks/report/report.js";
import type { Comparison, Difference } from "./compare.js";
import type { Pact } from "./pact-file.js";
import type { PactFailure, PactResult, Verification } from "./verify.js";

/** Makes the report of a verification. */
export function verifyReport(verification: Verification): Report {
  const { pacts, others, live, comparisons = [], remote } = verification;
  const sections = [
    ...(live ? [liveSection(live)] : []),
    ...pacts.map((pact, n) => specSection(pact, comparisons[n] ?? new Map())),
  ].filter(({ cases }) => cases.length > 0);
  const cases = sections.flatMap((section) => section.cases);
  const failed = cases.filter(({ status }) => status === "failed").length;
  const passed = cases.filter(({ status }) => status === "passed").length;
  const consumers = [...new Set(pacts.map(({ consumer }) => consumer))].join(", ");
  const whose = remote || consumers === "" ? "" : ` of ${consumers}`;
  return {
    title: "paystub verify",
    passed: failed === 0,
    summary: failed === 0 ? `the pacts${whose} hold` : `${plural(failed, "check")} failed`,
    notes: [
      `${passed} of ${plural(cases.length, "check")} passed.`,
      ...others.map(
        ({ path, provider }) =>
          `Left out: ${path} is for ${provider}. --provider ${provider} verifies it.`,
      ),
      ...(remote ? ["Pacts at URLs are not compared with the spec."] : []),
    ],
    sections,
  };
}

function liveSection({ interactionResults, errors, pendingErrors }: PactResult): Section {
  const passed = interactionResults.filter(({ result }) => result === "OK");
  return {
    name: "verified against the mock",
    cases: [
      ...passed.map(({ description }): Case => ({ name: description, status: "passed" })),
      ...errors.map((failure) => failedCase(failure, "failed")),
      ...pendingErrors.map((failure) => failedCase(failure, "pending")),
    ],
  };
}

function failedCase({ interaction, mismatch }: PactFailure, status: "failed" | "pending"): Case {
  const { mismatches = [], message } = mismatch;
  const [first = "it does not hold", ...details] = [
    ...(message === undefined ? [] : [message]),
    ...mismatches.map((one) => (one.path ? `${one.path}: ${one.mismatch}` : one.mismatch)),
  ];
  return { name: interaction, status, message: first, details };
}

function specSection({ consumer, provider, path }: Pact, comparison: Comparison): Section {
  return {
    name: `${consumer} → ${provider}, compared with the spec`,
    cases: [...comparison].map(([{ description, line }, differences]): Case => {
      const errors = differences.filter(({ type }) => type === "error");
      const [message, ...details] = (errors.length > 0 ? errors : differences).map(sentenceOf);
      if (message === undefined) return { name: description, status: "passed" };
      const status = errors.length > 0 ? "failed" : "warning";
      const at = { file: path, ...(line !== undefined && { line }) };
      return { name: description, status, message, details, ...at };
    }),
  };
}

function sentenceOf({ where, message, example }: Difference): string {
  const at = where === "" ? "" : `${where}: `;
  if (!example) return at + message;
  const why =
    "assumed" in example
      ? "it is an example under a type matcher, and the pattern is assumed"
      : `it is an example, and its regular expression accepts ${example.accepts.join(" and ")}`;
  return `${at}${message}; ${why}`;
}
