import type { Pact } from "../../../spec/generated/control.types.js";
import { varyingFields } from "../../../spec/generated/operation-states.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import { isRecord } from "../../domain/text.js";
import { withoutSecrets } from "./redact.js";
import type { RecordedCall, Situation } from "./situation.js";

type Json = Readonly<Record<string, unknown>>;

const JSON_HEADER = { "Content-Type": ["application/json"] };
const BEARER_EXAMPLE = "Bearer not-recorded";

/** Who a pact is between. */
export interface Parties {
  readonly consumer: string;
  readonly provider: string;
}

/** A pact of version 4. */
export function pactOf({ consumer, provider }: Parties, interactions: readonly Json[]): Pact {
  return {
    consumer: { name: consumer },
    provider: { name: provider },
    interactions: [...interactions],
    metadata: { pactSpecification: { version: "4.0" } },
  };
}

/** Writes a call as an interaction of Pact's version 4, without the secrets of its caller. */
export function interactionOf(call: RecordedCall, situation: Situation, description: string): Json {
  const { operation, path, request, status } = call;
  const body = fixedSecrets(withoutSecrets(request), call);
  const answer = withoutSecrets(stableAnswer(call));
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

/** The part of an answer that the same call in the same state gets again. */
function stableAnswer({ operation, status, answer }: RecordedCall): unknown {
  if (status !== 200) return answer;
  const varying = [...(varyingFields[operation.id] ?? []), ...pastErrors(operation.id, answer)];
  // One recording represents all of a list: a match by type compares each with it.
  const [first] = Array.isArray(answer) ? answer : [];
  return without(varying, first === undefined ? answer : [first]);
}

/** A payment may have failed before the invoice was paid or canceled; a state does not ask how. */
function pastErrors(id: OperationId, answer: unknown): readonly string[] {
  const status = isRecord(answer) ? String(answer.orderStatus) : "";
  const isOver = status.toLowerCase() !== "pending";
  return id === "getInvoice" && isOver ? ["paymentErrors"] : [];
}

function without(names: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => without(names, inner));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, inner]) => [name, without(names, inner)]),
  );
}

/** A wrong secret must not become a right one. An empty text was itself the mistake, so it stays. */
function fixedSecrets(body: unknown, { code }: RecordedCall): unknown {
  if (code !== "credentials-wrong" || !isRecord(body)) return body;
  const secret = "secretKey" in body ? "secretKey" : "apiKey";
  return { ...body, [secret]: "another-secret" };
}

/** Pact keeps a list for each parameter. */
function queryOf({ query }: RecordedCall) {
  const asked = Object.entries(query).map(([name, value]) => [name, [value]]);
  return asked.length > 0 ? { query: Object.fromEntries(asked) } : {};
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

/** The parts of the request whose values come from a state, for Pact's verifier. */
function generatorsOf(
  { operation, path, request }: RecordedCall,
  { inject, authorization }: Situation,
) {
  const takesToken = operation.role !== null && authorization === undefined;
  const filled = Object.entries(inject).filter(([field]) => isRecord(request) && field in request);
  const inPath = pathExpression(operation.path, inject);
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
  let isInjected = false;
  const expression = template.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = inject[name];
    if (value === undefined) return written;
    isInjected = true;
    return variable(value);
  });
  return isInjected ? expression : undefined;
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
