import { MatchersV3 } from "@pact-foundation/pact";
import type { Storefront } from "../../../contracts/consumers/storefront.js";
import { given } from "../../../contracts/states/catalogue.js";
import type {
  AddInvoiceRequest,
  CardBrand,
  CardPaymentRequest,
  EchoedProduct,
  GatewayOrderRequest,
  PaymentError,
  SendDigitalProductRequest,
} from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import { currency, instant, invoice, lockedOut, outages, problem, receipt } from "./answers.js";
import { type Expected, listOf, stated, wordLike } from "./templates.js";

const { boolean, decimal, integer, like, regex, string } = MatchersV3;

type Row = Agreed<Storefront>;

const BRANDS = /^(mada|visaMastercard|amex|tamara|stcpay|urpay|tabby)$/;

/** What a shop must say of an invoice. */
const ORDER: AddInvoiceRequest = {
  orderNumber: "ORD-1001",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};

/** Everything that it can say. */
const FULL_ORDER: AddInvoiceRequest = {
  ...ORDER,
  cancelUrl: "https://shop.example/payment/canceled",
  clientEmail: "sara@palm-coffee.example",
  currency: "USD",
  products: [
    {
      title: "Brewing course",
      price: 25.5,
      qty: 1,
      description: "Two hours on video",
      isDigital: true,
      imageSrc: "https://shop.example/images/course.png",
      specificVat: 15.5,
      productCost: 8.25,
    },
  ],
  smsMessage: "[CLIENT_NAME], pay [AMOUNT] here: [SHORT_URL]",
  supportedCardBrands: ["mada", "stcpay"],
  displayPending: true,
  note: "Deliver by e-mail",
};

const echoed = {
  orderNumber: string("ORD-1001"),
  amount: decimal(25.5),
  callBackUrl: regex(/^https?:\/\/\S+$/, ORDER.callBackUrl),
  clientName: string("Sara Al Harbi"),
  clientMobile: string("0500000001"),
  currency,
  receivers: null,
  partnerPortion: null,
  metadata: null,
} satisfies Expected<GatewayOrderRequest>;

/** What was left out comes back as null. */
const sparseEcho: Expected<GatewayOrderRequest> = {
  ...echoed,
  cancelUrl: null,
  clientEmail: null,
  products: listOf<EchoedProduct>({
    title: string("Coffee beans"),
    price: decimal(25.5),
    qty: integer(1),
    description: null,
    isDigital: null,
    imageSrc: null,
    specificVat: null,
    productCost: null,
  }),
  smsMessage: null,
  supportedCardBrands: null,
  displayPending: null,
  note: null,
};

const fullEcho: Expected<GatewayOrderRequest> = {
  ...echoed,
  cancelUrl: regex(/^https?:\/\/\S+$/, "https://shop.example/payment/canceled"),
  clientEmail: string("sara@palm-coffee.example"),
  products: listOf<EchoedProduct>({
    title: string("Brewing course"),
    price: decimal(25.5),
    qty: integer(1),
    description: string("Two hours on video"),
    isDigital: boolean(true),
    imageSrc: regex(/^https?:\/\/\S+$/, "https://shop.example/images/course.png"),
    specificVat: decimal(15.5),
    productCost: decimal(8.25),
  }),
  smsMessage: string("[CLIENT_NAME], pay [AMOUNT] here: [SHORT_URL]"),
  supportedCardBrands: listOf<CardBrand>(wordLike(BRANDS, "mada")),
  displayPending: boolean(true),
  note: string("Deliver by e-mail"),
};

const merchant = [given("a merchant")];
const added = asking("addInvoice", {
  given: merchant,
  sends: like(ORDER),
  calls: (shop: Storefront, order: AddInvoiceRequest) => shop.addInvoice(order),
});

