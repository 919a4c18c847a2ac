import type { JournalEntry } from "../../../spec/generated/control.types.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { EpochMs } from "../../domain/time.js";

/** One time that an invariant did not hold. */
export interface Breach {
  /** What happened, for a person. */
  readonly sentence: string;
  /** The ids of the requests that show it, in order. */
  readonly requests: readonly number[];
  /** The ids of the callbacks that show it. */
  readonly callbacks: readonly string[];
  /** The step of the test in which it came about, where that is known. */
  readonly step: string | null;
}

/** What looking came to. `times` counts the occasions on which it could have been broken. */
export type Looked =
  | { readonly verdict: "held"; readonly times: number }
  | { readonly verdict: "broken"; readonly breaches: readonly Breach[] }
  | { readonly verdict: "not-observed"; readonly why: string };

/** A breach that requests show. */
export function breach(sentence: string, requests: readonly SeenRequest[]): Breach {
  const step = requests.at(-1)?.step ?? null;
  return { sentence, requests: requests.map(({ id }) => id), callbacks: [], step };
}

export function notObserved(why: string): Looked {
  return { verdict: "not-observed", why };
}

/** Broken by any breach; held where there was an occasion and nothing was doubtful. */
export function outcomeOf(
  breaches: readonly Breach[],
  times: number,
  none: string,
  doubts: readonly string[] = [],
): Looked {
  if (breaches.length > 0) return { verdict: "broken", breaches };
  const [doubt] = doubts;
  if (doubt !== undefined) return notObserved(doubt);
  return times > 0 ? { verdict: "held", times } : notObserved(none);
}

/** Why what is left of a journal cannot show that all is well; undefined where it can. */
export function gapIn({ requests, dropped }: Seen): string | undefined {
  if (dropped > 0) return `the journal has dropped the oldest ${dropped} of its requests`;
  const cut = requests.find((request) => request.cut.includes("requestBody"));
  return cut && `the journal holds only the beginning of request #${cut.id}`;
}

/** A request of the shop, with what the invariants look at. Instants are real, not the sandbox's. */
export interface SeenRequest {
  readonly id: number;
  readonly operationId: string | null;
  readonly path: string;
  /** Null when the caller got no answer at all. */
  readonly status: number | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
  /** What of it was too long to be kept whole. */
  readonly cut: readonly string[];
  /** The number of the last event before it; null where that is not known. */
  readonly after: number | null;
  /** When it came in; null where that was not written down. */
  readonly startedAt: EpochMs | null;
  /** When its answer was sent in whole; null where it never was, or that was not written down. */
  readonly endedAt: EpochMs | null;
  /** When the caller closed the connection before it had the whole answer. */
  readonly clientClosedAt: EpochMs | null;
  /** A digest of its bearer token; null where it had none, or that was not written down. */
  readonly token: string | null;
  /** The step of the test in which it came in; null where nobody told. */
  readonly step: string | null;
}

/** What the shop itself says of an order, at a moment. Nobody else can know it. */
export interface ShopWord {
  /** Both where the shop knows both. */
  readonly transactionNo?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly paid: boolean;
  /** How often it was shipped; absent where the shop does not say. */
  readonly shipped?: number | undefined;
  /** What the customer owes for it, in units of the currency such as 25.5. */
  readonly owed?: number | undefined;
  /** What the shop thinks that it received, in the same units. */
  readonly received?: number | undefined;
  /** The id of the last request that was written down when the shop was asked; 0 for none. */
  readonly afterRequest: number;
}

/** All that was seen of one sandbox. */
export interface Seen {
  /** In the order of their ids. */
  readonly requests: readonly SeenRequest[];
  /** How many older requests are no longer kept. */
  readonly dropped: number;
  /** The whole log, from its first event. */
  readonly events: readonly LoggedEvent[];
  /** Absent where nobody asked the shop. */
  readonly words?: readonly ShopWord[];
  /**
   * Each step is one thing that a customer, a bank, the network or time did. So what comes twice in
   * a step was done twice by the shop, and not asked for twice. Of a whole test nobody can say that.
   */
  readonly stepsAreActions?: boolean;
}

/** A request as the journal shows it, over HTTP or by the handle. */
export function seenRequest(entry: JournalEntry): SeenRequest {
  const { id, operationId, path, status, requestBody, responseBody, cut, after = null } = entry;
  const { startedAt, endedAt, clientClosedAt, token = null, step = null } = entry;
  // Of what an older version wrote down, the end of an answer is when it was made.
  const ended = endedAt === undefined ? (status === null ? undefined : entry.wallAt) : endedAt;
  return {
    ...{ id, operationId, path, status, requestBody, responseBody, cut, after, token, step },
    startedAt: instantOf(startedAt),
    endedAt: instantOf(ended),
    clientClosedAt: instantOf(clientClosedAt),
  };
}

function instantOf(iso: string | null | undefined): EpochMs | null {
  return iso == null ? null : Date.parse(iso);
}

/** The fields of a JSON body; none where there is no body, or one that cannot be read. */
export function fieldsOf(body: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The invoice that a request of the service names, in its path or as its operation calls it. */
export function namedInvoice({ operationId, path, requestBody }: SeenRequest): string | null {
  switch (operationId) {
    case "getInvoice":
      return /\/(\d{13})(?=[/?]|$)/.exec(path)?.[1] ?? null;
    case "cancelInvoice":
      return textOf(fieldsOf(requestBody).transactionNo);
    case "sendOtp":
    case "processPayment":
      return textOf(fieldsOf(requestBody).orderNumber);
    default:
      return null;
  }
}

/** A field that is a text, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
