/** Where invoices are created. */
export const ADD_INVOICE = "/api/addInvoice";

/** The sandbox of the benchmark. */
export const SANDBOX = "bench";

/** Opens it without asking for a token first. */
export const AUTHORIZATION = `Bearer sandbox_${SANDBOX}`;

/** Where the load writes the number that makes each request another one. */
export const NUMBER = "{n}";

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

/** The text of an addInvoice request, each with an order number, a name and an e-mail of its own. */
export function addInvoiceText(digits: number): string {
  const length = invoiceBody("0".repeat(digits)).length;
  const headers = ["Content-Type: application/json", `Content-Length: ${length}`];
  return requestText(`POST ${ADD_INVOICE}`, headers) + invoiceBody(NUMBER);
}

/** The text of a request without a body. */
export function getText(path: string): string {
  return requestText(`GET ${path}`);
}

function requestText(start: string, headers: readonly string[] = []): string {
  const always = ["Host: 127.0.0.1", `Authorization: ${AUTHORIZATION}`, "Accept: application/json"];
  return `${[`${start} HTTP/1.1`, ...always, ...headers].join("\r\n")}\r\n\r\n`;
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
  const { products, ...order } = JSON.parse(invoiceBody("00000000"));
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
