// Generated from the YAML files in spec/. To renew it: npm run generate

/** Properties that are numbers with a fraction: `10.0` on the wire, never `10`. */
export const fractionKeys: readonly string[] = [
  "amount",
  "foreignCurrencyRate",
  "orderAmount",
  "partnerCurrentAmount",
  "partnerGlobalVisaFeesPercentage",
  "partnerGulfVisaFeesPercentage",
  "partnerLocalVisaFeesPercentage",
  "partnerMadaFeesPercentage",
  "partnerMadaFixedFees",
  "partnerTerminationAmount",
  "partnerVisaFixedFees",
  "price",
  "productCost",
  "refundAmount",
  "specificVat",
  "total",
  "value",
];
