/** A prompt that a person picks, with what it takes. */
interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: { name: string; description: string; required: boolean }[];
}

const TEST_COMMAND = {
  name: "test_command",
  description: "How the shop's tests are run, such as npm test",
  required: false,
};

/** The prompts of the server. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: "integrate_this_shop",
    title: "Integrate this shop with the payment service",
    description: "Adds payments to the shop in this project, and a test that proves them.",
    arguments: [TEST_COMMAND],
  },
  {
    name: "find_what_breaks_it",
    title: "Find what breaks this shop",
    description:
      "Runs the shop under failures, other assumptions and odd sequences, and mends what breaks.",
    arguments: [TEST_COMMAND],
  },
];

/** The text of a prompt, or undefined for an unknown name. */
export function promptText(
  name: string,
  given: Readonly<Record<string, string>>,
): string | undefined {
  const { test_command: command = "npm test" } = given;
  switch (name) {
    case "integrate_this_shop":
      return `Integrate this shop with the payment service, and prove it with paystub.

1. Read paystub://guides/README.md, and paystub://operations/addInvoice and paystub://operations/getInvoice.
2. Find out how the shop reads its settings. Its base URL and its credentials must come from outside: paystub sets
   PAYSTUB_BASE_URL, PAYSTUB_API_ID and PAYSTUB_SECRET_KEY.
3. Let the shop create an invoice for an order, and send the customer to its url. Believe neither a redirect nor a
   callback: ask getInvoice, and compare transaction number, amount and status before you ship.
4. Write a test in the shop's own runner: an order is paid, canceled after a day, and paid although no callback came.
5. Call run with the command "${command}" and fail_on "violations,callbacks". Mend what it reports until it passes.`;
    case "find_what_breaks_it":
      return `Find what breaks this shop, and mend it.

1. Call run with the command "${command}". It must pass before you go on.
2. Call run with matrix "faults", then with matrix "assumptions". Each failed case names the command that repeats it.
3. If the shop has an adapter for paystub explore, call explore with it. Else read
   paystub://guides/mocks/checks/explore/README.md and write one.
4. For each failure: reproduce it with start_mock, call_service, pay, add_fault and advance_clock; read why; mend the
   shop; add a test; run again.
5. Report what broke, why, and which tests now cover it.`;
    default:
      return undefined;
  }
}
