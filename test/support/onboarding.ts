import type { Persons } from "./persons.js";

export const LICENSE = {
  registrationType: "freelancer",
  licenseNumber: "FL-203040506",
  mobileNumber: "0500000009",
  hijriYear: "1415",
  hijriMonth: "7",
  hijriDay: "21",
  partnerProfileNo: "20230101",
};

export const INFO = {
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
};

/** The client that calls as the partner. */
type Merchant = Pick<Persons["merchant"], "post">;

/** Makes a step of the registration. */
export const step = (merchant: Merchant, name: string, body: object) =>
  merchant.post(`/api/partner/register/${name}`, body);

/** Checks a license and returns what every later step passes on. */
export async function checksLicense(merchant: Merchant, part: object = {}) {
  const license = { ...LICENSE, ...part };
  const { body } = await step(merchant, "check-license", license);
  const { signature, sessionUuid } = body as Record<string, string>;
  const { mobileNumber: mobile, partnerProfileNo } = license;
  return { signature, sessionUuid, mobile, partnerProfileNo };
}

/** Registers a merchant from its license to its account. */
export async function registersMerchant(merchant: Merchant, part: object = {}) {
  const proof = await checksLicense(merchant, part);
  await step(merchant, "validate-otp", { ...proof, otp: "12345" });
  await step(merchant, "add-info", { ...proof, ...INFO });
  return { proof, confirmed: await step(merchant, "confirm-account", proof) };
}
