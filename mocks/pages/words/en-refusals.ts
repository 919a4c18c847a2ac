import { explain, type Refusal } from "../../domain/refusal.js";

/** Why something was refused, for the customer who reads the page. */
export function refusalInEnglish(refusal: Refusal): string {
  const text = forCustomers(refusal) ?? explain(refusal);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What the explanation for a client would say in the words of the API. */
function forCustomers(refusal: Refusal): string | undefined {
  switch (refusal.code) {
    case "otp-session-closed":
      return CLOSED[refusal.state];
    case "otp-session-expired":
      return "the one-time password has expired; ask for a new one";
    case "otp-code-wrong":
      return refusal.triesLeft > 0
        ? `the one-time password is wrong; tries left: ${refusal.triesLeft}`
        : "the one-time password was wrong three times; ask for a new one";
    default:
      return undefined;
  }
}

const CLOSED = {
  used: "the one-time password was used already; ask for a new one",
  replaced: "a later one-time password was sent, and only that one counts",
  blocked: "the one-time password was wrong three times; ask for a new one",
};
