import { describe, expect, test } from "vitest";
import { REJECTIONS } from "../../mocks/api/messages.js";
import { CALLBACKS, ENDINGS, LINES, REASONS } from "../../mocks/checks/run/messages.js";
import { FIELDS, REFUSALS } from "../../mocks/control/messages.js";

/** A list with one name stands in any sentence: as a text, a list or a number. */
const GIVEN = Array.from({ length: 4 }, () => ["a"]);

function rendered(catalog: object): readonly (readonly [name: string, text: string])[] {
  return Object.entries(catalog).map(([name, message]) => [
    name,
    String(typeof message === "function" ? message(...GIVEN) : message),
  ]);
}

describe.each([
  ["calls that are rejected", REJECTIONS, /[^.]$/],
  ["refusals of the control API", REFUSALS, /[^.]$/],
  ["wrong fields", FIELDS, /[^.]$/],
  ["callbacks of a run", CALLBACKS, /[^.]$/],
  ["endings of a run", ENDINGS, /[^.]$/],
  ["lines of a report", LINES, /\.$/],
  ["verdicts on cells", REASONS, /\.$/],
])("the sentences about %s", (_kind, catalog, end) => {
  test.each(rendered(catalog))(
    "%s is one line with the end of its kind, in plain words",
    (_, text) => {
      expect(text).toMatch(/^[^\n]+$/);
      expect(text).toMatch(end);
      expect(text).not.toMatch(/\b(undefined|told|nobody|whoever|somebody|none at all)\b|;/);
    },
  );
});
