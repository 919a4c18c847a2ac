import type {
  AddInfoRequest,
  CheckLicenseRequest,
  ConfirmAccountRequest,
  MerchantInvoiceRequest,
  PartnerTokenRequest,
  RecurringOutcome,
  RefundRequest,
  RegisterPaymentRequest,
  ValidateOtpRequest,
} from "../../spec/generated/openapi.types.js";
import { type Account, callerOf } from "./call.js";

/** How registering a subscription went: where the customer confirms, or what was wrong. */
type Subscribed =
  | { readonly ok: true; readonly recurringId: string; readonly paymentUrl: string }
  | { readonly ok: false; readonly why: string; readonly complaints: readonly string[] };

/** The part of a business that looks after merchants and subscriptions. */
export type BackOffice = ReturnType<typeof backOffice>;

/** The server side of a back office: a partner's merchants, and recurring payments. */
export function backOffice(account: Account) {
  const call = callerOf(account);
  const registerPayment = (plan: RegisterPaymentRequest) => call("registerPayment", { body: plan });
  return {
    issuePartnerToken: (credentials: PartnerTokenRequest) =>
      call("issuePartnerToken", { body: credentials }),

    ...merchantsOf(call),

    registerPayment,

    cancelRecurring: (recurringId: string) => call("cancelRecurring", { body: { recurringId } }),

    listRecurringPayments: () => call("listRecurringPayments", {}),

    /** Registers a subscription. Uses isSuccess, because a refusal can have status 200. */
    async subscribe(plan: RegisterPaymentRequest): Promise<Subscribed> {
      const answer = await registerPayment(plan);
      if (answer.status !== 200 && answer.status !== 400) {
        throw new Error(`registerPayment answered ${answer.status}`);
      }
      const { response, invoiceDetails } = answer.body;
      if (response.isSuccess && invoiceDetails) {
        const { recurringId, paymentUrl } = invoiceDetails;
        return { ok: true, recurringId, paymentUrl };
      }
      return { ok: false, why: response.message, complaints: complaintsOf(response) };
    },
  };
}

/** What a back office does for the merchants of a partner. */
function merchantsOf(call: ReturnType<typeof callerOf>) {
  return {
    getMyMerchants: () => call("getMyMerchants", {}),

    /** The credentials with which the back office acts for a merchant: keep them secret. */
    getMerchantKeys: (merchantId: number, profileNo: string) =>
      call("getMerchantKeys", {
        params: { searchType: "accountNo", searchValue: String(merchantId) },
        query: { profileNo },
      }),

    /** Creates an invoice in the partner's name that merchants share. */
    addMerchantInvoice: (profileNo: string, invoice: MerchantInvoiceRequest) =>
      call("addMerchantInvoice", { params: { profileNo }, body: invoice }),

    /** Begins to register a merchant. Pass signature and sessionUuid on in the steps that follow. */
    checkLicense: (license: CheckLicenseRequest) => call("checkLicense", { body: license }),

    validateRegistrationOtp: (proof: ValidateOtpRequest) =>
      call("validateRegistrationOtp", { body: proof }),

    addRegistrationInfo: (info: AddInfoRequest) => call("addRegistrationInfo", { body: info }),

    confirmRegistration: (proof: ConfirmAccountRequest) =>
      call("confirmRegistration", { body: proof }),

    /** Gives the customer of a merchant, named by its e-mail address, the money of an order back. */
    refundOrder: (email: string, refund: RefundRequest) =>
      call("refundOrder", { params: { key: "email", value: email }, body: refund }),
  };
}

/** What was wrong with the fields, a line each: the shape of validationErrors is not documented. */
export function complaintsOf({ validationErrors }: RecurringOutcome): readonly string[] {
  if (validationErrors === null) return [];
  if (!isList(validationErrors)) {
    return Object.entries(validationErrors).map(([name, error]) => `${name} ${error}`);
  }
  return validationErrors.map((complaint) =>
    typeof complaint === "string" ? complaint : `${complaint.name} ${complaint.error}`,
  );
}

type Listed<Value> = Extract<Value, readonly unknown[]>;

/** Array.isArray does not narrow readonly arrays. */
function isList<Value>(value: Value): value is Listed<Value> {
  return Array.isArray(value);
}
