import { calls, type Mistake } from "./mistake.js";

const ORDERS = "/api/getTransactionsOfOrderNumber";
const KEYS = "/rest/partner/getMerchantKeys";
const get = (path: string) => calls("GET", path);

/** Mistakes with the parameters of a query, and with who a partner looks for. */
export const QUERIES: readonly Mistake[] = [
  {
    name: "an order number under another name",
    status: 400,
    reported: 'you sent "order". Rename it to orderNumber',
    call: get(`${ORDERS}?order=ORD-1`),
  },
  {
    name: "an order number in another case",
    status: 400,
    reported: 'you sent "OrderNumber". Rename it to orderNumber',
    call: get(`${ORDERS}?OrderNumber=ORD-1`),
  },
  {
    name: "an order number that stands there twice",
    status: 400,
    reported: "the query has orderNumber more than once. Send it once",
    call: get(`${ORDERS}?orderNumber=A&orderNumber=B`),
  },
  {
    name: "an order number that is empty",
    status: 400,
    reported: "orderNumber is empty. Send ?orderNumber=<value>",
    call: get(`${ORDERS}?orderNumber=`),
  },
  {
    name: "a profile number under another name",
    status: 400,
    reported: 'you sent "profile". Rename it to profileNo',
    call: get(`${KEYS}/email/merchant-1@shop.example?profile=1`),
  },
  {
    name: "a merchant's e-mail as its mobile",
    status: 404,
    reported:
      'no merchant has mobile "merchant-1@shop.example", but one has it as email. Search by email',
    call: get(`${KEYS}/mobile/merchant-1%40shop.example?profileNo=1`),
  },
  {
    name: "a merchant that the partner has not",
    status: 404,
    reported: "none of the 3 merchants of sandbox shop has it. List them with getMyMerchants",
    call: get(`${KEYS}/email/nobody@shop.example?profileNo=1`),
  },
  {
    name: "a merchant's keys in the words of another service",
    status: 404,
    reported:
      "getMerchantKeys reads the credentials of a partner's merchant, with a partner's token. Call GET /rest/partner/getMerchantKeys/{searchType}/{searchValue}?profileNo=",
    call: get("/api/merchant/credentials"),
  },
];
