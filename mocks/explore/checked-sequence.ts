import { CouldNotRun } from "../report/report.js";
import type { Sequence, SequenceStep } from "./sequence.js";

type Kind = "number" | "string";

const ABOUT = { which: "number" } as const;
const ORDERED = { amount: "number", name: "string" } as const;

/** What each deed needs besides its name. */
const NEEDED: { readonly [Does in SequenceStep["does"]]: Readonly<Record<string, Kind>> } = {
  start: ORDERED,
  pay: ABOUT,
  decline: ABOUT,
  "customer-cancels": ABOUT,
  wallet: ABOUT,
  "wrong-code": ABOUT,
  "shop-cancels": ABOUT,
  look: ABOUT,
  subscribe: ORDERED,
  "confirm-subscription": ABOUT,
  advance: { by: "string" },
  restart: {},
  resend: ABOUT,
  forge: { ...ABOUT, how: "string" },
  fault: { fault: "string" },
};

/** Gives a sequence that somebody may have written by hand; throws a `CouldNotRun` where it is none. */
export function checkedSequence(sequence: unknown, where: string): Sequence {
  const { world, steps } = Object(sequence) as Readonly<Record<string, unknown>>;
  const wrong = why(world, steps);
  if (wrong === undefined) return sequence as Sequence;
  throw new CouldNotRun(`${where} cannot be replayed: ${wrong}`);
}

function why(world: unknown, steps: unknown): string | undefined {
  if (typeof world !== "object" || world === null) return "it has no world, such as {}";
  if (!Array.isArray(steps) || steps.length === 0) return "it has no steps";
  const wrong = steps.map(whyNoStep);
  const at = wrong.findIndex((one) => one !== undefined);
  return at < 0 ? undefined : `step ${at + 1} ${wrong[at]}`;
}

function whyNoStep(step: unknown): string | undefined {
  const given = Object(step) as Readonly<Record<string, unknown>>;
  const does = String(given.does);
  if (!Object.hasOwn(NEEDED, does)) {
    return `does ${JSON.stringify(given.does)}; known are ${Object.keys(NEEDED).join(", ")}`;
  }
  const needed = Object.entries(NEEDED[does as SequenceStep["does"]]);
  const lacking = needed.find(([field, kind]) => typeof given[field] !== kind);
  return lacking && `(${does}) needs ${lacking[0]}, a ${lacking[1]}`;
}
