import type { Case } from "../../mocks/report/report.js";
import type { Outcome, Outcomes } from "./live.js";
import { whyAside } from "./nothing.js";
import type { Interaction, Pact } from "./pact-file.js";
import type { Mismatch } from "./pact-process.js";
import type { PlannedInteraction, PlannedPact } from "./plan.js";
import type { ProxiedCall } from "./proxy.js";

/** How much of an answer is worth showing. */
const SHOWN_MAX = 400;

/** A case for each interaction: kept, broken, pending, or a message that cannot be verified. */
export function liveCases(
  { pact, interactions }: PlannedPact,
  outcomes: Outcomes,
  failOn?: "tolerated",
): readonly Case[] {
  return interactions.map((planned): Case => {
    const { interaction } = planned;
    const found = verdict(planned, outcomes.get(planned.id), failOn);
    return { name: interaction.description, ...found, ...placeOf(pact, interaction, found.status) };
  });
}

/** Where to look, when there is something to look for. */
export function placeOf({ origin }: Pact, { line }: Interaction, status: Case["status"]) {
  return status === "passed" ? {} : { file: origin, ...(line !== undefined && { line }) };
}

type Verdict = Pick<Case, "status" | "message" | "details" | "durationMs">;

function verdict(
  { interaction, objections, unasked, remarks = [] }: PlannedInteraction,
  outcome: Outcome | undefined,
  failOn: "tolerated" | undefined,
): Verdict {
  const { pending } = interaction;
  const aside = whyAside(interaction) ?? unasked;
  if (aside !== undefined) return { status: "skipped", message: aside };
  const bad = pending ? "pending" : "failed";
  const [objection, ...others] = objections;
  if (objection !== undefined) return { status: bad, message: objection, details: others };
  if (!outcome) return { status: bad, message: "Pact did not try it" };
  const { passed, notReached, durationMs } = outcome;
  if (notReached !== undefined) return { status: bad, message: notReached, durationMs };
  if (passed) {
    const told = [...remarks, ...outcome.tolerated.map((one) => `tolerated: ${one}`)];
    const [message, ...details] = told;
    if (message === undefined) return { status: "passed", durationMs };
    const hint = "strict mode, and perhaps the service, refuses it";
    const grave = failOn === "tolerated" ? bad : "warning";
    return { status: grave, message, details: [...details, hint], durationMs };
  }
  return { status: bad, ...describeMismatches(outcome), durationMs };
}

function describeMismatches({ mismatches, exchange }: Outcome): Pick<Case, "message" | "details"> {
  const byStatus = (one: Mismatch) => (one.type === "StatusMismatch" ? 0 : 1);
  const ordered = [...mismatches].sort((left, right) => byStatus(left) - byStatus(right));
  const [message = "it does not hold", ...others] = ordered.map(describeMismatch);
  return { message, details: [...others, ...(exchange ? [shown(exchange)] : [])] };
}

function describeMismatch({ type, mismatch, path, key, expected, actual }: Mismatch): string {
  switch (type) {
    case "StatusMismatch":
      return `the answer has status ${actual}, not ${expected}`;
    case "HeaderMismatch":
      return `header ${key} of the answer: ${mismatch}`;
    case "BodyMismatch":
      return `${path} of the answer: ${mismatch}`;
    default:
      return mismatch ?? `${type}: ${expected} expected, ${actual} came`;
  }
}

function shown({ method, path, status, text }: ProxiedCall): string {
  const cut = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  return `${method} ${path} answered ${status}: ${cut || "nothing"}`;
}
