import type { JournalEntry } from "../../mocks/sandbox/journal.js";
import { startPersons } from "../support/persons.js";

/** Persons whose journal and errors are looked at. */
export async function watched() {
  const [journal, errors]: [JournalEntry[], unknown[]] = [[], []];
  const persons = await startPersons({
    observer: {
      request: (_, entry) => journal.push(entry),
      error: (error) => errors.push(error),
    },
  });
  return { persons, journal, errors };
}
