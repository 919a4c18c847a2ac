// Generated from the YAML files in spec/. To renew it: npm run generate

import type { OperationId } from "./operations.js";

/** The first example of each body, as JSON; none of operations without a body. */
export const exampleBodies: Readonly<Partial<Record<OperationId, string>>> = {
  issueMerchantToken: "{\"apiId\":\"APP_1001\",\"secretKey\":\"a-merchant-secret\",\"persistToken\":false}",
  issuePartnerToken: "{\"profileNo\":\"20230101\",\"apiKey\":\"a-partner-key\",\"persistToken\":false}",
  addInvoice: "{\"orderNumber\":\"ORD-1001\",\"amount\":25.5,\"callBackUrl\":\"https://shop.example/payment/done\",\"clientName\":\"Sara Al Harbi\",\"clientMobile\":\"0500000001\",\"products\":[{\"title\":\"Coffee beans\",\"price\":25.5,\"qty\":1}]}",
  cancelInvoice: "{\"transactionNo\":\"1736935200003\"}",
  payByCard: "{\"orderNumber\":\"ORD-1001\",\"amount\":25.5,\"callBackUrl\":\"https://shop.example/payment/done\",\"clientName\":\"Sara Al Harbi\",\"clientMobile\":\"0500000001\",\"products\":[{\"title\":\"Coffee beans\",\"price\":25.5,\"qty\":1}],\"card\":{\"number\":\"4111111111111111\",\"securityCode\":\"123\",\"expiry\":{\"month\":\"12\",\"year\":\"2030\"}}}",
  sendDigitalProduct: "{\"message\":\"Your course: https://shop.example/courses/17\",\"orderNumber\":\"ORD-5\"}",
  refundOrder: "{\"orderNumber\":\"ORD-1\",\"refundReason\":\"The customer sent it back\"}",
  addMerchantInvoice: "{\"orderNumber\":\"ORD-1004\",\"amount\":25.5,\"callBackUrl\":\"https://shop.example/payment/done\",\"clientName\":\"Sara Al Harbi\",\"clientMobile\":\"0500000001\",\"products\":[{\"title\":\"Coffee beans\",\"price\":25.5,\"qty\":1}],\"receivers\":[{\"key\":\"email\",\"value\":\"merchant-1@shop.example\",\"amount\":20.25,\"note\":\"Roasted by hand\",\"isMainReceiver\":true}],\"partnerPortion\":{\"amount\":5.25,\"isPayingServiceFees\":true}}",
  checkLicense: "{\"registrationType\":\"freelancer\",\"licenseNumber\":\"FL-203040506\",\"mobileNumber\":\"0500000009\",\"hijriYear\":\"1415\",\"hijriMonth\":\"7\",\"hijriDay\":\"21\",\"partnerProfileNo\":\"20230101\"}",
  validateRegistrationOtp: "{\"signature\":\"6437c9a197d8316255e8e5433f44fe42372c4c9739b7bcfae17609784e0e2f9e\",\"sessionUuid\":\"9a1b8a3c-c7a4-4459-bd07-9d7df61a55a3\",\"mobile\":\"0500000009\",\"partnerProfileNo\":\"20230101\",\"otp\":\"12345\"}",
  addRegistrationInfo: "{\"signature\":\"b85bc926d6f5735dafe73cffef2726986859a7fe7f294d70cf35c23e1e10ac49\",\"sessionUuid\":\"970fb706-8cc2-4a7c-89f3-092b350cf00c\",\"mobile\":\"0500000009\",\"partnerProfileNo\":\"20230101\",\"iban\":\"SA0380000000608010167519\",\"bankName\":\"Example Bank\",\"categoryDescription\":\"Flowers\",\"salesVolume\":\"10000\",\"sellingScope\":\"domestic\",\"nationalId\":\"1010101010\",\"licenseName\":\"Sara Flowers\",\"email\":\"sara@flowers.example\",\"firstName\":\"Sara\",\"lastName\":\"Al Harbi\",\"password\":\"a-new-password\"}",
  confirmRegistration: "{\"signature\":\"6fb0c34fbf48b7602350a17d9db60bd5ad36c4fbae049918459c30d76a3fb162\",\"sessionUuid\":\"5936de93-d092-494c-a89a-c53efe5ad9bd\",\"mobile\":\"0500000009\",\"partnerProfileNo\":\"20230101\"}",
  sendOtp: "{\"stcpayMobile\":\"500000001\",\"orderNumber\":\"1736935200001\",\"stcpayMobileCountryCode\":\"966\",\"total\":25.5}",
  processPayment: "{\"stcpayMobile\":\"500000001\",\"orderNumber\":\"1736935200002\",\"stcpayMobileCountryCode\":\"966\",\"total\":25.5,\"stcpayPaymentOTP\":\"12345\",\"paymentSessionId\":\"3a15812c-aeb3-469f-8aba-3bc99061fa92\",\"signature\":\"11dec24297c99f58bb552b195d89bf6906a0016ec1b5f5531eb15a245eb7bbc0\",\"signedBase64Data\":\"eyJwYXltZW50U2Vzc2lvbklkIjoiM2ExNTgxMmMtYWViMy00NjlmLThhYmEtM2JjOTkwNjFmYTkyIiwidHJhbnNhY3Rpb25ObyI6IjE3MzY5MzUyMDAwMDIiLCJtb2JpbGUiOiI1MDAwMDAwMDEiLCJjb3VudHJ5Q29kZSI6Ijk2NiIsInRvdGFsIjoyNTUwLCJleHBpcmVzQXQiOjE3MzY5MzU1MDAwMDB9\"}",
  registerPayment: "{\"payment\":{\"value\":49,\"currencyCode\":\"SAR\",\"paymentNote\":\"Bean subscription\"},\"customer\":{\"name\":\"Sara Al Harbi\",\"mobile\":\"0500000001\",\"email\":\"sara@palm-coffee.example\"},\"urls\":{\"callback\":\"https://shop.example/recurring/charged\"},\"recurring\":{\"type\":\"Monthly\",\"iterations\":0,\"retryCount\":3}}",
  cancelRecurring: "{\"recurringId\":\"8aff5188-aa85-4b16-9b0f-4c73ecd35eb9\"}",
};
