import { readFile } from "node:fs/promises";
import { CouldNotRun } from "../../mocks/report/report.js";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import { isObject, ownFile } from "../documents.js";
import { lookUp, type ReadyState, roleOf, type WantedState } from "../states/catalogue.js";

export type Json = Readonly<Record<string, unknown>>;

/** One interaction of a pact, as far as it matters here. */
export interface Interaction {
  readonly description: string;
  readonly states: readonly WantedState[];
  /** A pending one is reported and fails nothing. */
  readonly pending: boolean;
  /** Whether it is a request over HTTP. */
  readonly http: boolean;
  /** Whether it is a message without a reply: the body of a callback, which the gateway sends. */
  readonly message: boolean;
  /** What it is if it is neither. */
  readonly unknown?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Where it begins in the file, counted from 1. */
  readonly line?: number;
  readonly raw: Json;
}

/** A pact: what one consumer expects of one provider. */
export interface Pact {
  /** The file or the URL that it was read from. */
  readonly origin: string;
  readonly consumer: string;
  readonly provider: string;
  /** The version of the consumer, if the pact or its broker has it. */
  readonly version?: string;
  readonly interactions: readonly Interaction[];
  /** Whether its broker has it as pending: it breaks nothing, and its result is published. */
  readonly pending?: boolean;
  /** Why a broker has it verified, in its words. */
  readonly notices?: readonly string[];
  readonly raw: Json;
}

const RENEW = "Generate it again with the consumer's tests";

/** Reads a pact of any version. Throws `CouldNotRun` that names the origin of an invalid one. */
export function parsePact(origin: string, text: string): Pact {
  if (text.trim() === "") throw new CouldNotRun(`the pact ${origin} is empty. ${RENEW}`);
  return pactOf(origin, parseJson(origin, text), text);
}

/** A pact from the JSON that holds it. */
export function pactOf(origin: string, raw: unknown, text = ""): Pact {
  const { consumer, provider, interactions = [], messages = [] } = isObject(raw) ? raw : {};
  const names = [nameOf(consumer), nameOf(provider)];
  if (!isObject(raw) || names.includes(undefined) || !isList(interactions) || !isList(messages)) {
    const lacks = "a pact has a consumer, a provider and interactions";
    throw new CouldNotRun(`${origin} is not a pact: ${lacks}. ${RENEW}, or keep it elsewhere`);
  }
  const [consumerName = "", providerName = ""] = names;
  const read = [...interactions, ...messages.map(asMessage)].map((each) => {
    if (isObject(each)) return interactionOf(each, text);
    throw new CouldNotRun(`the pact ${origin} has an interaction that is not an object. ${RENEW}`);
  });
  if (read.length === 0) {
    throw new CouldNotRun(`the pact ${origin} has no interactions, so it proves nothing. ${RENEW}`);
  }
  const version = versionOf(raw);
  return {
    origin,
    consumer: consumerName,
    provider: providerName,
    ...(version !== undefined && { version }),
    interactions: read,
    raw,
  };
}

function interactionOf(raw: Json, text: string): Interaction {
  const { description, pending, request, response } = raw;
  const { method, path } = isObject(request) ? request : {};
  const { status } = isObject(response) ? response : {};
  const name = textOf(description) ?? "an interaction without a description";
  const line = lineOf(text, name);
  const kind = kindOf(raw);
  return {
    description: name,
    states: statesOf(raw),
    pending: pending === true,
    http: kind === HTTP,
    message: kind === MESSAGE,
    ...(kind !== HTTP && kind !== MESSAGE && { unknown: kind }),
    method: (textOf(method) ?? "GET").toUpperCase(),
    path: textOf(path) ?? "/",
    status: typeof status === "number" ? status : 200,
    ...(line !== undefined && { line }),
    raw,
  };
}

const HTTP = "Synchronous/HTTP";
const MESSAGE = "Asynchronous/Messages";

/** The type of an interaction that can be verified, or a clause that says what it is instead. */
function kindOf({ type = HTTP, request }: Json): string {
  if (type === MESSAGE) return MESSAGE;
  if (type === "Synchronous/Messages") return "it is a message with a reply";
  if (type !== HTTP) return `its type is ${JSON.stringify(type)}, which is unknown`;
  return isObject(request) ? HTTP : "it has no request";
}

/** Pacts before version 3 have one state without parameters. */
function statesOf({ providerStates, providerState }: Json): readonly WantedState[] {
  const single = textOf(providerState);
  if (!isList(providerStates)) return single ? [{ name: single, params: {} }] : [];
  return providerStates.flatMap((state) => {
    const { name, params } = isObject(state) ? state : {};
    return typeof name === "string" ? [{ name, params: isObject(params) ? params : {} }] : [];
  });
}

function versionOf({ consumer, metadata, _links }: Json): string | undefined {
  const { version } = isObject(consumer) ? consumer : {};
  const { consumerVersion } = isObject(metadata) ? metadata : {};
  const link = isObject(_links) ? _links["pb:consumer-version"] : undefined;
  return textOf(version) ?? textOf(consumerVersion) ?? nameOf(link);
}

function parseJson(origin: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new CouldNotRun(`the pact ${origin} is not valid JSON (${why}). ${RENEW}`);
  }
}

