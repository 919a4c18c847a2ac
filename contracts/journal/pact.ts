import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import type { Json } from "../verify/pact-file.js";
import type { RecordedCall } from "./call.js";
import { expectationOf } from "./expectation.js";
import { withoutSecrets } from "./redact.js";
import type { Situation } from "./situation.js";

/** A call with what held when it was made: what an interaction is made of. */
export interface SituatedCall {
  readonly call: RecordedCall;
  readonly situation: Situation;
}

const JSON_HEADER = { "Content-Type": ["application/json"] };
const BEARER_EXAMPLE = "Bearer not-recorded";

/** An interaction of Pact's version 4, without any secret of those who made the call. */
export function interactionOf({ call, situation }: SituatedCall, description: string): Json {
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
function fixedSecrets(body: unknown, { code }: RecordedCall): unknown {
  if (code !== "credentials-wrong" || !isObject(body)) return body;
  const secret = "secretKey" in body ? "secretKey" : "apiKey";
  return { ...body, [secret]: "another-secret" };
}

function headersOf({ operation, request }: RecordedCall, { authorization }: Situation) {
  const token = operation.role === null ? null : authorization;
  const bearer = token === undefined ? BEARER_EXAMPLE : token;
  const headers = {
    ...(request !== undefined && JSON_HEADER),
    ...(bearer !== null && { Authorization: [bearer] }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** Pact keeps a list for each parameter. */
function queryOf({ query }: RecordedCall) {
  const asked = Object.entries(query).map(([name, value]) => [name, [value]]);
  return asked.length > 0 ? { query: Object.fromEntries(asked) } : {};
}

function generatorsOf(
  { operation, path, request }: RecordedCall,
  { inject, authorization }: Situation,
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
function pathExpression(template: string, inject: Situation["inject"]): string | undefined {
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

/** Writes a pact; its folder is made when it is not there. */
export async function writePact(path: string, pact: Json): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${JSON.stringify(pact, null, 2)}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CouldNotRun(`the pact ${path} cannot be written (${code}); give --out another file`);
  }
}
