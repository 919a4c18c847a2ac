import { describe } from "vitest";
import { storefront } from "../../../contracts/consumers/storefront.js";
import { adding, delivering, payingByCard } from "../../support/pact/adding.js";
import { provePact, TOKEN } from "../../support/pact/agreement.js";
import { canceling, finding, reading } from "../../support/pact/invoices.js";
import { merchantTokens } from "../../support/pact/tokens.js";
import { paying, sending } from "../../support/pact/wallet.js";

describe("what the storefront relies on", () => {
  const shopAt = (url: string) => storefront({ baseUrl: url, tokens: { merchant: TOKEN } });
  const invoices = [
    ...adding,
    ...payingByCard,
    ...delivering,
    ...reading,
    ...canceling,
    ...finding,
  ];
  const agreed = [...merchantTokens, ...invoices, ...sending, ...paying];
  provePact("storefront", "payment-service", shopAt, agreed);
});