function lineOf(text: string, description: string): number | undefined {
  const quoted = JSON.stringify(description);
  const found = new RegExp(`"description":\\s*${escaped(quoted)}`).exec(text);
  return found ? text.slice(0, found.index).split("\n").length : undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function asMessage(message: unknown): unknown {
  return isObject(message) ? { ...message, type: MESSAGE } : message;
}

function nameOf(value: unknown): string | undefined {
  return isObject(value) ? textOf(value.name) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

let own: Promise<Json> | undefined;

/** The OpenAPI document of this paystub: the same one each time, so that it is compiled once. */
export function readSpec(): Promise<Json> {
  own ??= readFile(ownFile("spec/openapi.json"), "utf8").then(JSON.parse);
  return own;
}

/** What a spec says of one operation. */
export function operationIn(spec: Json, path: string, method: string): Json {
  return member(member(member(spec, "paths"), path), method.toLowerCase());
}

/** The schema of what an operation answers with a status. */
export function responseSchema(spec: Json, operation: Json, status: number): Json {
  const response = resolved(spec, member(member(operation, "responses"), String(status)));
  return member(member(member(response, "content"), "application/json"), "schema");
}

/**
 * The fields of a schema as paths, `products[].title`; `[]` means every item of a list. A field that holds
 * others is not a path of its own.
 */
export function fieldsOf(spec: Json, schema: Json, at = ""): readonly string[] {
  const { properties, items, allOf, oneOf, anyOf } = resolved(spec, schema);
  const parts = [allOf, oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const inside = [
    ...(isObject(properties) ? Object.entries(properties) : []).flatMap(([name, inner]) =>
      fieldsOf(spec, isObject(inner) ? inner : {}, at === "" ? name : `${at}.${name}`),
    ),
    ...(isObject(items) ? fieldsOf(spec, items, `${at}[]`) : []),
    ...parts.flatMap((part) => fieldsOf(spec, isObject(part) ? part : {}, at)),
  ];
  const deeper = inside.filter((field) => field !== at);
  if (deeper.length > 0) return [...new Set(deeper)];
  return at === "" ? [] : [at];
}

function resolved(spec: Json, value: Json): Json {
  const { $ref } = value;
  if (typeof $ref !== "string") return value;
  const steps = $ref.replace(/^#\//, "").split("/");
  return resolved(spec, steps.reduce(member, spec));
}

function member(value: Json, name: string): Json {
  const inner = value[name];
  return isObject(inner) ? inner : {};
}

/** The operation that a call is one of, if any. */
export function operationOf(method: string, path: string): OperationEntry | undefined {
  const [plain = ""] = path.split("?");
  return operations.find((operation) => {
    const pattern = operation.path.replace(/\{\w+\}/g, "[^/]+");
    return operation.method === method && new RegExp(`^${pattern}$`).test(plain);
  });
}

/** An interaction under the short name that it has while it is verified. */
export interface PlannedInteraction {
  readonly id: string;
  readonly interaction: Interaction;
  readonly states: readonly ReadyState[];
  /** Why it cannot even be tried, one reason a line. */
  readonly objections: readonly string[];
  /** What should not hold and does, since a sandbox is open to more than a service would be. */
  readonly remarks?: readonly string[];
  /** Why it is skipped on purpose. */
  readonly unasked?: string;
}

/** A pact with its interactions under short names. */
export interface PlannedPact {
  readonly pact: Pact;
  readonly interactions: readonly PlannedInteraction[];
}

/** Every state injects a token, and an interaction without any state has the sandbox's own. */
const ALWAYS = "token";

/** What a verification can do. */
interface Abilities {
  /** Whether the states are ours to reach. */
  readonly states: boolean;
  /** Whether the provider shows the messages that it sends. */
  readonly messages: boolean;
}

/** Why an interaction cannot be verified. */
export function whyAside(
  { http, message, unknown }: Interaction,
  { messages }: Pick<Abilities, "messages">,
): string | undefined {
  if (http || (message && messages)) return undefined;
  if (!message) return `${unknown}, and only requests and messages can be verified`;
  return "it is a message, which only the callbacks of a paystub can be held to";
}

/** Names the interactions of all pacts, and finds what no handler of Pact would fail for. */
export function planPacts(
  pacts: readonly Pact[],
  { states, messages }: Abilities,
): readonly PlannedPact[] {
  let count = 0;
  return pacts.map((pact) => ({
    pact,
    interactions: pact.interactions.map((interaction) => {
      count += 1;
      const id = `interaction-${count}`;
      const unasked = whyAside(interaction, { messages });
      return {
        ...(states ? planned(id, interaction) : { id, interaction, states: [], objections: [] }),
        ...(unasked !== undefined && { unasked }),
      };
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
  const names = [...injected].join(", ");
  return missing.map((name) => `the request asks for \${${name}}, and its states inject ${names}`);
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
 * The documents that Pact gets for a pact: each interaction under its short name, with one state of that
 * name, so that a result belongs to one interaction even with equal descriptions. Before version 4,
 * messages need a document of their own.
 */
export function rewritten({ pact, interactions }: PlannedPact): readonly string[] {
  const tried = interactions.filter(
    ({ objections, unasked }) => objections.length === 0 && unasked === undefined,
  );
  const { messages: old, interactions: _, _links: __, ...raw } = pact.raw;
  const isOld = Array.isArray(old) && old.length > 0;
  const messages = isOld ? tried.filter(({ interaction }) => interaction.message) : [];
  const others = tried.filter((one) => !messages.includes(one));
  return [
    ...(others.length > 0 ? [{ ...raw, interactions: others.map(underShortName) }] : []),
    ...(messages.length > 0
      ? [{ ...raw, metadata: VERSION_3, messages: messages.map(underShortName) }]
      : []),
  ].map((document) => JSON.stringify(document));
}

/** The version whose pacts have messages beside interactions. */
const VERSION_3 = { pactSpecification: { version: "3.0.0" } };

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
