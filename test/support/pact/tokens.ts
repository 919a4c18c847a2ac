import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import type { Storefront } from "../../../contracts/consumers/storefront.js";
import { given } from "../../../contracts/states/catalogue.js";
import type {
  MerchantTokenRequest,
  PartnerTokenRequest,
} from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking, TOKEN } from "./agreement.js";
import { outages, problem } from "./answers.js";
import { stated, type Template } from "./templates.js";

const { boolean, regex, string } = MatchersV3;

const open = [given("any credentials are accepted")];
const pinned = [given("credentials are pinned", { secretKey: "the-only-secret" })];
const issued = { id_token: string(TOKEN) };

const merchant = {
  apiId: stated("apiId", "APP_1001"),
  secretKey: stated("secretKey", "a-merchant-secret"),
} satisfies Template<MerchantTokenRequest>;

const merchantToken = asking("issueMerchantToken", {
  given: open,
  sends: merchant,
  calls: (shop: Storefront, body: MerchantTokenRequest) => shop.issueMerchantToken(body),
});

/** What a storefront relies on when it asks for a token. */
export const merchantTokens: readonly Agreed<Storefront>[] = [
  merchantToken({ when: "any credentials will do", status: 200, answers: issued }),
  merchantToken({
    when: "the token is to last",
    sends: { ...merchant, persistToken: boolean(true) },
    status: 200,
    answers: issued,
  }),
  merchantToken({ when: "the secret is right", given: pinned, status: 200, answers: issued }),
  merchantToken({
    when: "the secret is empty",
    sends: { ...merchant, secretKey: string("") },
    status: 400,
    answers: problem(400),
  }),
  merchantToken({
    when: "the secret is wrong",
    given: pinned,
    sends: { ...merchant, secretKey: string("another-secret") },
    status: 401,
    answers: problem(401),
  }),
  ...outages("issueMerchantToken", open, merchantToken),
];

const partner = {
  profileNo: stated("profileNo", "20230101"),
  apiKey: stated("apiKey", "a-partner-key"),
} satisfies Template<PartnerTokenRequest>;

const partnerToken = asking("issuePartnerToken", {
  given: open,
  sends: partner,
  calls: (office: BackOffice, body: PartnerTokenRequest) => office.issuePartnerToken(body),
});

const asHeader = { Authorization: regex(/^Bearer .+/, `Bearer ${TOKEN}`) };

/** What a back office relies on when it asks for a token. */
export const partnerTokens: readonly Agreed<BackOffice>[] = [
  partnerToken({
    when: "any credentials will do",
    status: 200,
    headers: asHeader,
    answers: issued,
  }),
  partnerToken({
    when: "the token is to last",
    sends: { ...partner, persistToken: boolean(true) },
    status: 200,
    headers: asHeader,
    answers: issued,
  }),
  partnerToken({
    when: "the key is empty",
    sends: { ...partner, apiKey: string("") },
    status: 400,
    answers: problem(400),
  }),
  partnerToken({
    when: "the key is wrong",
    given: pinned,
    // Merchants and partners are known by one name in that state.
    sends: { profileNo: stated("apiId", "20230101"), apiKey: string("another-key") },
    status: 401,
    answers: problem(401),
  }),
  ...outages("issuePartnerToken", open, partnerToken),
];
