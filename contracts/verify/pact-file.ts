import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import type { WantedState } from "../states/wanted.js";

export type Json = Readonly<Record<string, unknown>>;

/** One interaction of a pact, as far as it matters here. */
export interface Interaction {
  readonly description: string;
  readonly states: readonly WantedState[];
  /** A pending one is told of and does no harm. */
  readonly pending: boolean;
  /** Only requests over HTTP can be verified; a message has no place in this contract. */
  readonly http: boolean;
  /** What it is where it is none. */
  readonly notHttp?: string;
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
  /** The version of the consumer, where the pact or its broker tells. */
  readonly version?: string;
  readonly interactions: readonly Interaction[];
  /** Whether its broker holds it for pending: it breaks nothing, and what came of it is published. */
  readonly pending?: boolean;
  /** Why a broker has it verified, in its words. */
  readonly notices?: readonly string[];
  readonly raw: Json;
}

const RENEW = "make it anew with the consumer's tests";

/** Reads a pact of any version. Throws `CouldNotRun` that names the origin when it is none. */
export function parsePact(origin: string, text: string): Pact {
  if (text.trim() === "") throw new CouldNotRun(`the pact ${origin} is empty; ${RENEW}`);
  return pactOf(origin, parseJson(origin, text), text);
}

/** A pact from the JSON that holds it. */
export function pactOf(origin: string, raw: unknown, text = ""): Pact {
  const { consumer, provider, interactions = [], messages = [] } = isObject(raw) ? raw : {};
  const names = [nameOf(consumer), nameOf(provider)];
  if (!isObject(raw) || names.includes(undefined) || !isList(interactions) || !isList(messages)) {
    const lacks = "a pact has a consumer, a provider and interactions";
    throw new CouldNotRun(`${origin} is no pact: ${lacks}; ${RENEW}, or keep it elsewhere`);
  }
  const [consumerName = "", providerName = ""] = names;
  const read = [...interactions, ...messages.map(asMessage)].map((each) => {
    if (isObject(each)) return interactionOf(each, text);
    throw new CouldNotRun(`the pact ${origin} has an interaction that is no object; ${RENEW}`);
  });
  if (read.length === 0) {
    throw new CouldNotRun(`the pact ${origin} has no interactions, so it proves nothing; ${RENEW}`);
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
  const notHttp = whatElse(raw);
  return {
    description: name,
    states: statesOf(raw),
    pending: pending === true,
    http: notHttp === undefined,
    ...(notHttp !== undefined && { notHttp }),
    method: (textOf(method) ?? "GET").toUpperCase(),
    path: textOf(path) ?? "/",
    status: typeof status === "number" ? status : 200,
    ...(line !== undefined && { line }),
    raw,
  };
}

/** What an interaction is that is no request over HTTP. */
function whatElse({ type = HTTP, request }: Json): string | undefined {
  if (typeof type === "string" && MESSAGES.test(type)) return "it is a message";
  if (type !== HTTP) return `its type is ${JSON.stringify(type)}, which nobody knows`;
  return isObject(request) ? undefined : "it has no request";
}

const HTTP = "Synchronous/HTTP";
const MESSAGES = /^(As|S)ynchronous\/Messages$/;

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
    throw new CouldNotRun(`the pact ${origin} is no valid JSON (${why}); ${RENEW}`);
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
  return isObject(message) ? { ...message, type: "Asynchronous/Messages" } : message;
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
