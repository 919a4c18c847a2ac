import type { OperationEntry, OperationId } from "../../../spec/generated/operations.js";
import { type AnsweredCall, expectationOf } from "./expectation.js";
import { isObject, withoutSecrets } from "./redact.js";

/** A call as an interaction tells it. */
export interface ToldCall extends AnsweredCall {
  readonly operation: OperationEntry & { readonly id: OperationId };
  readonly path: string;
  /** Its parameters after the path. */
  readonly query?: Readonly<Record<string, string>>;
  readonly request: unknown;
  readonly code: string | null;
}

/** What held when a call was made, in the words of the catalogue of states. */
export interface ToldSituation {
  readonly states: readonly { readonly name: string; readonly params: object }[];
  /** Fields of the request, and of its path, that take their value from a state. */
  readonly inject: Readonly<Record<string, string>>;
  /** The Authorization header where it is no good token; null where there was none. */
  readonly authorization?: string | null;
}

type Json = Readonly<Record<string, unknown>>;

const JSON_HEADER = { "Content-Type": ["application/json"] };
const BEARER_EXAMPLE = "Bearer not-recorded";

/** An interaction of Pact's version 4, without any secret of those who made the call. */
export function interactionOf(call: ToldCall, situation: ToldSituation, description: string): Json {
  const { operation, path, request, status } = call;
  const body = fixedSecrets(withoutSecrets(request), call);
  const answer = withoutSecrets(expectationOf(call));
  return {
    type: "Synchronous/HTTP",
    description,
    pending: false,
    providerStates: situation.states,
    request: {
      method: operation.method,
      path,
      ...queryOf(call),
      ...headersOf(call, situation),
      ...(request !== undefined && { body: jsonBody(body) }),
      ...generatorsOf(call, situation),
    },
    response: {
      status,
      ...(answer !== undefined && {
        headers: JSON_HEADER,
        body: jsonBody(answer),
        matchingRules: { body: { $: { combine: "AND", matchers: [{ match: "type" }] } } },
      }),
    },
  };
}

/** A pact of version 4. */
export function pactOf(consumer: string, provider: string, interactions: readonly Json[]): Json {
  return {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions,
    metadata: { pactSpecification: { version: "4.0" } },
  };
}

/** An empty text was what was wrong with it, and stays; a wrong secret must not become a right one. */
function fixedSecrets(body: unknown, { code }: ToldCall): unknown {
  if (code !== "credentials-wrong" || !isObject(body)) return body;
  const secret = "secretKey" in body ? "secretKey" : "apiKey";
  return { ...body, [secret]: "another-secret" };
}

/** Pact keeps a list for each parameter. */
function queryOf({ query = {} }: ToldCall) {
  const asked = Object.entries(query).map(([name, value]) => [name, [value]]);
  return asked.length > 0 ? { query: Object.fromEntries(asked) } : {};
}

function headersOf({ operation, request }: ToldCall, { authorization }: ToldSituation) {
  const token = operation.role === null ? null : authorization;
  const bearer = token === undefined ? BEARER_EXAMPLE : token;
  const headers = {
    ...(request !== undefined && JSON_HEADER),
    ...(bearer !== null && { Authorization: [bearer] }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

function generatorsOf(
  { operation, path, request }: ToldCall,
  { inject, authorization }: ToldSituation,
) {
  const takesToken = operation.role !== null && authorization === undefined;
  const filled = Object.entries(inject).filter(([field]) => isObject(request) && field in request);
  const inPath = operation.path.includes("{") ? pathExpression(operation.path, inject) : undefined;
  const generators = {
    ...(takesToken && { header: { Authorization: fromState(`Bearer ${variable("token")}`) } }),
    ...(inPath !== undefined && inPath !== path && { path: fromState(inPath) }),
    ...(filled.length > 0 && {
      body: Object.fromEntries(
        filled.map(([field, name]) => [`$.${field}`, fromState(variable(name))]),
      ),
    }),
  };
  return Object.keys(generators).length > 0 ? { generators } : {};
}

/** The path with the values of states where its parameters are; undefined without any. */
function pathExpression(template: string, inject: ToldSituation["inject"]): string | undefined {
  let injected = false;
  const expression = template.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = inject[name];
    if (value === undefined) return written;
    injected = true;
    return variable(value);
  });
  return injected ? expression : undefined;
}

function variable(name: string): string {
  return `\${${name}}`;
}

function fromState(expression: string): Json {
  return { type: "ProviderState", expression, dataType: "STRING" };
}

function jsonBody(content: unknown): Json {
  return { content, contentType: "application/json", encoded: false };
}
