/** Where invoices are created. */
export const ADD_INVOICE = "/api/addInvoice";

/** Opens the sandbox of the benchmark without asking for a token first. */
export const AUTHORIZATION = "Bearer sandbox_bench";

/** Headers of every addInvoice call. */
export const HEADERS = {
  Authorization: AUTHORIZATION,
  Accept: "application/json",
  "Content-Type": "application/json",
} as const;

/** An addInvoice body of about 700 bytes with two products. Sends no SMS. */
export function invoiceBody(orderNumber: string): string {
  return JSON.stringify({
    orderNumber,
    amount: 149.5,
    callBackUrl: "http://127.0.0.1:9000/shop/payment/completed",
    cancelUrl: "http://127.0.0.1:9000/shop/payment/canceled",
    clientName: "Salma Alqahtani",
    clientEmail: "salma@customer.example",
    clientMobile: "0512345678",
    currency: "SAR",
    products: [product("Field notebook, dotted, three pieces", 49.5), product("Desk lamp", 50)],
    supportedCardBrands: ["mada", "visaMastercard", "stcpay"],
    displayPending: true,
  });
}

function product(title: string, price: number): object {
  return {
    title,
    price,
    qty: 1,
    isDigital: false,
    imageSrc: "https://images.shop.example/p.png",
    specificVat: 15,
    productCost: 20,
  };
}

/** What the servers that store nothing answer with: an invoice of the size of a real answer. */
export function invoiceReply(): string {
  const { products, ...order } = JSON.parse(invoiceBody("bench-0"));
  const nothing = { receivers: null, partnerPortion: null, metadata: null, smsMessage: null };
  const transactionNo = "1772355600000";
  return JSON.stringify({
    gatewayOrderRequest: { ...order, products, ...nothing },
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
