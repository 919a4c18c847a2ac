import { type Mistake, postsText, TOKEN } from "./mistake.js";

const ORDER = '{"orderNumber": "ORD-1", "amount": 25}';
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const STRINGIFY = "Send JSON.stringify of the fields, or what your language has for it";

/** Mistakes with the body as a whole. */
export const BODIES: readonly Mistake[] = [
  {
    name: "a form",
    status: 415,
    reported:
      "the body is a form, as curl -d and many clients send when no type is given. Send the fields as JSON with Content-Type: application/json",
    call: postsText("orderNumber=ORD-1&amount=25", FORM),
  },
  {
    name: "JSON called text",
    status: 415,
    reported:
      "the body is JSON, but is called text/plain. Send Content-Type: application/json with it",
    call: postsText(ORDER, { "Content-Type": "text/plain" }),
  },
  {
    name: "JSON of which nothing is said",
    status: 415,
    reported: "the body is JSON, but nothing says so. Send Content-Type: application/json with it",
    call: () => ({ method: "POST", path: "/api/addInvoice", headers: TOKEN, body: ORDER }),
  },
  {
    name: "a compressed body",
    status: 415,
    reported: "the client compresses its requests with gzip. Switch that off for this service",
    call: postsText(ORDER, { "Content-Encoding": "gzip" }),
  },
  {
    name: "single quotes",
    status: 400,
    reported:
      'names or texts are in single quotes. JSON has only double quotes: {"orderNumber": "ORD-1"}',
    call: postsText("{'orderNumber': 'ORD-1'}"),
  },
  {
    name: "single quotes of the Windows shell",
    status: 400,
    reported: "the shell passed quotes on instead of using them. Send the body from a file",
    call: postsText(`'${ORDER}'`),
  },
  {
    name: "a comma too many",
    status: 400,
    reported: "there is a comma before the closing }. Remove it",
    call: postsText('{"note": "one, }", "amount": 25,}'),
  },
  {
    name: "names without quotes",
    status: 400,
    reported: 'the name orderNumber is not in quotes. Write "orderNumber"',
    call: postsText('{orderNumber: "ORD-1"}'),
  },
  {
    name: "Python",
    status: 400,
    reported: `True is not a JSON value. ${STRINGIFY}`,
    call: postsText('{"displayPending": True}'),
  },
  {
    name: "undefined as a value",
    status: 400,
    reported: `undefined is not a JSON value. ${STRINGIFY}`,
    call: postsText('{"amount": undefined}'),
  },
  {
    name: "an object that was not serialized",
    status: 400,
    reported: `your client converted an object to text without serializing it. ${STRINGIFY}`,
    call: postsText("[object Object]"),
  },
  {
    name: "a form called JSON",
    status: 400,
    reported: `the body is a form, but its Content-Type says JSON. ${STRINGIFY}`,
    call: postsText("orderNumber=ORD-1&amount=25"),
  },
  {
    name: "a length that counts Arabic letters as bytes",
    status: 400,
    reported:
      "the body ends in the middle, and it has letters of more than one byte. Let Content-Length count bytes, not characters",
    call: postsText('{"clientName": "زيد", "orderNumber": "ORD'),
  },
];
