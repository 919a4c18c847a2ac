import { types } from "node:util";
import type {
  AttemptRecord,
  CallbackList,
  CallbackRecord,
} from "../../spec/generated/control.types.js";
import { type CallbackKind, callbackKinds } from "../../spec/generated/faults.js";
import type { operations as SpecOperations } from "../../spec/generated/openapi.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { nearOrAll } from "../api/near-names.js";
import { AT_ONCE, type Fields, type Part } from "../control/request-match.js";
import type { SandboxHandle } from "../index.js";

/** Throws for an async function: its answer is a promise, which would count as a yes. */
export function expectQuestion(question: object): void {
  if (types.isAsyncFunction(question)) throw new TypeError(`${AT_ONCE}, and an async one does not`);
}

/** A matcher of a test runner, such as `expect.any(Number)`. Playwright's type of them names no member. */
interface AsymmetricMatcher {
  asymmetricMatch?(actual: unknown): boolean;
}

/** What a field is held to: a part of its value, a regular expression for a text, or a matcher. */
type Expected<Value> =
  | AsymmetricMatcher
  | (NonNullable<Value> extends string ? RegExp : never)
  | (Value extends readonly (infer Item)[]
      ? readonly Expected<Item>[]
      : Value extends object
        ? { readonly [Field in keyof Value]?: Expected<Value[Field]> }
        : Value);

/** The fields of an operation's request: those of its body, its path and its query. */
type RequestFields<Id extends OperationId> = BodyOf<SpecOperations[Id]> &
  ParametersOf<SpecOperations[Id], "path"> &
  ParametersOf<SpecOperations[Id], "query">;

type BodyOf<Operation> = Operation extends {
  readonly requestBody?: { readonly content: { readonly "application/json": infer Body } };
}
  ? Body
  : unknown;

type ParametersOf<Operation, Place extends "path" | "query"> = Operation extends {
  readonly parameters: { readonly [P in Place]?: infer Given };
}
  ? [Given] extends [undefined]
    ? unknown
    : NonNullable<Given>
  : unknown;

/**
 * The requests of an operation that are looked for: those with at least these fields, or those of which
 * a function says yes. The function sees all fields that came, those that the spec does not know too.
 *
 * @example
 * await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /^ORD-/, products: [{ qty: 2 }] });
 */
export type RequestMatch<Id extends OperationId> =
  | { readonly [Field in keyof RequestFields<Id>]?: Expected<RequestFields<Id>[Field]> }
  | ((fields: Fields) => boolean);

/**
 * The calls to a merchant that are looked for: those with these fields, or those of which a function says yes.
 *
 * @example
 * const match: CallbackMatch = { kind: "paid", url: /orderNumber=ORD-1/ };
 */
export type CallbackMatch =
  | (Omit<Part<MerchantCall>, "kind"> & {
      readonly kind?: CallbackKind | RegExp | AsymmetricMatcher;
    })
  | ((call: MerchantCall) => boolean);

/** Throws where something is no kind of callback: it would be waited for in vain. */
export function expectKind(kind: unknown): void {
  const kinds: readonly string[] = callbackKinds;
  if (typeof kind !== "string" || kinds.includes(kind)) return;
  throw new TypeError(`there is no callback of kind ${kind}. ${nearOrAll(kinds, kind)}`);
}

/**
 * A call to the merchant that has ended: an attempt of a callback, or a browser that was sent there.
 *
 * @example
 * const { outcome, status }: MerchantCall = await gateway.waitForCallback({ kind: "paid" });
 */
export interface MerchantCall
  extends Pick<
      CallbackRecord,
      "kind" | "transactionNo" | "recurringId" | "method" | "url" | "body"
    >,
    Pick<AttemptRecord, "at" | "status" | "detail"> {
  /** The callback that it was an attempt of. */
  readonly callbackId: string;
  /** Which attempt it was, counted from 1; null for a redirect of the customer's browser. */
  readonly attempt: number | null;
  /** `redirected`: the customer's browser was sent to the URL. */
  readonly outcome: AttemptRecord["outcome"] | "redirected";
}

/** The callbacks of a sandbox, oldest first. */
export async function callbacksIn(sandbox: SandboxHandle): Promise<readonly CallbackRecord[]> {
  const all: CallbackRecord[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const page: CallbackList = await sandbox.callbacks.list({ cursor, limit: PAGE });
    all.push(...page.callbacks);
    cursor = page.next;
  }
  return all;
}

/** As many things as a page can have. */
export const PAGE = 10_000;

/** The calls to the merchant that have ended, in order. */
export async function callsToMerchant(
  sandbox: SandboxHandle,
  callbacks: readonly CallbackRecord[],
): Promise<readonly MerchantCall[]> {
  // One that was sent again does not say any more that the browser was sent there before.
  const { events } = await sandbox.events({ type: "callback-redirected", limit: PAGE });
  const redirected = new Set(events.map(({ callbackId }) => callbackId));
  const calls = callbacks.flatMap((callback) => callsOf(callback, redirected.has(callback.id)));
  return calls.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Whether it reached the merchant, and the merchant took it. */
export function wasTaken({ outcome }: MerchantCall): boolean {
  return outcome === "delivered" || outcome === "redirected";
}

function callsOf(callback: CallbackRecord, isRedirected: boolean): MerchantCall[] {
  const { id: callbackId, kind, transactionNo, recurringId, method, url, body } = callback;
  const common = { callbackId, kind, transactionNo, recurringId, method, url, body };
  const attempts = callback.attempts.map((made, n) => ({
    ...common,
    ...made,
    attempt: n + 1,
  }));
  if (!isRedirected) return attempts;
  const detail = `the browser was sent to ${url}`;
  const sent = {
    ...common,
    attempt: null,
    at: callback.createdAt,
    outcome: "redirected",
    status: null,
    detail,
  } as const;
  return [sent, ...attempts];
}
