import { operations } from "../../spec/generated/operations.js";
import { type Breach, breach, gapIn, type Looked, outcomeOf } from "./outcome.js";
import { fieldsOf, type Seen, type SeenRequest, textOf } from "./seen.js";

/** What each operation makes one more of with each call, by its id. */
const CREATED: ReadonlyMap<string | null, string> = new Map(
  operations.flatMap(({ id, creates }) => (creates === null ? [] : [[id, creates]])),
);

/** Whether the caller cannot know what became of a request: carried out, or not. */
export function isAmbiguous(request: SeenRequest): boolean {
  const { status, responseBody, cut } = request;
  if (status === null || status >= 500 || isBroken(request)) return true;
  if (status >= 300 || cut.includes("responseBody")) return false;
  return Object.keys(fieldsOf(responseBody)).length === 0;
}

/** Whether an answer is known to have never come in whole. */
export function isBroken({ startedAt, endedAt, clientClosedAt }: SeenRequest): boolean {
  return clientClosedAt !== null || (startedAt !== null && endedAt === null);
}

/** The number that the shop gave an order; null where it gave none. */
function orderNumberOf({ requestBody }: SeenRequest): string | null {
  return textOf(fieldsOf(requestBody).orderNumber);
}

/** What a request asks for, apart from the number of its order wherever that stands. */
function contentsOf(request: SeenRequest): string {
  const { operationId, path, requestBody } = request;
  const number = orderNumberOf(request);
  const body = requestBody ?? "";
  return `${operationId} ${path} ${number === null || number === "" ? body : body.replaceAll(number, "#")}`;
}

/** Whether the shop learned between two requests what became of an order. */
function isChecked(between: readonly SeenRequest[], orderNumber: string | null): boolean {
  if (orderNumber === null) return false;
  return between.some(({ operationId, path, status, responseBody }) => {
    if (status !== 200) return false;
    if (operationId === "getTransactionsOfOrderNumber") {
      const { searchParams } = new URL(path, "http://shop");
      return searchParams.get("orderNumber") === orderNumber;
    }
    const echo = fieldsOf(responseBody).gatewayOrderRequest;
    return operationId === "getInvoice" && Object(echo).orderNumber === orderNumber;
  });
}

/** An outcome that nobody knows, and what was sent after it. */
interface Resent {
  readonly first: SeenRequest;
  readonly again: SeenRequest;
  /** Whether it can only have been the shop that sent it again. */
  readonly certain: boolean;
}

function resentAfter(first: SeenRequest, { requests, stepsAreActions }: Seen): Resent | undefined {
  const later = requests.filter(({ id }) => id > first.id);
  const number = orderNumberOf(first);
  const again = later.find((request) => {
    if (CREATED.get(request.operationId) !== CREATED.get(first.operationId)) return false;
    if (number !== null && orderNumberOf(request) === number) return true;
    return contentsOf(request) === contentsOf(first);
  });
  if (!again || isChecked(later.slice(0, later.indexOf(again)), number)) return undefined;
  const sameNumber = number !== null && orderNumberOf(again) === number;
  const sameStep = stepsAreActions === true && again.step !== null && again.step === first.step;
  return { first, again, certain: sameNumber || sameStep };
}

/** The invariant `no-blind-resend`. */
export function judgeResent(seen: Seen): Looked {
  const ambiguous = seen.requests.filter(
    (request) => CREATED.has(request.operationId) && isAmbiguous(request),
  );
  const resent = ambiguous.flatMap((first) => resentAfter(first, seen) ?? []);
  const doubts = resent.filter(({ certain }) => !certain).map(doubtOf);
  const gap = gapIn(seen);
  return outcomeOf(
    resent.filter(({ certain }) => certain).map(breachOf),
    ambiguous.length,
    "no call that creates something ended in an outcome that nobody knows",
    gap === undefined ? doubts : [gap, ...doubts],
  );
}

function breachOf({ first, again }: Resent): Breach {
  const number = orderNumberOf(again);
  const what = number === null ? "with the same contents" : `for order ${number}`;
  const how = endOf(first);
  const sentence = `${again.operationId} was sent again ${what} (#${again.id}) after #${first.id} ${how}: it may have been carried out, and nobody asked`;
  return breach(sentence, [first, again]);
}

function doubtOf({ first, again }: Resent): string {
  return `${again.operationId} came again with the same contents (#${again.id}) after #${first.id} ${endOf(first)}; whether the shop or its customer tried again cannot be seen`;
}

function endOf({ status, clientClosedAt }: SeenRequest): string {
  if (status === null) return "ended without an answer";
  if (clientClosedAt !== null) return "was given up before its answer had come";
  return status >= 500 ? `ended with ${status}` : "ended with half an answer";
}
