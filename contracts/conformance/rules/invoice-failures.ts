import { order } from "../bodies.js";
import { answers, fails, has, names, turnsAway } from "../checks.js";
import { call } from "../planned-call.js";
import { assumed, type ConformanceRule, documented } from "../rule.js";
import { shape, statedShape } from "../shapes.js";
import { REQUIRED, tooSmall } from "./calls.js";

const empty = call("addInvoice", () => ({ body: {} }));
const broken = call("addInvoice", () => ({ text: '{"amount": ' }));
const plainText = call("addInvoice", () => ({ text: "{}", contentType: "text/plain" }));
const partners = call("addInvoice", () => ({ body: {} }), { token: "partner" });
const nameless = call("addInvoice", (facts) => ({ body: order(facts) }), { token: "none" });
const stranger = call("addInvoice", (facts) => ({ body: order(facts) }), { token: "unknown" });

/** What holds of the way in which addInvoice fails. */
export const invoiceFailureRules: readonly ConformanceRule[] = [
  documented("addInvoice.failure", "A request without any field fails.", empty, fails),
  documented(
    "addInvoice.failure.shape",
    "A failure has detail, title, type (a URL) and status, all of them texts.",
    empty,
    fails,
    statedShape("addInvoice", 400),
  ),
  documented(
    "addInvoice.failure.status",
    "The field status of a failure is the HTTP status, as a text.",
    empty,
    fails,
    has("status", ({ status }) => String(status)),
  ),
  documented(
    "addInvoice.minimum.failure",
    "Too small an amount is answered with the failure object.",
    tooSmall,
    fails,
    statedShape("addInvoice", 400),
  ),
  documented("addInvoice.no-token", "A call without a token is refused.", nameless, turnsAway),
  documented("addInvoice.bad-token", "A token of nobody is refused.", stranger, turnsAway),
  assumed(
    "problem-status",
    "addInvoice.failure.code",
    "A request without any field is answered with 400.",
    empty,
    answers(400),
  ),
  assumed(
    "problem-status",
    "addInvoice.minimum.code",
    "Too small an amount is answered with 400.",
    tooSmall,
    answers(400),
  ),
  assumed(
    "required-fields",
    "addInvoice.failure.names",
    "detail names every field that is missing.",
    empty,
    fails,
    names("detail", ...REQUIRED),
  ),
  assumed(
    "auth-failure",
    "addInvoice.no-token.status",
    "A missing token is answered with 401 and the failure object.",
    nameless,
    answers(401),
    shape("addInvoice", 401),
  ),
  assumed(
    "token-roles",
    "addInvoice.partner-token",
    "A partner's token is answered with 403.",
    partners,
    answers(403),
  ),
  assumed(
    "json-errors",
    "addInvoice.broken-json",
    "A body that is no JSON is answered with 400 and the failure object.",
    broken,
    answers(400),
    shape("addInvoice", 400),
  ),
  assumed(
    "transport-errors",
    "addInvoice.content-type",
    "Another content type is answered with 415.",
    plainText,
    answers(415),
  ),
];
