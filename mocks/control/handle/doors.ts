import type { ControlOperationId } from "../../../spec/generated/operations.js";
import { checked, readBody, readId } from "../given.js";
import { whole } from "../list-query.js";
import type { GatewayHandle } from "./gateway-handle.js";
import { type QueryOperation, readQuery } from "./queries.js";
import type { SandboxHandle } from "./sandbox-handle.js";

/** Reads what a method is given in one place. Throws a refusal for what cannot be used. */
type Reader = (given: unknown) => unknown;

/** A reader for each method that is given something, one for each of its places. A missing one does not compile. */
type Doors<Methods> = {
  readonly [Name in keyof Methods as IsGiven<Methods[Name]> extends true ? Name : never]: DoorOf<
    Methods[Name]
  >;
};

type IsGiven<Member> = Member extends (...given: infer Given) => unknown
  ? Required<Given> extends readonly []
    ? false
    : true
  : Member extends object
    ? true
    : false;

type DoorOf<Member> = Member extends (...given: infer Given) => unknown
  ? { readonly [Place in keyof Required<Given>]: Reader }
  : Doors<Member>;

const id =
  (name: string): Reader =>
  (given) =>
    readId(name, given);

const body =
  (operation: ControlOperationId): Reader =>
  (given) =>
    readBody(operation, given);

const query =
  (operation: QueryOperation): Reader =>
  (given) =>
    readQuery(operation, given);

/** One field of a body, where the method takes nothing else. */
const field =
  (operation: ControlOperationId, name: string): Reader =>
  (given) =>
    (readBody(operation, { [name]: given }) as Readonly<Record<string, unknown>>)[name];

const INVOICE = id("transactionNo");
const RECURRING = id("recurringId");
const CALLBACK = id("callbackId");
const SANDBOX = id("sandbox");

const requestId: Reader = (given) =>
  whole("requestId", readId("requestId", given), 1, Number.MAX_SAFE_INTEGER);

/** What the methods of a sandbox are given, by the operation of the control API that each of them is. */
export const SANDBOX_DOORS: Doors<Omit<SandboxHandle, "follow">> = {
  clock: {
    agenda: [query("readAgenda")],
    advance: [body("advanceClock")],
    toBoundary: [body("moveClockToBoundary")],
    freeze: [body("freezeClock")],
  },
  invoices: {
    read: [INVOICE],
    page: [query("listInvoices")],
    pay: [INVOICE, body("payInvoice")],
    decline: [INVOICE, body("declineInvoice")],
    cancel: [INVOICE],
    refund: [INVOICE, body("refundInvoice")],
    why: [INVOICE],
  },
  recurring: {
    read: [RECURRING],
    page: [query("listRecurring")],
    start: [RECURRING],
    cancel: [RECURRING],
    arrangeCharges: [RECURRING, body("arrangeCharges")],
    why: [RECURRING],
  },
  faults: { add: [body("addFault")], remove: [id("faultId")] },
  callbacks: {
    page: [query("listCallbacks")],
    read: [CALLBACK],
    resend: [CALLBACK],
    why: [CALLBACK],
  },
  labels: { add: [field("addLabel", "name")] },
  assumptions: { change: [body("changeAssumptions")] },
  settings: { change: [body("changeSettings")] },
  merchants: { seed: [field("seedMerchants", "merchants")] },
  events: [query("listEvents")],
  requests: [query("listRequests")],
  request: [requestId],
  stats: [query("readStats")],
  smsPage: [query("listSms")],
  sessions: [query("listSessions")],
  idle: [body("waitForIdle")],
};

/** The same of a gateway, but for `get`, which answers at once and reads its name itself. */
export const GATEWAY_DOORS: Doors<Omit<GatewayHandle, "get">> = {
  list: [query("listSandboxes")],
  find: [SANDBOX],
  open: [SANDBOX],
  create: [body("openSandbox")],
  rewind: [SANDBOX, body("rewindSandbox")],
  previewRewind: [SANDBOX, body("rewindSandbox")],
  fork: [SANDBOX, body("forkSandbox")],
  import: [SANDBOX, (given) => checked("importSandbox", given)],
  reset: [SANDBOX],
};

type AnyDoors = { readonly [name: string]: readonly Reader[] | AnyDoors };
type Method = (...given: readonly unknown[]) => unknown;

/**
 * The same methods, those of the parts included, which are given what the doors have read. What these
 * refuse, a method rejects with.
 */
export function admitting<Methods extends object>(methods: Methods, doors: object): Methods {
  const members = Object.entries(methods).map(([name, member]) => {
    const door = (doors as AnyDoors)[name];
    if (door === undefined) return [name, member];
    return [name, isDoor(door) ? behind(door, member) : admitting(member, door)];
  });
  // Each member has the type that it had.
  return Object.fromEntries(members) as Methods;
}

function isDoor(door: readonly Reader[] | AnyDoors): door is readonly Reader[] {
  return Array.isArray(door);
}

/** At once where nothing is refused: two calls begin in the order in which they were made. */
function behind(door: readonly Reader[], method: Method): Method {
  return (...given) => {
    try {
      return method(...door.map((read, place) => read(given[place])));
    } catch (error) {
      return Promise.reject(error);
    }
  };
}
