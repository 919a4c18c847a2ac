import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MatchersV3, PactV4, SpecificationVersion } from "@pact-foundation/pact";
import { afterAll, expect, test } from "vitest";
import { type Caller, callerOf, entryOf, type RequestOf } from "../../contracts/consumers/call.js";
import { given } from "../../contracts/states/catalogue.js";
import type {
  EchoedProduct,
  Invoice,
  OtpError,
  Problem,
  RecurringOutcome,
} from "../../spec/generated/openapi.types.js";
import type { OperationId } from "../../spec/generated/operations.js";

process.env.PACT_DO_NOT_TRACK = "true";

const { boolean, decimal, eachLike, integer, number, reify, regex, string } = MatchersV3;

type Matcher<T> = MatchersV3.Matcher<T>;

/** A value with matchers in the place of any of its parts. */
export type Template<T> = Matcher<T> | Parts<T>;

type Parts<T> = T extends readonly (infer Element)[]
  ? readonly Template<Element>[]
  : T extends object
    ? { readonly [Key in keyof T]: Template<T[Key]> }
    : T;

/** As much of a value as a consumer relies on: a field that the spec does not know is an error. */
export type Expected<T> =
  | Matcher<T>
  | (T extends readonly (infer Element)[]
      ? readonly Expected<Element>[]
      : T extends object
        ? { readonly [Key in keyof T]?: Expected<T[Key]> }
        : T);

/** The value of a template; nothing, for a call without a body. */
function exampleOf(template: unknown): unknown {
  return template === undefined ? undefined : reify(template as Parameters<typeof reify>[0]);
}

/** A matcher for one of several words: a type alone would let any text pass. */
export function wordLike<Word extends string>(words: RegExp, example: Word): Matcher<Word> {
  return { ...regex(words, example), value: example };
}

/** A matcher for a list of at least one element. */
export function listOf<Element>(element: Expected<Element>): Matcher<readonly Element[]> {
  // Pact's own type has the template in the place of its value.
  return eachLike(element) as Matcher<unknown> as Matcher<readonly Element[]>;
}

/** A value that the provider state injects, such as a token or a number that only the provider knows. */
export function stated<T>(name: string, example: T, before = "", after = ""): Matcher<T> {
  return MatchersV3.fromProviderState(`${before}\${${name}}${after}`, example);
}

/** A state of the provider, as the catalogue's `given` makes it. */
type Given = ReturnType<typeof given>;

/** The state in which a switch has an option. */
export const assuming = (id: string, option: string) =>
  given("an assumption is chosen", { id, option });

interface Request {
  readonly given: readonly Given[];
  /** The path where it has parameters. */
  readonly path?: Matcher<string>;
  readonly query?: Readonly<Record<string, string | Matcher<string>>>;
}

/** One thing that a consumer relies on: in these states, this request gets this response. */
interface Agreed extends Request {
  readonly operation: OperationId;
  /** Ends the sentence "addInvoice 400, ..."; unique within its operation and status. */
  readonly when: string;
  readonly sends?: unknown;
  readonly status: number;
  readonly headers?: Readonly<Record<string, Matcher<string>>>;
  /** Undefined where the response is empty. */
  readonly answers?: unknown;
  readonly calls: (call: Caller) => Promise<{ readonly status: number; readonly body: unknown }>;
}

/** A request as a client makes it when all is well. */
interface Good<Id extends OperationId> extends Request {
  readonly sends?: Template<RequestOf<Id>["body"]>;
  /** The parameters of the path, as the client gives them. */
  readonly params?: RequestOf<Id>["params"];
  /** States in which a token does not open it, where they are not those of `given`. */
  readonly locked?: readonly Given[];
  /** Statuses that no request of a good client brings about, besides 413, 415 and 500. */
  readonly fails?: readonly number[];
}

/** What one interaction changes of the good one. A failure has the body of its operation's family. */
type Row<Id extends OperationId> = readonly [
  when: string,
  status: number,
  part?: Partial<Request> & {
    readonly sends?: Template<RequestOf<Id>["body"]>;
    readonly headers?: Readonly<Record<string, Matcher<string>>>;
    readonly answers?: unknown;
  },
];

/**
 * The interactions of one operation: the given rows, a token that has expired or is of the other kind,
 * and the failures that no good request brings about.
 */
