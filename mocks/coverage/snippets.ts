import { exampleBodies } from "../../spec/generated/example-bodies.js";
import { type FaultEntry, faults } from "../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../spec/generated/operations.js";
import type { Item } from "./items.js";
import { type Move, NOTHING_YET } from "./lives.js";

/** What is typed to reach an item: of a shell that has the variables of `paystub run`. */
export function snippetOf(item: Item): string {
  const { kind, of, move, operation, status = 200, value } = item;
  if (operation) return status < 400 ? curlOf(operation) : faultLine("status", { status }, of);
  if (move) return moveLine(move);
  if (kind === "switch") return `paystub assume ${item.name}`;
  if (value)
    return `${value.in}: ${value.value}  # in ${value.operation ?? faults[value.fault].on}`;
  const { sensible, operations: fitting } = faults[of as keyof typeof faults] as FaultEntry;
  return faultLine(of, sensible[0] ?? {}, fitting?.[0]);
}

/** The call of an operation with the first example of its body. */
function curlOf({ id, method, path, server, role, query }: OperationEntry): string {
  const base = server === "order" ? "$PAYSTUB_ORDER_URL" : "$PAYSTUB_BASE_URL";
  const asked = query.length === 0 ? "" : `?${query.map((name) => `${name}=...`).join("&")}`;
  const filled = path.replace(/\{(\w+)\}/g, "<$1>");
  const token = role === null ? [] : [`-H "Authorization: Bearer $PAYSTUB_TOKEN"`];
  const body = exampleBodies[id as OperationId];
  const json = body === undefined ? [] : [`--json '${body.replaceAll("'", "'\\''")}'`];
  const verb = method === (body === undefined ? "GET" : "POST") ? [] : [`-X ${method}`];
  return ["curl", `"${base}${filled}${asked}"`, ...verb, ...token, ...json].join(" ");
}

/** A rule that strikes once; then the call is the shop's own. */
function faultLine(
  fault: string,
  given: Readonly<Record<string, string | number>>,
  operation?: string,
): string {
  const parameters = Object.entries(given).map(([name, value]) => ` --with ${name}=${value}`);
  const where = operation === undefined ? "" : ` --operation ${operation}`;
  return `paystub fault add ${fault}${parameters.join("")}${where} --times 1`;
}

const operationLine = (id: OperationId): string => {
  const operation = (operations as readonly OperationEntry[]).find((one) => one.id === id);
  return operation ? curlOf(operation) : `paystub requests  # ${id} is no operation any more`;
};

const CALLED = "paystub pay <transactionNo>";
const SHOP_DOWN = `${CALLED}  # while your shop answers its callback with 500`;

/** What brings each arrow about; a test holds this table to those of the domain. */
const MOVE_LINES: Readonly<Record<string, string>> = {
  "invoice-created": operationLine("addInvoice"),
  "invoice-paid": CALLED,
  "payment-declined": "paystub decline <transactionNo>",
  "invoice-canceled": "paystub cancel <transactionNo>  # or: paystub clock advance PT24H",
  "invoice-refunded": operationLine("refundOrder"),
  "refund-failed": faultLine("refund-fails", {}),
  "otp-sent": operationLine("sendOtp"),
  "otp-code-rejected": "paystub sessions  # then processPayment with another code than it shows",
  "otp-used": "paystub sessions  # then processPayment with the code that it shows",
  "otp-replaced": "paystub sessions  # then sendOtp again for the same invoice",
  "otp-blocked": "paystub sessions  # then processPayment with a wrong code, three times",
  "recurring-registered": operationLine("registerPayment"),
  "recurring-started": "paystub recurring start <recurringId>",
  "recurring-canceled": operationLine("cancelRecurring"),
  "recurring-completed": "paystub recurring charge <recurringId>  # up to the last iteration",
  "recurring-ended": "paystub recurring arrange <recurringId> fail fail fail fail  # then: charge",
  "charge-succeeded": "paystub recurring charge <recurringId>",
  "charge-failed": "paystub recurring arrange <recurringId> fail  # then: paystub recurring charge",
  "charges-arranged": "paystub recurring arrange <recurringId> fail",
  "callback-scheduled": CALLED,
  "callback-redirected": "paystub open  # and pay on the payment page, as a customer",
  "callback-attempted": CALLED,
  "callback-delivered": CALLED,
  "callback-failed": `${SHOP_DOWN}, each time`,
  "callback-retried": SHOP_DOWN,
  "callback-resend-asked": "paystub resend <callbackId>",
  "callback-held": faultLine("callback-out-of-order", {}),
  "callback-released": faultLine("callback-out-of-order", {}),
  "callback-dropped": faultLine("callback-dropped", {}),
};

function moveLine({ event, from, to, life }: Move): string {
  const line = MOVE_LINES[event];
  if (line !== undefined) return line;
  const where = from === NOTHING_YET ? `begins as ${to}` : `goes from ${from} to ${to}`;
  return `paystub events  # ${event}: by which ${life} ${where}`;
}

/** The events that the table of lines names, for the test that holds it to the domain. */
export const MOVE_LINE_EVENTS: readonly string[] = Object.keys(MOVE_LINES);
