import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAIN_ADDRESS } from "../../scripts/generate/bounded.js";
import { requestValidators } from "../../spec/generated/request-validators.js";

const RUNS = 20_000;

/** Whether an address is right by the expression that the short one stands in front of. */
function isAddress(text: string): boolean {
  const { uri } = fullFormats;
  if (typeof uri !== "function") throw new Error("ajv-formats checks a uri in another way now");
  return uri(text) as boolean;
}

/** Addresses that an expression accepts, in any mixture of letter case. */
const acceptedBy = (expression: RegExp) =>
  fc.mixedCase(fc.stringMatching(new RegExp(expression.source)));

/** Addresses with something put in, wherever it falls. */
const nearlyPlain = fc
  .tuple(acceptedBy(PLAIN_ADDRESS), fc.nat(), fc.string({ unit: "grapheme", maxLength: 3 }))
  .map(([text, at, more]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + more + text.slice(place);
  });

/** An address that a short expression lets through and the full one does not, if one is found. */
function wronglyPlain(plain: RegExp, addresses: fc.Arbitrary<string>): string | undefined {
  const { counterexample } = fc.check(
    fc.property(addresses, (text) => !plain.test(text) || isAddress(text)),
    { numRuns: RUNS },
  );
  return counterexample?.[0];
}

describe("the expression for plain addresses accepts only what the full one accepts", () => {
  test.each([
    ["of those that it accepts", acceptedBy(PLAIN_ADDRESS)],
    ["of those near them", nearlyPlain],
    ["of all web addresses", fc.webUrl({ withFragments: true, withQueryParameters: true })],
  ])("%s", (_which, addresses) => {
    expect(wronglyPlain(PLAIN_ADDRESS, addresses)).toBeUndefined();
  });

  test("and it accepts most of those that occur", () => {
    const usual = fc.webUrl({ validSchemes: ["http", "https"], withQueryParameters: false });
    const plain = fc.sample(usual, 200).filter((text) => PLAIN_ADDRESS.test(text));
    expect(plain.length).toBeGreaterThan(100);
  });

  test("and the validators accept what the full one accepts, no more and no less", () => {
    const isAccepted = (text: string) => {
      const validate = requestValidators.AddInvoiceRequest;
      validate({ callBackUrl: text });
      return !validate.errors?.some(
        ({ instancePath, keyword }) => instancePath === "/callBackUrl" && keyword === "format",
      );
    };
    const ends = fc.constantFrom("", ...' {}$&~%"<|^`f');
    const addresses = fc.oneof(acceptedBy(PLAIN_ADDRESS), nearlyPlain);
    const { counterexample } = fc.check(
      fc.property(addresses, ends, (text, end) => isAccepted(text + end) === isAddress(text + end)),
      { numRuns: RUNS / 4 },
    );
    expect(counterexample).toBeNull();
  });

  test.each([
    ["a letter too many in its path", /^https?:\/\/[a-z0-9.-]+(?:\/[a-z0-9%]*)?$/i],
    ["a letter too many in its host", /^https?:\/\/[a-z0-9.^-]+$/i],
    ["no end", /^https?:\/\/[a-z0-9.-]+/i],
  ])("one with %s is found", (_what, tooWide) => {
    const found = wronglyPlain(tooWide, acceptedBy(tooWide));
    expect(found).toBeDefined();
    expect(isAddress(found ?? "http://shop.example")).toBe(false);
  });
});