export function agree<Id extends OperationId>(
  operation: Id,
  { params, locked, fails = [], ...good }: Good<Id>,
  rows: readonly Row<Id>[],
): readonly Agreed[] {
  const { role, statuses } = entryOf(operation);
  const opened = locked ?? good.given;
  const turnedAway = (role: "merchant" | "partner"): readonly Row<Id>[] => [
    [
      "the token has expired",
      401,
      { given: [...opened, given("the token has expired")], answers: problem(401) },
    ],
    [
      "the token is of the other kind",
      403,
      {
        given: [...opened, given("the token is of the other kind", { role })],
        answers: problem(403),
      },
    ],
  ];
  const outages = statuses
    .filter((status) => [413, 415, 500, ...fails].includes(status))
    .map((status): Row<Id> => {
      const state = given("the service fails", { operation, status });
      return ["whatever failed", status, { given: [...good.given, state] }];
    });
  const all = [...rows, ...(role === null ? [] : turnedAway(role)), ...outages];
  return all.map(([when, status, part]) => {
    const answers = status < 400 ? undefined : failureOf(operation, status);
    const asked = { answers, ...good, ...part, operation, when, status };
    const { sends, query } = asked;
    const request: unknown = { body: exampleOf(sends), params, query: exampleOf(query) };
    // The one cast: a template has the shape of what it stands for, with an example in each matcher.
    return { ...asked, calls: (call) => call(operation, request as RequestOf<Id>) };
  });
}

/** The failure of an operation's family, for any error. */
function failureOf(operation: OperationId, status: number): unknown {
  if (operation === "registerPayment") return { response: refusal(), invoiceDetails: null };
  const { family } = entryOf(operation);
  if (family === "recurring") return { response: refusal() };
  return family === "otp" ? otpError(status) : problem(status);
}

const HOST = "https://api.payments.example";

/** Looks like a token that the service issues. */
export const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJBUFBfMTAwMSJ9.c2lnbmF0dXJl";

/** A transaction number for an example. */
export const TRANSACTION_NO = "1736935200000";

export const transactionNo = regex(/^\d{13}$/, TRANSACTION_NO);

/** An address of the service. */
export const address = (path: string) => regex(/^https?:\/\/\S+$/, HOST + path);

/** An instant on the wire. */
export const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S*$/, "2025-01-15T10:00:00.000Z");

/** One of the currencies. */
export const currency = wordLike(/^(SAR|USD|EUR|GBP)$/, "SAR");

/** What a shop must say of an invoice. */
export const ORDER = {
  orderNumber: "ORD-1001",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};

/** What every echo of that has. */
export const echo = {
  orderNumber: string("ORD-1001"),
  amount: decimal(25.5),
  callBackUrl: regex(/^https?:\/\/\S+$/, ORDER.callBackUrl),
  clientName: string("Sara Al Harbi"),
  clientMobile: string("0500000001"),
  currency,
  receivers: null,
  partnerPortion: null,
  metadata: null,
} satisfies Expected<Invoice["gatewayOrderRequest"]>;

export const product = { title: string("Coffee beans"), price: decimal(25.5), qty: integer(1) };

/** The fields of getInvoice for any invoice in riyals that a shop relies on; `part` has the differences. */
export function invoice(part: Expected<Invoice> = {}): Expected<Invoice> {
  return {
    gatewayOrderRequest: { ...echo, products: listOf<EchoedProduct>(product) },
    amount: decimal(25.5),
    transactionNo,
    orderStatus: wordLike(/^(PENDING|Pending)$/, "PENDING"),
    url: address(`/pay/order/${TRANSACTION_NO}`),
    qrUrl: address(`/openApi/loadOrderQRCode/${TRANSACTION_NO}`),
    mobileUrl: address(`/pay/frame/${TRANSACTION_NO}?n=Sara%20Al%20Harbi&m=0500000001`),
    checkUrl: regex(
      /^https?:\/\/.+\/api\/getInvoice\/\d{13}$/,
      `${HOST}/api/getInvoice/${TRANSACTION_NO}`,
    ),
    digitalOrder: boolean(false),
    foreignCurrencyRate: null,
    // Whether the call succeeded, which says nothing of a payment.
    success: true,
    paymentErrors: null,
    paymentReceipt: null,
    metadata: null,
    ...part,
  };
}

/** The failure object of invoices, merchants and tokens. */
function problem(status: number): Expected<Problem> {
  return {
    detail: string("the failure in full"),
    title: string("The failure in short"),
    type: regex(/^[a-z][a-z0-9+.-]*:\S+$/, "https://paystub.example/problems/some-kind"),
    status: regex(/^[1-5]\d\d$/, String(status)),
  };
}

