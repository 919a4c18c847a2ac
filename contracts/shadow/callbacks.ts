import type { CallbackRecord } from "../../spec/generated/control.types.js";
import { type ArrivedCallback, callbackAnswer, isRecord } from "../compare/answer.js";
import { compareAnswers } from "../compare/compare.js";
import type { Difference } from "../compare/difference.js";
import type { IdentityMap } from "../compare/identities.js";

/** A call that the service made to the shop, with the test in which it came. */
export interface SeenCallback extends ArrivedCallback {
  readonly test: string | null;
}

/** What the callbacks of both sides came to. */
export interface ComparedCallbacks {
  readonly compared: number;
  readonly differences: readonly (Difference & { readonly test: string | null })[];
  /** Calls of the service that the mock would not have made, by what they are about. */
  readonly onlyTheirs: readonly string[];
  /** Calls of the mock that the service did not make while it was watched. */
  readonly onlyOurs: readonly string[];
}

/** The schema of each kind of callback, as the spec calls it. */
const SCHEMAS: Readonly<Record<CallbackRecord["kind"], string>> = {
  paid: "InvoiceCallback",
  canceled: "InvoiceCallback",
  charge: "ChargeCallback",
  webhook: "InvoicePaidNotification",
  refund: "InvoiceRefundedNotification",
  activation: "ActivationNotification",
  settlement: "SettlementNotification",
};

/** What the comparison of callbacks works with. */
export interface CallbackSides {
  readonly theirs: readonly SeenCallback[];
  /** Those of the mock, none of which was sent. */
  readonly ours: readonly CallbackRecord[];
  readonly identities: IdentityMap;
  /** Whether the mock signs its calls. */
  readonly isSigned: boolean;
}

/** Compares the calls that the service made with those that the mock would have made. */
export function compareCallbacks({
  theirs,
  ours,
  identities,
  isSigned,
}: CallbackSides): ComparedCallbacks {
  const open = new Set(ours);
  const done = new Set<CallbackRecord>();
  const differences: (Difference & { readonly test: string | null })[] = [];
  const onlyTheirs: string[] = [];
  let compared = 0;
  for (const seen of theirs) {
    const values = valuesOf(seen).map((value) => identities.candidateFor(value) ?? value);
    const isSame = (one: CallbackRecord) =>
      isAbout(one, values) && pathOf(one.url) === pathOf(seen.url);
    const match = [...open].find(isSame);
    if (!match) {
      // A service tries again where the shop did not take a call.
      if (![...done].some(isSame)) onlyTheirs.push(describe(seen));
      continue;
    }
    open.delete(match);
    done.add(match);
    compared += 1;
    const our = arrived(match, isSigned);
    const [left, right] = [withoutOwnQuery(seen, our), withoutOwnQuery(our, seen)];
    const found = compareAnswers(SCHEMAS[match.kind], callbackAnswer(left), callbackAnswer(right), {
      identities,
    });
    differences.push(...found.map((one) => ({ ...one, test: seen.test })));
  }
  return { compared, differences, onlyTheirs, onlyOurs: [...open].map(({ kind }) => kind) };
}

/** A callback of the mock as it would have arrived. */
function arrived({ method, url, body }: CallbackRecord, isSigned: boolean): ArrivedCallback {
  const headers = isSigned ? { "x-paystub-signature": "made" } : {};
  return { method, url, headers, text: body ?? "" };
}

/**
 * Two callbacks without what the shop itself wrote into its address, where only one of them has it in its
 * body's stead: that says nothing of either side.
 */
function withoutOwnQuery<Call extends ArrivedCallback>(call: Call, other: ArrivedCallback): Call {
  if (call.method === other.method || call.text !== "") return call;
  const url = new URL(call.url, "http://shop.invalid");
  const own = new URL(other.url, "http://shop.invalid").searchParams.keys();
  for (const name of own) url.searchParams.delete(name);
  return { ...call, url: url.href };
}

/** Every value of a callback. */
function valuesOf({ url, text }: ArrivedCallback): readonly string[] {
  const { searchParams } = new URL(url, "http://shop.invalid");
  const fields: unknown = text === "" ? {} : parsed(text);
  const values = isRecord(fields) ? Object.values(fields).map(String) : [];
  return [...searchParams.values(), ...values];
}

function isAbout(
  { transactionNo, recurringId }: CallbackRecord,
  values: readonly string[],
): boolean {
  const id = transactionNo ?? recurringId;
  return id !== null && values.includes(id);
}

function pathOf(url: string): string {
  return new URL(url, "http://shop.invalid").pathname;
}

/** A call in words that hold no data: a path or a query can hold anything. */
function describe({ method, url, text }: SeenCallback): string {
  const fields: unknown = text === "" ? {} : parsed(text);
  const names = [
    ...new URL(url, "http://shop.invalid").searchParams.keys(),
    ...Object.keys(isRecord(fields) ? fields : {}),
  ];
  const known = names.filter((name) =>
    /^(transactionNo|orderNumber|recurringId|status)$/i.test(name),
  );
  return `${method} with ${known.length > 0 ? known.join(", ") : "no known parameter"}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
