// Generated from the YAML files in spec/. To renew it: npm run generate

import type { OperationId } from "./operations.js";

/** The first example of each body, as JSON; none of operations without a body. */
export const exampleBodies: Readonly<Partial<Record<OperationId, string>>> = {
  issueMerchantToken: "{\"apiId\":\"APP_1001\",\"secretKey\":\"a-merchant-secret\",\"persistToken\":false}",
  issuePartnerToken: "{\"profileNo\":\"20230101\",\"apiKey\":\"a-partner-key\",\"persistToken\":false}",
  addInvoice: "{\"orderNumber\":\"ORD-1001\",\"amount\":25.5,\"callBackUrl\":\"https://shop.example/payment/done\",\"clientName\":\"Sara Al Harbi\",\"clientMobile\":\"0500000001\",\"products\":[{\"title\":\"Coffee beans\",\"price\":25.5,\"qty\":1}]}",
  cancelInvoice: "{\"transactionNo\":\"1736935200000\"}",
  payByCard: "{\"orderNumber\":\"ORD-1001\",\"amount\":25.5,\"callBackUrl\":\"https://shop.example/payment/done\",\"clientName\":\"Sara Al Harbi\",\"clientMobile\":\"0500000001\",\"products\":[{\"title\":\"Coffee beans\",\"price\":25.5,\"qty\":1}],\"card\":{\"number\":\"4111111111111111\",\"securityCode\":\"123\",\"expiry\":{\"month\":\"12\",\"year\":\"2030\"}}}",
  refundOrder: "{\"orderNumber\":\"ORD-1\",\"refundReason\":\"The customer sent it back\"}",
  sendOtp: "{\"stcpayMobile\":\"500000001\",\"orderNumber\":\"1736935200000\",\"stcpayMobileCountryCode\":\"966\",\"total\":25.5}",
  processPayment: "{\"stcpayMobile\":\"500000001\",\"orderNumber\":\"1736935200000\",\"stcpayMobileCountryCode\":\"966\",\"total\":25.5,\"stcpayPaymentOTP\":\"12345\",\"paymentSessionId\":\"5f0c2d9e8b7a4c31\",\"signature\":\"9b1f6c0d2e4a8b7c5d3e1f0a9b8c7d6e\",\"signedBase64Data\":\"eyJ0cmFuc2FjdGlvbk5vIjoiMTczNjkzNTIwMDAwMCJ9\"}",
  registerPayment: "{\"payment\":{\"value\":49,\"currencyCode\":\"SAR\",\"paymentNote\":\"Bean subscription\"},\"customer\":{\"name\":\"Sara Al Harbi\",\"mobile\":\"0500000001\",\"email\":\"sara@palm-coffee.example\"},\"urls\":{\"callback\":\"https://shop.example/recurring/charged\"},\"recurring\":{\"type\":\"Monthly\",\"iterations\":0,\"retryCount\":3}}",
  cancelRecurring: "{\"recurringId\":\"REC-1736935200000\"}",
};
