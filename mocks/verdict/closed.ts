import { callbacksIn } from "./callbacks.js";
import { type Breach, breach, gapIn, type Looked, outcomeOf } from "./outcome.js";
import { isBroken } from "./resent.js";
import { fieldsOf, namedInvoice, type Seen, type SeenRequest, textOf } from "./seen.js";

/** Calls that a closed invoice has no more use for. */
const POINTLESS = ["sendOtp", "processPayment", "cancelInvoice"];

/** How often a closed invoice may be asked for again: customers look at their orders. */
const LOOKS_MAX = 20;

/** What parts of a shop may send before they hear of an answer that another got, in milliseconds. */
const HEARSAY_MS = 250;

/** What an answer said of an invoice, in small letters; null where it said nothing. */
export function statusTold(request: SeenRequest): string | null {
  const { operationId, status, responseBody } = request;
  if (status !== 200 || isBroken(request)) return null;
  const fields = fieldsOf(responseBody);
  if (operationId === "getInvoice") return textOf(fields.orderStatus)?.toLowerCase() ?? null;
  // A wallet's payment that went through says so in its own words.
  return operationId === "processPayment" && fields.orderNumber !== undefined ? "paid" : null;
}

/** The invariant `closed-is-closed`. */
export function judgeClosed(seen: Seen): Looked {
  const closing = new Map<string, SeenRequest>();
  for (const request of seen.requests) {
    const transactionNo = namedInvoice(request);
    const isClosed = /^(paid|cancell?ed)$/.test(statusTold(request) ?? "");
    if (!transactionNo || !isClosed || closing.has(transactionNo)) continue;
    closing.set(transactionNo, request);
  }
  const gap = gapIn(seen);
  return outcomeOf(
    [...closing].flatMap(([transactionNo, told]) => breachesOf(transactionNo, told, seen)),
    closing.size,
    "the shop was told of no invoice that it is closed",
    gap === undefined ? [] : [gap],
  );
}

function breachesOf(transactionNo: string, told: SeenRequest, seen: Seen): readonly Breach[] {
  const later = seen.requests.filter(
    (request) => namedInvoice(request) === transactionNo && isKnownTo(request, told),
  );
  const said = `${told.operationId} #${told.id} had said that it is ${statusTold(told)}`;
  const pointless = later.find(({ operationId }) => POINTLESS.includes(operationId ?? ""));
  const looks = later.filter(({ operationId }) => operationId === "getInvoice");
  const calledBack = callbacksAbout(transactionNo, seen);
  const tooMany = looks.length - calledBack > LOOKS_MAX;
  return [
    ...(pointless
      ? [
          breach(`${named(pointless)} was sent for ${transactionNo} after ${said}`, [
            told,
            pointless,
          ]),
        ]
      : []),
    ...(tooMany
      ? [breach(`getInvoice asked for ${transactionNo} ${looks.length} times after ${said}`, looks)]
      : []),
  ];
}

function named({ operationId, id }: SeenRequest): string {
  return `${operationId} #${id}`;
}

function isKnownTo({ id, startedAt }: SeenRequest, told: SeenRequest): boolean {
  if (id <= told.id) return false;
  if (startedAt === null || told.endedAt === null) return true;
  return startedAt > told.endedAt + HEARSAY_MS;
}

function callbacksAbout(transactionNo: string, seen: Seen): number {
  const own = callbacksIn(seen).filter(({ about }) => {
    return about.kind !== "charge" && about.transactionNo === transactionNo;
  });
  return own.reduce((sum, { attempts }) => sum + attempts.length, 0);
}
