import { createRequire } from "node:module";
import { expect } from "vitest";
import { fieldAt, sent, type Variables } from "./calls.js";

interface Pair {
  readonly name: string;
  readonly value: string;
}

/** What Bruno's own parser makes of a request. */
export interface BruRequest {
  readonly meta: { readonly name: string; readonly type: string; readonly seq: string };
  readonly http: { readonly method: string; readonly url: string; readonly body: string };
  readonly headers: readonly Pair[];
  readonly body?: { readonly json?: string };
  readonly vars?: { readonly res?: readonly Pair[] };
  readonly assertions?: readonly Pair[];
  readonly tests?: string;
}

/** The parser of Bruno itself, which comes without types. */
const lang = createRequire(import.meta.url)("@usebruno/lang") as {
  bruToJsonV2(text: string): BruRequest;
  bruToEnvJsonV2(text: string): { readonly variables: readonly Pair[] };
};

/** Reads a request. Throws what Bruno's parser throws. */
export const readRequest = (text: string): BruRequest => lang.bruToJsonV2(text);

/** The variables of an environment. */
export function readEnvironment(text: string): Variables {
  return new Map(lang.bruToEnvJsonV2(text).variables.map(({ name, value }) => [name, value]));
}

/** Runs the requests in their order, as Bruno does. Returns what they found wrong. */
export async function runBruno(
  requests: readonly BruRequest[],
  given: Variables,
): Promise<readonly string[]> {
  const variables: Variables = new Map(given);
  const wrong: string[] = [];
  for (const request of requests.toSorted((a, b) => Number(a.meta.seq) - Number(b.meta.seq))) {
    wrong.push(...(await runRequest(request, variables)));
  }
  return wrong;
}

async function runRequest(request: BruRequest, variables: Variables): Promise<readonly string[]> {
  const { meta, http, headers, body, vars, assertions = [], tests = "" } = request;
  const lines = headers.map(({ name, value }) => [name, value]);
  const call = {
    method: http.method.toUpperCase(),
    url: http.url,
    headers: Object.fromEntries(lines),
  };
  const res = await sent({ ...call, body: body?.json ?? null }, variables);
  const wrong: string[] = [];
  const judge = (title: string, check: () => void) => {
    try {
      check();
    } catch {
      wrong.push(`${meta.name}: ${title}`);
    }
  };
  for (const { name, value } of assertions) {
    judge(`${name} ${value}`, () =>
      expect([name, value]).toEqual(["res.status", `eq ${res.status}`]),
    );
  }
  new Function("test", "expect", "res", tests)(judge, expect, res);
  for (const { name, value } of vars?.res ?? []) {
    variables.set(name, fieldAt(res.body, value.replace(/^res\.body\./, "")));
  }
  return wrong;
}
