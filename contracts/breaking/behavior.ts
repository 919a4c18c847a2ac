import type { Interaction } from "../verify/pact-file.js";
import { type GradedMessage, pairs, type SpecChange } from "./change.js";
import { limitChanges } from "./limits.js";
import { operationsWhere } from "./operations.js";
import { hasBehavior, type Life, type Switch, type Version } from "./version.js";

/** The provider state by which an interaction asks for an option of a switch. */
const CHOSEN = "an assumption is chosen";

/** The changes of what no schema can say: limits, states, and what the switches are by default. */
export function behaviorChanges(base: Version, revision: Version): readonly SpecChange[] {
  // Against a version that tells nothing of them, every limit would look new.
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
    // Who chose an option does not go by the default.
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
