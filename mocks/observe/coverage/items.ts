import { switches } from "../../../spec/generated/assumptions.js";
import {
  type FaultEntry,
  faults,
  type TestValue,
  testValues,
} from "../../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../spec/generated/operations.js";
import { exampleBodies } from "../../../spec/generated/tables.js";
import { type LifeName, MOVES, type Move, moveId, NOTHING_YET } from "../lives.js";
import { optionId, statusId, valueId } from "../totals.js";

/** What traffic can reach, of one kind. The lives are those of the tables that the domain runs on. */
export type ItemKind = "operation" | LifeName | "fault" | "switch" | "value";

/** One thing that traffic can reach. All of them come from the spec and the tables of the domain. */
export interface Item {
  readonly id: string;
  readonly kind: ItemKind;
  /** What it belongs to, and what can be left out by name: an operation, a life, a fault, a switch. */
  readonly of: string;
  /** For a person: `addInvoice answered 400`. */
  readonly name: string;
  /** Why it is not expected to be reached, in a sentence; null if it is a gap. */
  readonly why: string | null;
  readonly move?: Move;
  readonly operation?: OperationEntry;
  readonly status?: number;
  readonly value?: TestValue;
}

/** The kinds in the order in which they are reported, each with what it is called. */
export const KINDS: Readonly<Record<ItemKind, string>> = {
  operation: "Operations and statuses",
  invoice: "Invoices",
  session: "Wallet sessions",
  recurring: "Recurring payments",
  registration: "Registrations of merchants",
  callback: "Callbacks",
  fault: "Faults",
  switch: "Switches",
  value: "Test values",
};

export const ITEM_KINDS = Object.keys(KINDS) as readonly ItemKind[];

/** The statuses that no right client meets on the road of a test; all others are expected. */
const UNEXPECTED_STATUSES: Readonly<Record<number, string>> = {
  403: "A right client meets it only under auth-failure=403, or with the token of another role.",
  413: "No right client sends a body so large.",
  415: "No right client sends anything but JSON.",
  500: "Only a fault causes this answer, and faults are counted separately.",
};

/** What happens only where a fault holds a callback back or drops it. */
const OF_FAULTS: readonly string[] = ["held", "dropped"];
const BY_FAULT = "Only a fault causes it, and faults are counted separately.";

/** Events that only a tester brings about. */
const OF_TESTERS: readonly string[] = [
  "callback-resend-asked",
  "charges-arranged",
  "merchant-rejected",
];
const BY_TESTER = "Only a tester causes it.";

const AT_DEFAULT = "It is the default.";
const BY_CHOICE =
  "Whether your shop must work under it is your choice. paystub run --matrix assumptions tries all.";
const ANOTHER_WAY = "It is another way to cause a fault, and faults are counted separately.";

/** Everything that traffic can reach, in the order in which it is reported. */
export const ITEMS: readonly Item[] = [
  ...(operations as readonly OperationEntry[]).flatMap(operationItems),
  ...MOVES.map(moveItem),
  ...Object.entries<FaultEntry>(faults).map(faultItem),
  ...Object.entries(switches).flatMap(([id, row]) => optionItems(id, row)),
  ...testValues.map(valueItem),
];

/** What can be left out by name: all that things belong to. */
export const SUBJECTS: ReadonlySet<string> = new Set(ITEMS.flatMap(({ kind, of }) => [kind, of]));

function operationItems(operation: OperationEntry): readonly Item[] {
  const { id: of, statuses } = operation;
  return statuses.map((status) => ({
    id: statusId(of, status),
    kind: "operation",
    of,
    name: `${of} answered ${status}`,
    why: UNEXPECTED_STATUSES[status] ?? null,
    operation,
    status,
  }));
}

function moveItem(move: Move): Item {
  const { life, from, event, to } = move;
  const id = moveId(move);
  return { id, kind: life, of: life, name: `${from} → ${to} by ${event}`, why: whyNot(move), move };
}

function whyNot({ from, event, to }: Move): string | null {
  if (OF_FAULTS.includes(from) || OF_FAULTS.includes(to)) return BY_FAULT;
  return OF_TESTERS.includes(event) ? BY_TESTER : null;
}

