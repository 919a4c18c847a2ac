import type { Row } from "./assumptions.js";
import type { FaultFile } from "./faults.js";

/** A switch in Arabic: its question, and what each option means. */
interface SwitchInArabic {
  readonly question: string;
  readonly options: Readonly<Record<string, string>>;
}

const LETTER = /[\u0621-\u064a]/;

/** The Arabic of something. Throws where there is none, so that nothing is told in one language only. */
function arabicOf(what: string, { arabic = "" }: { readonly arabic?: string | undefined }): string {
  if (!LETTER.test(arabic)) throw new Error(`${what}: it has no Arabic`);
  return arabic;
}

function switchOf(row: Row): SwitchInArabic {
  const name = `Assumption ${row.id}`;
  const options = (row.options ?? []).map(
    (option) => [option.id, arabicOf(`${name}, option ${option.id}`, option)] as const,
  );
  return { question: arabicOf(name, row), options: Object.fromEntries(options) };
}

/** The text of the generated Arabic: what faults do, what their parameters are, and the switches. */
export function arabicText({ parameters, faults }: FaultFile, rows: readonly Row[]): string {
  const table = (entries: readonly (readonly [string, unknown])[]) => {
    return entries
      .map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},\n`)
      .join("");
  };
  const does = faults.map((row) => [row.id, arabicOf(`Fault ${row.id}`, row)] as const);
  const about = Object.entries(parameters).map(
    ([name, row]) => [name, arabicOf(`Parameter ${name}`, row)] as const,
  );
  const switches = rows
    .filter(({ part }) => part === "switch")
    .map((row) => [row.id, switchOf(row)] as const);
  const texts = "Readonly<Record<string, string>>";
  return [
    `/** What each fault does. */\nexport const faultsInArabic: ${texts} = {\n${table(does)}};\n`,
    `/** What each parameter of a fault is. */\nexport const parametersInArabic: ${texts} = {\n${table(about)}};\n`,
    "/** A switch: its question, and what each option means. */\n" +
      `export interface SwitchInArabic {\n  readonly question: string;\n  readonly options: ${texts};\n}\n`,
    "/** The questions with more than one sensible answer. */\n" +
      `export const switchesInArabic: Readonly<Record<string, SwitchInArabic>> = {\n${table(switches)}};\n`,
  ].join("\n");
}
