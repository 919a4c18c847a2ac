import type { StartOptions } from "../../mocks/index.js";
import { type RawAnswer, type RawRequest, sendRaw } from "../support/http.js";
import { type OrderPart, type Persons, type Proof, SANDBOX, walletOf } from "../support/persons.js";

/** The state before the mistake: numbers and ids that its explanation may name. */
export type Made = Readonly<Record<string, string>>;

/** How a call goes out. `at` is the place that is called; the base URL where nothing is said. */
export type Sent = RawRequest & { readonly at?: "base" | "order" };

/** What mistakes have in common: their status, how the gateway was started, and what came before them. */
interface Scene {
  readonly status: number;
  readonly options?: StartOptions;
  readonly arrange?: (persons: Persons) => Promise<Made>;
}

/** A real mistake, and the first thing that its developer is to read. */
export interface Mistake extends Scene {
  readonly call: (persons: Persons, made: Made) => Sent;
  /** How the first explanation begins; `{no}` is a placeholder for the value with that name. */
  readonly reported: string;
}

/** A call that is a mistake, and how its explanation begins. */
type Row = readonly [call: Mistake["call"], reported: string];

/** Mistakes in the same scene. */
export function mistakes(scene: Scene, rows: readonly Row[]): readonly Mistake[] {
  return rows.map(([call, reported]) => ({ ...scene, call, reported }));
}

/** An explanation with the names of what was made filled in. */
export function filled(text: string, made: Made): string {
  return text.replace(/\{(no|other|id|session|code|base|order|host|mine)\}/g, (_, name: string) => {
    return made[name] ?? name;
  });
}

/** Makes the call of a mistake. */
export function makes(
  { gateway }: Pick<Persons, "gateway">,
  { at = "base", ...request }: Sent,
): Promise<RawAnswer> {
  return sendRaw(at === "order" ? gateway.orderUrl : gateway.baseUrl, request);
}

export const TOKEN = { Authorization: `Bearer sandbox_${SANDBOX}` };
export const JSON_TYPE = { "Content-Type": "application/json" };

/** A POST of JSON with the token of the sandbox. */
export function posts(path: string, body: unknown, headers: Record<string, string> = {}): Sent {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", path, headers: { ...TOKEN, ...JSON_TYPE, ...headers }, body: text };
}

/** An addInvoice call with a text as its body. */
export function postsText(body: string, headers: Record<string, string> = {}): () => Sent {
  return () => posts("/api/addInvoice", body, headers);
}

/** A good order with a part that is not; undefined takes a field out. */
export function orders(part: OrderPart): Mistake["call"] {
  return ({ merchant }) => posts("/api/addInvoice", merchant.order(part));
}

/** A good order whose fields have other names. */
export function renames(names: Readonly<Record<string, string>>): Mistake["call"] {
  return ({ merchant }) => {
    const fields = Object.entries(merchant.order({ clientEmail: "zaid@example.com" }));
    const renamed = fields.map(([name, value]) => [names[name] ?? name, value]);
    return posts("/api/addInvoice", Object.fromEntries(renamed));
  };
}

/** A good registration with parts that are not. */
export function registers(part: Parameters<Persons["merchant"]["plan"]>[0]): Mistake["call"] {
  return ({ merchant }) => posts("/api/registerPayment", merchant.plan(part));
}

/** An invoice is there. */
export function invoice(part: OrderPart = {}): (persons: Persons) => Promise<Made> {
  return async ({ merchant }) => ({ no: await merchant.createsInvoice(part) });
}

/** An invoice is there, and a code was sent for it. */
export function codeSent(part: OrderPart = {}): (persons: Persons) => Promise<Made> {
  return async ({ merchant, gateway }) => {
    const no = await merchant.createsInvoice(part);
    return { no, ...(await walletOf(gateway).getsCode(no)) };
  };
}

const WALLET = { stcpayMobile: "509200900", stcpayMobileCountryCode: "966", total: 25 };

/** A sendOtp call for the invoice that was made. */
export function asks(part: OrderPart = {}): Mistake["call"] {
  return (_, { no }) => posts("/rest/pay/stcpay/sendOtp", { ...WALLET, orderNumber: no, ...part });
}

/** A processPayment call with the code that was sent. */
export function pays(change: (proof: Proof & Made) => OrderPart = () => ({})): Mistake["call"] {
  return (_, made) => {
    const { no, paymentSessionId, signature, signedBase64Data } = made as Proof & Made;
    const proof = { paymentSessionId, signature, signedBase64Data };
    const body = { ...WALLET, orderNumber: no, stcpayPaymentOTP: "12345", ...proof };
    return posts("/rest/pay/stcpay/processPayment", { ...body, ...change(made as Proof & Made) });
  };
}

/** A call without a body. */
export function calls(method: string, path: string, headers: Record<string, string> = TOKEN) {
  return (): Sent => ({ method, path, headers });
}
