import type { RunningGateway } from "../../mocks/index.js";
import { type Answered, clientOf } from "./client.js";
import type { OrderPart } from "./persons.js";

/** What sendOtp answered, as far as processPayment wants it back. */
export interface Proof {
  readonly paymentSessionId: string;
  readonly signature: string;
  readonly signedBase64Data: string;
}

/** The one who pays with a wallet: through the two operations of the order URL. */
export interface Wallet {
  asksForCode(transactionNo: string, part?: OrderPart): Promise<Answered>;
  /** Asks for a code that must be sent. */
  getsCode(transactionNo: string, part?: OrderPart): Promise<Proof>;
  pays(transactionNo: string, proof: Proof, part?: OrderPart): Promise<Answered>;
  /** Pays an invoice of 25 from beginning to end. */
  paysFor(transactionNo: string): Promise<Answered>;
}

/** A wallet with the mobile 509200900 that pays 25 with the code 12345, unless a part says else. */
export function walletOf(gateway: RunningGateway): Wallet {
  const client = clientOf(gateway.orderUrl);
  const facts = { stcpayMobile: "509200900", stcpayMobileCountryCode: "966", total: 25 };
  const asksForCode: Wallet["asksForCode"] = (orderNumber, part) =>
    client.post("/rest/pay/stcpay/sendOtp", { ...facts, orderNumber, ...part });
  const getsCode: Wallet["getsCode"] = async (transactionNo, part) => {
    const { status, body, text } = await asksForCode(transactionNo, part);
    if (status !== 200) throw new Error(`sendOtp: ${text}`);
    const { paymentSessionId, signature, signedBase64Data } = body;
    return { paymentSessionId, signature, signedBase64Data };
  };
  const pays: Wallet["pays"] = (orderNumber, proof, part) => {
    const body = { ...facts, orderNumber, stcpayPaymentOTP: "12345", ...proof, ...part };
    return client.post("/rest/pay/stcpay/processPayment", body);
  };
  return {
    asksForCode,
    getsCode,
    pays,
    paysFor: async (transactionNo) => pays(transactionNo, await getsCode(transactionNo)),
  };
}
