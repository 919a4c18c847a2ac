import { describe, expect, test } from "vitest";
import type { JournalEntry } from "../../mocks/store/journal.js";
import { personsWith } from "../support/persons.js";
import { CORPUS } from "./corpus.js";
import { filled, type Made, type Mistake, makes } from "./mistake.js";

const HEADER = "x-paystub-explain";

async function begins({ options = {}, arrange }: Mistake) {
  const journal: JournalEntry[] = [];
  const observer = { request: (_: string | null, entry: JournalEntry) => journal.push(entry) };
  const persons = await personsWith({ ...options, observer });
  const made: Made = (await arrange?.(persons)) ?? {};
  return { persons, made, journal };
}

test("the corpus has no mistake twice", () => {
  const all = Object.values(CORPUS).flat();
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(Object.entries(CORPUS))("a mistake with %s", (_, mistakes) => {
  test.each(mistakes)(
    "$name: explains itself where the developer looks, and has no header under strict",
    async (mistake) => {
      const { persons, made, journal } = await begins(mistake);
      const answered = await makes(persons, mistake.call(persons, made));
      const reported = filled(mistake.reported, made);
      const header = decodeURIComponent(String(answered.headers[HEADER] ?? ""));
      expect(
        { status: answered.status, reported: header.slice(0, reported.length) },
        header,
      ).toEqual({
        status: mistake.status,
        reported,
      });
      expect(header.slice(reported.length)).toMatch(/^$|^\. Also: /);
      const { explanation, status } = journal.at(-1) ?? {};
      expect(status).toBe(mistake.status);
      expect(explanation?.endsWith(header), String(explanation)).toBe(true);
      expect(answered.text).not.toContain(reported);

      await persons.tester.settings.change({ strict: true });
      const again = await makes(persons, mistake.call(persons, made));
      expect(again.headers).not.toHaveProperty(HEADER);
      expect(journal.at(-1)?.status).toBe(again.status);
    },
  );
});
