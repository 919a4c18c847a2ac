import type { FaultRequest } from "../../spec/generated/faults.js";
import { type StateSetup, state } from "./state.js";

const ANY_SECRET = "any-secret";

const MERCHANTS_MAX = 1000;

/** A real token of a merchant or a partner, issued in the setup's sandbox. */
async function issue({ call, control, sandbox }: StateSetup, role: "merchant" | "partner") {
  const { body: settings } = await control("sandbox.settings.read");
  const secret = settings.secretKey ?? ANY_SECRET;
  const { id_token } =
    role === "merchant"
      ? await call("issueMerchantToken", { body: { apiId: sandbox, secretKey: secret } })
      : await call("issuePartnerToken", { body: { profileNo: sandbox, apiKey: secret } });
  return id_token;
}

/** What a merchant has that a key leads to. */
export function knownBy(key: string, value: string) {
  switch (key) {
    case "cr":
      return { merchantLicenseType: "commercial", merchantLicenseNumber: value };
    case "freelancer":
      return { merchantLicenseType: "freelancer", merchantLicenseNumber: value };
    case "mobile":
      return { merchantPhone: value };
    case "email":
      return { merchantEmail: value };
    case "accountNo":
      return { profileReferenceNo: value };
    default:
      throw new Error(
        `a merchant is known by cr, freelancer, mobile, email or accountNo, not ${key}`,
      );
  }
}

const REGISTRATION_VALUES = [
  "token",
  "signature",
  "sessionUuid",
  "mobile",
  "partnerProfileNo",
  "otp",
] as const;

type RegistrationValues = Readonly<Record<(typeof REGISTRATION_VALUES)[number], string>>;

/** What a merchant that is being registered says of its business. */
export const MERCHANT_INFO = {
  iban: "SA0380000000608010167519",
  bankName: "Example Bank",
  categoryDescription: "Flowers",
  salesVolume: "10000",
  sellingScope: "domestic",
  nationalId: "1010101010",
  licenseName: "Sara Flowers",
  email: "sara@flowers.example",
  firstName: "Sara",
  lastName: "Al Harbi",
  password: "a-new-password",
} as const;

/** The license of a merchant that is being registered. */
export const LICENSE = {
  registrationType: "freelancer",
  licenseNumber: "FL-203040506",
  hijriYear: "1415",
  hijriMonth: "7",
  hijriDay: "21",
  partnerProfileNo: "20230101",
} as const;

/** Begins a registration. Its code is the last one that the mobile got. */
async function registered({ call, control, token }: StateSetup): Promise<RegistrationValues> {
  const [mobile, { partnerProfileNo }] = ["0500000009", LICENSE];
  const license = { ...LICENSE, mobileNumber: mobile };
  const { signature, sessionUuid } = await call("checkLicense", { body: license });
  const { body } = await control("sandbox.sms");
  const otp = /\d+$/.exec(body.sms.at(-1)?.text ?? "")?.[0] ?? "";
  return { token, signature, sessionUuid, mobile, partnerProfileNo, otp };
}

async function verified({ call }: StateSetup, { token: _, ...body }: RegistrationValues) {
  await call("validateRegistrationOtp", { body });
}

/** States of merchants, partners, and what lets them in. */
export const accountStates = {
  "a merchant": state({
    params: {},
    injects: ["token"],
    reach: async ({ token }) => ({ token }),
  }),

  "a partner with merchants": state({
    params: { count: 2 },
    injects: ["token", "merchantId"],
    async reach({ call, control, token }, { count }) {
      // The mock would refuse more, but only after a million were made here.
      if (!Number.isInteger(count) || count < 1 || count > MERCHANTS_MAX) {
        throw new Error(`count is a whole number from 1 to ${MERCHANTS_MAX}, not ${count}`);
      }
      await control("sandbox.merchants.seed", { body: { merchants: Array(count).fill({}) } });
      const [first] = await call("getMyMerchants", {});
      return { token, merchantId: first?.merchantId ?? 0 };
    },
  }),

  "a partner with known merchants": state({
    // Each by what it is found by: key=value.
    params: { merchants: ["email=sara@palm-coffee.example"] },
    injects: ["token"],
    async reach({ control, token }, { merchants }) {
      const known = merchants.map((written) => {
        const [key = "", ...value] = written.split("=");
        return knownBy(key, value.join("="));
      });
      await control("sandbox.merchants.seed", { body: { merchants: known } });
      return { token };
    },
  }),

  "a registration with an OTP": state({
    params: {},
    injects: REGISTRATION_VALUES,
    reach: registered,
  }),

  "a registration with a verified mobile": state({
    params: {},
    injects: REGISTRATION_VALUES,
    async reach(setup) {
      const values = await registered(setup);
      await verified(setup, values);
      return values;
    },
  }),

  "a registration with its information": state({
    params: {},
    injects: REGISTRATION_VALUES,
    async reach(setup) {
      const values = await registered(setup);
      await verified(setup, values);
      const { token: _, otp: __, ...proof } = values;
      await setup.call("addRegistrationInfo", { body: { ...proof, ...MERCHANT_INFO } });
      return values;
    },
  }),

  "a partner without merchants": state({
    params: {},
    injects: ["token"],
    async reach({ control, token }) {
      await control("sandbox.merchants.seed", { body: { merchants: [] } });
      return { token };
    },
  }),

  "credentials are pinned": state({
    params: { secretKey: "the-only-secret" },
    injects: ["token", "apiId", "secretKey"],
    async reach({ control, token, sandbox }, { secretKey }) {
      await control("sandbox.settings.change", { body: { secretKey } });
      return { token, apiId: sandbox, secretKey };
    },
  }),

  "any credentials are accepted": state({
    params: {},
    injects: ["token", "apiId", "secretKey", "profileNo", "apiKey"],
    reach: async ({ token, sandbox }) => ({
      token,
      apiId: sandbox,
      secretKey: ANY_SECRET,
      profileNo: sandbox,
      apiKey: ANY_SECRET,
    }),
  }),

  "the token has expired": state({
    params: {},
    injects: ["token"],
    aboutToken: true,
    async reach(setup) {
      const token = await issue(setup, "merchant");
      await setup.control("sandbox.clock.advance", { body: { by: "PT30M" } });
      return { token };
    },
  }),

  "the token is of the other kind": state({
    params: { role: "merchant" },
    injects: ["token"],
    aboutToken: true,
    async reach(setup, { role }) {
      if (role !== "merchant" && role !== "partner") {
        throw new Error(`role is merchant or partner, the kind that is wanted, not ${role}`);
      }
      return { token: await issue(setup, role === "merchant" ? "partner" : "merchant") };
    },
  }),
};

/** States of the service itself. */
export const serviceStates = {
  "an assumption is chosen": state({
    params: { id: "order-status-case", option: "mixed" },
    injects: ["token"],
    async reach({ control, token }, { id, option }) {
      await control("sandbox.assumptions.change", { body: { [id]: option } });
      return { token };
    },
  }),

  "the service fails": state({
    params: { operation: "addInvoice", status: 500 },
    injects: ["token"],
    async reach({ control, token }, { operation, status }) {
      const message = "the service failed";
      const rule = { fault: "status", status, operation, message, times: 1 };
      // The gateway refuses what is no operation.
      await control("sandbox.faults.add", { body: rule as FaultRequest });
      return { token };
    },
  }),

  "strict mode": state({
    params: {},
    injects: ["token"],
    async reach({ control, token }) {
      await control("sandbox.settings.change", { body: { strict: true } });
      return { token };
    },
  }),
};
