// The least that node:http has to do to create an invoice as paystub does with everything on: it reads
// and checks the body, keeps an event and finds the invoice by both its numbers, answers with it, keeps
// the call with its bodies, and writes both to stdout as JSON lines. It has no sandboxes, clock, faults, tokens,
// hints, callbacks or ways back. A measure for what a mock on node:http can come to.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { components } from "../../../spec/generated/openapi.types.js";
import { requestValidators } from "../../../spec/generated/request-validators.js";
import { ADD_INVOICE, AUTHORIZATION } from "../invoice.js";

type Order = components["schemas"]["AddInvoiceRequest"];

const CALLS_MAX = 1000;

const events: object[] = [];
const invoices = new Map<string, object>();
const numbers = new Map<string, string>();
const calls: object[] = [];
let lines = "";
let baseUrl = "";

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    const [first] = pieces;
    serve(request, first && pieces.length === 1 ? first : Buffer.concat(pieces), response);
  });
});

function serve({ headers, method, url }: IncomingMessage, body: Buffer, response: ServerResponse) {
  const text = body.toString();
  const at = new Date();
  const order: Order = JSON.parse(text);
  const isGood = headers.authorization === AUTHORIZATION && url === ADD_INVOICE;
  if (!isGood || !requestValidators.AddInvoiceRequest(order)) {
    response.writeHead(400).end();
    return;
  }
  const seq = events.length + 1;
  const transactionNo = String(at.getTime() * 1000 + (seq % 1000));
  const event = { event: "invoice-created", seq, at: at.toISOString(), transactionNo, order };
  const invoice = { event, state: "pending" };
  events.push(event);
  invoices.set(transactionNo, invoice);
  numbers.set(order.orderNumber, transactionNo);
  const answer = JSON.stringify(answerTo(order, transactionNo));
  response.writeHead(200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(answer),
  });
  response.end(answer);
  const call = { method, path: url, status: 200, place: seq };
  calls[seq % CALLS_MAX] = { call, request: body, response: Buffer.from(answer) };
  tell(event);
  tell({
    event: "call",
    method,
    path: url,
    status: 200,
    place: seq,
    requestBody: text,
    responseBody: answer,
    at: event.at,
  });
}

function answerTo(order: Order, transactionNo: string) {
  return {
    // Field by field: an object that is spread into another one is many times as slow.
    gatewayOrderRequest: {
      orderNumber: order.orderNumber,
      amount: order.amount,
      callBackUrl: order.callBackUrl,
      cancelUrl: order.cancelUrl,
      clientName: order.clientName,
      clientEmail: order.clientEmail,
      clientMobile: order.clientMobile,
      currency: order.currency,
      products: order.products,
      smsMessage: null,
      supportedCardBrands: order.supportedCardBrands,
      displayPending: order.displayPending,
      note: null,
      receivers: null,
      partnerPortion: null,
      metadata: null,
    },
    amount: order.amount,
    transactionNo,
    orderStatus: "PENDING",
    url: `${baseUrl}/pay/order/${transactionNo}`,
    qrUrl: `${baseUrl}/openApi/loadOrderQRCode/${transactionNo}`,
    mobileUrl: `${baseUrl}/pay/frame/${transactionNo}`,
    checkUrl: `${baseUrl}/api/getInvoice/${transactionNo}`,
    digitalOrder: false,
    foreignCurrencyRate: null,
    success: true,
    paymentErrors: null,
    paymentReceipt: null,
    metadata: null,
  };
}

/** Lines of a turn of the event loop are written at once. */
function tell(what: object): void {
  if (lines === "") {
    setImmediate(() => {
      process.stdout.write(lines);
      lines = "";
    });
  }
  lines += `${JSON.stringify(what)}\n`;
}

server.listen(0, "127.0.0.1", () => {
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${JSON.stringify({ event: "ready", baseUrl })}\n`);
});
