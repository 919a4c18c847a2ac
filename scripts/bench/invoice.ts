/** The sandbox of the benchmark. */
export const SANDBOX = "bench";

const product = (title: string, price: number) => ({
  ...{ title, price, qty: 1, isDigital: false, imageSrc: "https://images.shop.example/p.png" },
  ...{ specificVat: 15, productCost: 20 },
});

/** An addInvoice body of about 700 bytes with two products. Sends no SMS. */
export function invoiceBody(number: string): string {
  return JSON.stringify({
    orderNumber: `bench-${number}`,
    amount: 149.5,
    callBackUrl: "http://127.0.0.1:9000/shop/payment/completed",
    cancelUrl: "http://127.0.0.1:9000/shop/payment/canceled",
    clientName: `Salma Alqahtani ${number}`,
    clientEmail: `salma.${number}@customer.example`,
    clientMobile: "0512345678",
    currency: "SAR",
    products: [product("Field notebook, dotted", 49.5), product("Desk lamp", 50)],
    supportedCardBrands: ["mada", "visaMastercard", "stcpay"],
    displayPending: true,
  });
}

/** What the bare server answers: an invoice of the size of a real answer. */
export function invoiceReply(): string {
  const nothing = { receivers: null, partnerPortion: null, metadata: null, smsMessage: null };
  const transactionNo = "1772355600000";
  return JSON.stringify({
    gatewayOrderRequest: { ...JSON.parse(invoiceBody("00000000")), ...nothing },
    amount: 149.5,
    transactionNo,
    orderStatus: "PENDING",
    url: `http://127.0.0.1:4010/pay/order/${transactionNo}`,
    qrUrl: `http://127.0.0.1:4010/openApi/loadOrderQRCode/${transactionNo}`,
    mobileUrl: `http://127.0.0.1:4010/pay/frame/${transactionNo}?n=Salma&m=0512345678`,
    checkUrl: `http://127.0.0.1:4010/api/getInvoice/${transactionNo}`,
    digitalOrder: false,
    foreignCurrencyRate: null,
    success: true,
    paymentErrors: null,
    paymentReceipt: null,
    metadata: null,
  });
}
