import { isObject } from "../documents.js";
import { roleOf } from "../states/catalogue.js";
import { lookUp, type ReadyState } from "../states/wanted.js";
import type { Interaction, Json, Pact } from "./pact-file.js";
import { operationOf } from "./spec.js";

/** An interaction under the short name that it has while it is verified. */
export interface PlannedInteraction {
  readonly id: string;
  readonly interaction: Interaction;
  readonly states: readonly ReadyState[];
  /** Why it cannot even be tried, one reason a line. */
  readonly objections: readonly string[];
  /** What should not hold and does, since a sandbox is open to more than a service would be. */
  readonly remarks?: readonly string[];
  /** Why nobody wants it tried, which is no fault. */
  readonly unasked?: string;
}

/** A pact with its interactions under short names. */
export interface PlannedPact {
  readonly pact: Pact;
  readonly interactions: readonly PlannedInteraction[];
}

/** Every state injects a token, and an interaction without any state has the sandbox's own. */
const ALWAYS = "token";

/**
 * Names the interactions of all pacts, and says what no handler of Pact would fail for. States that
 * are not `ours` are for somebody else to reach.
 */
export function planPacts(pacts: readonly Pact[], ours = true): readonly PlannedPact[] {
  let count = 0;
  return pacts.map((pact) => ({
    pact,
    interactions: pact.interactions.map((interaction) => {
      count += 1;
      const id = `interaction-${count}`;
      return ours ? planned(id, interaction) : { id, interaction, states: [], objections: [] };
    }),
  }));
}

function planned(id: string, interaction: Interaction): PlannedInteraction {
  const found = interaction.states.map(lookUp);
  const states = found.filter((each) => typeof each !== "string");
  const unknown = found.filter((each) => typeof each === "string");
  // What a state that is unknown would have injected is not worth a second complaint.
  const missing = unknown.length > 0 ? [] : missingValues(interaction, states);
  const objections = [...unknown, ...missing];
  return { id, interaction, states, objections, remarks: roleRemarks(interaction, states) };
}

/** The token of a sandbox opens it for merchants and partners alike; a service's own would not. */
function roleRemarks(
  { method, path, status }: Interaction,
  states: readonly ReadyState[],
): readonly string[] {
  const { id, role } = operationOf(method, path) ?? {};
  if (!role || status === 403) return [];
  const roles = states.flatMap(({ name, state }) => {
    const own = roleOf(name);
    return own === undefined || state.aboutToken ? [] : [{ name, own }];
  });
  if (roles.some(({ own }) => own === role)) return [];
  return roles.map(
    ({ name, own }) => `"${name}" is a ${own}'s state, and ${id} takes a ${role}'s token`,
  );
}

/** Pact sends the example in silence when no state injects a value that the request asks for. */
function missingValues({ raw }: Interaction, states: readonly ReadyState[]): readonly string[] {
  const injected = new Set([ALWAYS, ...states.flatMap(({ state }) => state.injects)]);
  const missing = [...new Set(expressionsOf(raw).flatMap(namesIn))].filter(
    (name) => !injected.has(name),
  );
  const told = [...injected].join(", ");
  return missing.map((name) => `the request asks for \${${name}}, and its states inject ${told}`);
}

/** The expressions by which a request takes values from its states. */
function expressionsOf({ request }: Json): readonly string[] {
  return isObject(request) ? deepExpressions(request.generators) : [];
}

function deepExpressions(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const { type, expression } = value;
  const own = type === "ProviderState" && typeof expression === "string" ? [expression] : [];
  return [...own, ...Object.values(value).flatMap(deepExpressions)];
}

function namesIn(expression: string): readonly string[] {
  const names = [...expression.matchAll(/\$\{([^}]+)\}/g)].map(([, name = ""]) => name);
  return names.length > 0 ? names : [expression];
}

/** Whether the request takes its Authorization header from a state by itself. */
export function takesToken({ raw }: Interaction): boolean {
  const { request } = raw;
  const generators = isObject(request) ? request.generators : undefined;
  const header = isObject(generators) ? generators.header : undefined;
  return (
    isObject(header) && Object.keys(header).some((name) => /^(\$?\.?)authorization$/i.test(name))
  );
}

/**
 * A pact as Pact is given it: each interaction under its short name, with one state of that name, so
 * that a result can belong to one interaction only, whatever the descriptions are.
 */
export function rewritten({ pact, interactions }: PlannedPact): string | undefined {
  const tried = interactions.filter(({ objections, unasked, interaction }) => {
    return objections.length === 0 && unasked === undefined && interaction.http;
  });
  if (tried.length === 0) return undefined;
  const { messages: _, _links: __, ...raw } = pact.raw;
  return JSON.stringify({ ...raw, interactions: tried.map(underShortName) });
}

function underShortName({ id, interaction }: PlannedInteraction): Json {
  const { key: _, ...raw } = interaction.raw;
  // Whether it is pending is judged by us: Pact keeps those results apart and says less of them.
  return {
    ...raw,
    description: id,
    pending: false,
    providerState: id,
    providerStates: [{ name: id }],
  };
}