/** The failure object of the wallet operations. */
function otpError(status: number): Expected<OtpError> {
  return {
    timestamp: number(1736935200000),
    status: integer(status),
    error: string("the failure in words"),
    path: string("/rest/pay/stcpay"),
  };
}

/**
 * A refused recurring operation. The refusal is a value, not a type: a client uses isSuccess. Pass
 * validationErrors if a field is at fault.
 */
export function refusal(
  validationErrors?: Expected<RecurringOutcome["validationErrors"]>,
): Expected<RecurringOutcome> {
  const message = string("what was refused, in words");
  return { isSuccess: false, message, ...(validationErrors && { validationErrors }) };
}

/**
 * The runner of every interaction. Pact's mock server now and then judges before it has seen the request
 * that it answered (pact-reference issue 535), so a run waits a moment at its end, and one that was still
 * judged too early is repeated.
 */
export const GUARD = { retry: 2 } as const;
const MOMENT_MS = 10;

interface Executable {
  executeTest<T>(run: (server: { readonly url: string }) => Promise<T>): Promise<T | undefined>;
}

/** Runs one interaction against the mock server that plays its provider. */
export async function execute(
  interaction: Executable,
  run: (url: string) => Promise<void>,
): Promise<void> {
  await interaction.executeTest(async ({ url }) => {
    await run(url);
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  });
}

/** Where the pacts of this process go: never into the repository. */
const folder = mkdtempSync(join(tmpdir(), "paystub-pact-"));

/** A pact between two, to add interactions to. */
export function pactOf(consumer: string, provider: string): PactV4 {
  const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
  return new PactV4({ consumer, provider, dir: folder, spec, logLevel: "error" });
}

/** Makes a test of everything that a consumer relies on, and one that the committed pact says so. */
export function provePact(consumer: string, agreed: readonly Agreed[]): void {
  const provider = "payment-service";
  for (const each of agreed) {
    const name = `${each.operation} ${each.status}, ${each.when}`;
    test(name, GUARD, async () => {
      const interaction = interactionOf(pactOf(consumer, provider), name, each);
      await execute(interaction, async (url) => {
        const tokens = { merchant: TOKEN, partner: TOKEN };
        const { status, body } = await each.calls(callerOf({ baseUrl: url, tokens }));
        expect(status).toBe(each.status);
        expect(body).toEqual(each.answers === undefined ? null : exampleOf(each.answers));
      });
    });
  }
  proveFresh(consumer, provider);
}

function interactionOf(pact: PactV4, name: string, each: Agreed) {
  const { method, path, role } = entryOf(each.operation);
  const started = pact.addInteraction().uponReceiving(name);
  for (const [sentence, params] of each.given) started.given(sentence, { ...params });
  return started
    .withRequest(method, each.path ?? path, (request) => {
      const bearer = { Authorization: stated("token", `Bearer ${TOKEN}`, "Bearer ") };
      request.headers({ Accept: "application/json", ...(role !== null && bearer) });
      if (each.query !== undefined) request.query({ ...each.query });
      if (each.sends !== undefined) request.jsonBody(each.sends);
    })
    .willRespondWith(each.status, (response) => {
      if (each.headers) response.headers(each.headers);
      if (each.answers !== undefined) response.jsonBody(each.answers);
    });
}

/** Compares the committed pact with the one that the earlier tests wrote. */
export function proveFresh(consumer: string, provider: string): void {
  const name = `${consumer}-${provider}.json`;
  afterAll(() => rmSync(folder, { recursive: true }));
  test(`the committed pact ${name} is fresh: npm run pacts renews it`, async () => {
    const written = readFileSync(join(folder, name), "utf8");
    const committed = join(import.meta.dirname, "../../contracts/pacts", name);
    await expect(committedForm(written)).toMatchFileSnapshot(committed);
  });
}

/**
 * The text of a pact in the one form that is committed: interactions and keys in a fixed order, and
 * nothing of the versions of the tools that wrote it.
 */
function committedForm(text: string): string {
  const { interactions, metadata, ...rest } = JSON.parse(text);
  const inOrder = interactions
    .map((each: unknown) => JSON.stringify(sorted(each)))
    .sort()
    .map((each: string) => JSON.parse(each));
  const { pactSpecification } = metadata;
  const pact = { ...rest, interactions: inOrder, metadata: { pactSpecification } };
  return `${JSON.stringify(sorted(pact), null, 2)}\n`;
}

/** A value with the keys of all objects in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