function faultItem([of, { out }]: [string, FaultEntry]): Item {
  const why = out === null ? null : `No shop is expected to survive it: ${out}.`;
  return { id: `fault/${of}`, kind: "fault", of, name: of, why };
}

interface Switch {
  readonly options: readonly { readonly id: string }[];
  readonly default: string;
}

function optionItems(of: string, { options, default: first }: Switch): readonly Item[] {
  return options.map(({ id: option }) => ({
    id: optionId(of, option),
    kind: "switch",
    of,
    name: `${of}=${option}`,
    why: option === first ? AT_DEFAULT : BY_CHOICE,
  }));
}

function valueItem(value: TestValue): Item {
  const { in: of } = value;
  const name = `${of} ${value.value}, for ${value.fault}`;
  return { id: valueId(value), kind: "value", of, name, why: ANOTHER_WAY, value };
}

/** What is typed to reach an item: of a shell that has the variables of `paystub run`. */
export function snippetOf(item: Item): string {
  const { kind, of, move, operation, status = 200, value } = item;
  if (operation) return status < 400 ? curlOf(operation) : faultLine("status", { status }, of);
  if (move) return moveLine(move);
  if (kind === "switch") return `paystub call assumptions.change ${item.name}`;
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

/** A rule that applies once; then the call is the shop's own. */
function faultLine(
  fault: string,
  given: Readonly<Record<string, string | number>>,
  operation?: string,
): string {
  const parameters = Object.entries(given).map(([name, value]) => ` ${name}=${value}`);
  const where = operation === undefined ? "" : ` operation=${operation}`;
  return `paystub fault ${fault}${parameters.join("")}${where} times=1`;
}

const operationLine = (id: OperationId): string => {
  const operation = (operations as readonly OperationEntry[]).find((one) => one.id === id);
  return operation ? curlOf(operation) : `paystub requests  # ${id} is not an operation any more`;
};

const CALLED = "paystub pay <transactionNo>";
const SHOP_DOWN = `${CALLED}  # while your shop answers its callback with 500`;

/** What brings each arrow about; a test holds this table to those of the domain. */
const MOVE_LINES: Readonly<Record<string, string>> = {
  "invoice-created": operationLine("addInvoice"),
  "invoice-paid": CALLED,
  "payment-declined": "paystub call invoices.decline transactionNo=<transactionNo>",
  "invoice-canceled": "paystub clock 24h  # or: paystub call invoices.cancel",
  "invoice-refunded": operationLine("refundOrder"),
  "refund-failed": faultLine("refund-fails", {}),
  "otp-sent": operationLine("sendOtp"),
  "otp-code-rejected":
    "paystub call sessions  # then processPayment with another code than it shows",
  "otp-used": "paystub call sessions  # then processPayment with the code that it shows",
  "otp-replaced": "paystub call sessions  # then sendOtp again for the same invoice",
  "otp-blocked": "paystub call sessions  # then processPayment with a wrong code, three times",
  "recurring-registered": operationLine("registerPayment"),
  "recurring-started": "paystub call recurring.start recurringId=<recurringId>",
  "recurring-canceled": operationLine("cancelRecurring"),
  "recurring-completed": "paystub clock 30d  # up to the last iteration",
  "recurring-ended":
    'paystub call recurring.arrangeCharges recurringId=<recurringId> outcomes=["fail"]',
  "charge-succeeded": "paystub clock 30d",
  "charge-failed":
    'paystub call recurring.arrangeCharges recurringId=<recurringId> outcomes=["fail"]',
  "charges-arranged":
    'paystub call recurring.arrangeCharges recurringId=<recurringId> outcomes=["fail"]',
  "license-checked": operationLine("checkLicense"),
  "registration-code-rejected": "paystub call sms  # then validate-otp with another code",
  "registration-blocked": "paystub call sms  # then validate-otp with a wrong code, three times",
  "mobile-verified": operationLine("validateRegistrationOtp"),
  "merchant-info-added": operationLine("addRegistrationInfo"),
  "registration-confirmed": operationLine("confirmRegistration"),
  "merchant-activated": operationLine("confirmRegistration"),
  "merchant-rejected":
    "paystub call assumptions.change activation-approval=rejected  # then confirm-account",
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