/** What a shop sends when it pays by card in the same call. */
const PAYMENT: CardPaymentRequest = {
  ...ORDER,
  card: {
    number: "4111111111111111",
    securityCode: "123",
    expiry: { month: "12", year: "2030" },
  },
};

const paidByCard = asking("payByCard", {
  given: merchant,
  sends: like(PAYMENT),
  calls: (shop: Storefront, payment: CardPaymentRequest) => shop.payByCard(payment),
});

const declined = [given("the card is declined", { code: "51", message: "Insufficient funds" })];

/** What a storefront relies on when it creates an invoice and pays it by card at once. */
export const payingByCard: readonly Row[] = [
  paidByCard({
    when: "the card pays",
    status: 200,
    answers: invoice({
      orderStatus: wordLike(/^(Paid|PAID)$/, "Paid"),
      paymentReceipt: { ...receipt, paymentMethod: wordLike(/^[A-Z]+$/, "VISA") },
    }),
  }),
  paidByCard({
    when: "the card is declined",
    given: declined,
    status: 200,
    answers: invoice({ paymentErrors: string("51: Insufficient funds") }),
  }),
  paidByCard({
    when: "the card is declined and errors come as a list",
    given: [
      ...declined,
      given("an assumption is chosen", { id: "payment-errors-shape", option: "array" }),
    ],
    status: 200,
    answers: invoice({
      paymentErrors: listOf<PaymentError>({
        errorCode: string("51"),
        errorTitle: string("Payment declined"),
        errorMessage: string("Insufficient funds"),
        errorTime: instant,
      }),
    }),
  }),
  paidByCard({
    when: "the card number is mistyped",
    sends: { ...PAYMENT, card: { ...PAYMENT.card, number: "4111111111111112" } },
    status: 400,
    answers: problem(400),
  }),
  ...lockedOut("payByCard", [], paidByCard),
  ...outages("payByCard", merchant, paidByCard),
];

const digital = [given("a paid digital order", { orderNumber: "ORD-1001" })];
const delivered = asking("sendDigitalProduct", {
  given: digital,
  sends: { message: string("Your code: 17"), orderNumber: "ORD-1001" },
  calls: (shop: Storefront, delivery: SendDigitalProductRequest) =>
    shop.sendDigitalProduct(delivery),
});

/** What a storefront relies on when it sends what was bought. */
export const delivering: readonly Row[] = [
  delivered({ when: "the order is paid", status: 200, answers: { success: "true" } }),
  delivered({
    when: "nothing in it is digital",
    given: [given("a paid invoice", { orderNumber: "ORD-1001" })],
    status: 400,
    answers: problem(400),
  }),
  delivered({
    when: "there is no such order",
    given: merchant,
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("sendDigitalProduct", digital, delivered),
  ...outages("sendDigitalProduct", digital, delivered),
];

/** What a storefront relies on when it creates invoices. */
export const adding: readonly Row[] = [
  added({
    when: "the required fields are there",
    status: 200,
    answers: invoice({ gatewayOrderRequest: sparseEcho, digitalOrder: false }),
  }),
  added({
    when: "every field is there, in another currency",
    sends: like(FULL_ORDER),
    status: 200,
    answers: invoice({
      gatewayOrderRequest: fullEcho,
      digitalOrder: true,
      foreignCurrencyRate: decimal(3.75),
    }),
  }),
  added({
    when: "required fields are empty",
    sends: like({ ...ORDER, clientName: "", products: [] }),
    status: 400,
    answers: problem(400),
  }),
  added({
    when: "the amount is below the minimum",
    sends: like({ ...ORDER, amount: 4.5 }),
    status: 400,
    answers: problem(400),
  }),
  added({
    when: "the order number is taken",
    given: [given("the order number is taken")],
    sends: { ...ORDER, orderNumber: stated("orderNumber", "ORD-1001") },
    status: 400,
    answers: problem(400),
  }),
  ...lockedOut("addInvoice", [], added),
  ...outages("addInvoice", merchant, added),
];
