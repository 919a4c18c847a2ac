import { are, fails, succeeds } from "../checks.js";
import { type ConformanceRule, documented } from "../rule.js";
import { addInvoice, dollars, PRODUCT, REQUIRED, tooSmall } from "./calls.js";

const PRODUCT_FIELDS = ["title", "price", "qty"];
const BRANDS = ["mada", "visaMastercard", "amex", "tamara", "stcpay", "urpay"];
const physical = addInvoice({ products: [{ ...PRODUCT, isDigital: false }] });
const digital = addInvoice({ products: [{ ...PRODUCT, isDigital: true }] });

const requiredRules = [
  ...REQUIRED.map((field) =>
    documented(
      `addInvoice.required.${field}`,
      `An invoice without ${field} is refused.`,
      // JSON leaves out what is undefined.
      addInvoice({ [field]: undefined }),
      fails,
    ),
  ),
  ...PRODUCT_FIELDS.map((field) =>
    documented(
      `addInvoice.required.products.${field}`,
      `An invoice whose product has no ${field} is refused.`,
      addInvoice({ products: [{ ...PRODUCT, [field]: undefined }] }),
      fails,
    ),
  ),
];

/** What the description allows, each of which has to be taken. */
const allowedRules = [
  documented(
    "addInvoice.minimum.accepted",
    "5.00 SAR are enough.",
    addInvoice({ amount: 5 }),
    succeeds,
  ),
  documented("addInvoice.minimum.refused", "4.99 SAR are refused.", tooSmall, fails),
  ...["USD", "EUR", "GBP"].map((currency) =>
    documented(
      `addInvoice.currency.${currency}`,
      `An invoice can be in ${currency}.`,
      currency === "USD" ? dollars : addInvoice({ currency }),
      succeeds,
      are(currency, "gatewayOrderRequest.currency"),
    ),
  ),
  ...BRANDS.map((brand) =>
    documented(
      `addInvoice.brand.${brand}`,
      `${brand} is a card brand that can be asked for.`,
      addInvoice({ supportedCardBrands: [brand] }),
      succeeds,
    ),
  ),
  documented(
    "addInvoice.digital",
    "digitalOrder is true when the product is digital.",
    digital,
    are(true, "digitalOrder"),
  ),
  documented(
    "addInvoice.physical",
    "digitalOrder is false when no product is digital.",
    physical,
    are(false, "digitalOrder"),
  ),
];

/** What a request for an invoice has to have, and what it may have. */
export const invoiceRequestRules: readonly ConformanceRule[] = [...requiredRules, ...allowedRules];
