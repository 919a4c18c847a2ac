import { after } from "../../mocks/control/instants.js";
import type { Interaction } from "../verify/pact-file.js";
import { operationsWhere } from "./consumers.js";
import {
  type GradedMessage,
  hasBehavior,
  type Life,
  type Limit,
  type Measure,
  pairs,
  type SpecChange,
  type Switch,
  type Version,
} from "./version.js";

type Limits = Readonly<Record<string, Limit>>;

/** The changes of limits. A narrower one is breaking; a wider one is not. */
function limitChanges(base: Limits, revision: Limits): readonly SpecChange[] {
  return pairs(base, revision).flatMap(([id, before, now]) => {
    const operations = new Set([...(before?.operations ?? []), ...(now?.operations ?? [])]);
    return limitChange(before, now).map((graded) => ({
      name: `limit ${id}`,
      operations,
      ...graded,
    }));
  });
}

function limitChange(before?: Limit, now?: Limit): readonly GradedMessage[] {
  if (!before) return [{ grade: "notable", message: "It is documented for the first time." }];
  if (!now) return [{ grade: "notable", message: "It is no longer documented." }];
  return [
    ...boundChange("minimum", before.minimum, now.minimum, (was, is) => is > was),
    ...boundChange("maximum", before.maximum, now.maximum, (was, is) => is < was),
    ...valueChange(before.value, now.value),
  ];
}

function boundChange(
  word: "minimum" | "maximum",
  was: Measure | undefined,
  is: Measure | undefined,
  isNarrower: (was: number, is: number) => boolean,
): readonly GradedMessage[] {
  if (was === is) return [];
  if (is === undefined) return [{ grade: "compatible", message: `It no longer has a ${word}.` }];
  if (was === undefined) return [{ grade: "breaking", message: `It has the ${word} ${is} now.` }];
  // What cannot be compared is taken for the worse.
  const sizes = [sizeOf(was), sizeOf(is)] as const;
  const narrower = sizes.some(Number.isNaN) || isNarrower(...sizes);
  const message = `Its ${word} is ${is} and no longer ${was}.`;
  return [{ grade: narrower ? "breaking" : "compatible", message }];
}

/** A value that grows rejects no call, but a client that waits for its end waits longer. */
function valueChange(was: Limit["value"], is: Limit["value"]): readonly GradedMessage[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const message = `It is ${describeValue(is)} and no longer ${describeValue(was)}.`;
  return [{ grade: isLess(was, is) ? "breaking" : "notable", message }];
}

function isLess(was: Limit["value"], is: Limit["value"]): boolean {
  if (was === undefined || is === undefined) return true;
  if (typeof was === "object" && typeof is === "object") return is.length < was.length;
  if (typeof was === "object" || typeof is === "object") return true;
  return !(sizeOf(is) >= sizeOf(was));
}

function describeValue(value: Limit["value"]): string {
  if (value === undefined) return "not documented";
  return typeof value === "object" ? value.join(", ") : String(value);
}

/** A number, or a duration in milliseconds; not a number for anything else. */
function sizeOf(measure: Measure): number {
  if (typeof measure === "number") return measure;
  try {
    return after(0, measure, "duration");
  } catch {
    return Number.NaN;
  }
}

/** The provider state by which an interaction asks for an option of a switch. */
const CHOSEN = "an assumption is chosen";

/** The changes of what no schema can say: limits, states, and what the switches are by default. */
export function behaviorChanges(base: Version, revision: Version): readonly SpecChange[] {
  // Against a version that does not define them, every limit would look new.
  const isKnown = hasBehavior(base) && hasBehavior(revision);
  return [
    ...(isKnown ? limitChanges(base.limits, revision.limits) : []),
    ...(isKnown ? stateChanges(base, revision) : []),
    ...switchChanges(base, revision),
  ];
}

function stateChanges(base: Version, revision: Version): readonly SpecChange[] {
  return pairs(base.states, revision.states).flatMap(([name, before, after]) => {
    const operations = new Set([...(before?.operations ?? []), ...(after?.operations ?? [])]);
    return lifeChanges(before, after).map((graded) => ({
      name: `states of ${name}`,
      operations,
      ...graded,
    }));
  });
}

function lifeChanges(before?: Life, after?: Life): readonly GradedMessage[] {
  if (!before) return [{ grade: "notable", message: "They are documented for the first time." }];
  if (!after) return [{ grade: "notable", message: "They are no longer documented." }];
  return pairs(before.moves, after.moves).flatMap(
    ([status, from, to]): readonly GradedMessage[] => {
      if (!from) return [{ grade: "notable", message: `The status ${status} is new.` }];
      if (!to) return [{ grade: "breaking", message: `The status ${status} is gone.` }];
      return pairs(from, to).flatMap(([event, was, is]) => moveChange(status, event, was, is));
    },
  );
}

function moveChange(
  status: string,
  event: string,
  was?: string,
  is?: string,
): readonly GradedMessage[] {
  if (was === is) return [];
  const what = `From ${status}, ${event}`;
  if (was === undefined) return [{ grade: "notable", message: `${what} leads to ${is} now.` }];
  if (is === undefined) return [{ grade: "breaking", message: `${what} cannot happen any more.` }];
  return [{ grade: "breaking", message: `${what} leads to ${is} and no longer to ${was}.` }];
}

function switchChanges(base: Version, revision: Version): readonly SpecChange[] {
  if (!base.switches || !revision.switches) return [];
  return pairs(base.switches, revision.switches).flatMap(([id, before, after]) => {
    const changes = switchChange(id, before, after);
    if (changes.length === 0) return [];
    const isNamed = (node: Readonly<Record<string, unknown>>) =>
      [node["x-assumption"]].flat().some((row) => String(row) === id);
    const operations = new Set(
      [base, revision].flatMap(({ document }) => operationsWhere(document, isNamed)),
    );
    return changes.map((graded) => ({ name: `switch ${id}`, operations, ...graded }));
  });
}

type GradedSwitchMessage = GradedMessage & Pick<SpecChange, "spares">;

function switchChange(id: string, before?: Switch, after?: Switch): readonly GradedSwitchMessage[] {
  if (!before)
    return [{ grade: "compatible", message: `It is new; its default is ${after?.default}.` }];
  if (!after) return [{ grade: "breaking", message: "It is gone, and cannot be set any more." }];
  const moved: GradedSwitchMessage = {
    grade: "breaking",
    message: `Its default is ${after.default} and no longer ${before.default}.`,
    // A consumer that chose an option does not depend on the default.
    spares: (interaction) => chosenIn(interaction, id) !== undefined,
  };
  const gone = before.options.filter((option) => !after.options.includes(option));
  const added = after.options.filter((option) => !before.options.includes(option));
  return [
    ...(before.default === after.default ? [] : [moved]),
    ...gone.map(
      (option): GradedSwitchMessage => ({
        grade: "breaking",
        message: `Its option ${option} is gone.`,
        spares: (interaction) => (chosenIn(interaction, id) ?? before.default) !== option,
      }),
    ),
    ...added.map(
      (option): GradedSwitchMessage => ({
        grade: "compatible",
        message: `Its option ${option} is new.`,
        spares: () => true,
      }),
    ),
  ];
}

/** The option that an interaction asks for by its provider state, if it asks for one. */
function chosenIn({ states }: Interaction, id: string): string | undefined {
  const chosen = states.find(({ name, params }) => name === CHOSEN && params.id === id);
  return chosen && String(chosen.params.option);
}
