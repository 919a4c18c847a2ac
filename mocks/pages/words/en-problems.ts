import type { CardProblem } from "../../domain/card.js";
import type { FieldProblem } from "../views.js";

const FIELDS: Readonly<Record<FieldProblem, string>> = {
  "mobile-missing": "Enter the mobile number of the wallet.",
  "mobile-shape": "This is no mobile number of Saudi Arabia. One looks like 05 and 8 more digits.",
  "otp-shape": "The one-time password has digits only, as in the text message.",
};

/** What is wrong with a field, in English. */
export function problemInEnglish(problem: CardProblem | FieldProblem): string {
  return typeof problem === "string" ? FIELDS[problem] : cardSentence(problem);
}

function cardSentence(problem: CardProblem): string {
  switch (problem.is) {
    case "missing":
      return MISSING[problem.field];
    case "not-digits":
      return "A card number has digits only.";
    case "mistyped":
      return "This card number is mistyped: its check digit is wrong.";
    case "other-brand":
      return "This is the number of another kind of card. Choose its method above.";
    case "no-month":
      return "Write the expiry date as on the card: month and year, MM/YY.";
    case "past":
      return "This card has expired.";
    case "far":
      return "No card is good for that long. Check the year.";
    case "length":
      return problem.field === "number"
        ? `A number of this card has ${problem.lengths.join(" or ")} digits.`
        : `The security code of this card has ${problem.digits} digits.`;
  }
}

const MISSING = {
  number: "Enter the card number.",
  expiry: "Enter the expiry date.",
  code: "Enter the security code.",
};
