/** One option of a switch. */
export interface Option {
  readonly id: string;
  readonly meaning: string;
}

/** One row of the assumptions: a question that the service's description leaves open. */
export interface Row {
  readonly id: string;
  readonly part: "operations" | "switch" | "fixed";
  readonly question: string;
  readonly answer: string;
  readonly evidence: string;
  readonly options?: readonly Option[];
  readonly default?: string;
  readonly accepts?: string;
}

const EVIDENCE = ["stated", "strong", "hint", "ours"];
const PARTS = ["operations", "switch", "fixed"];

function fail(row: Row, what: string): never {
  throw new Error(`Assumption ${row.id}: ${what}`);
}

/** Reads a row. Ids such as 400 are numbers to YAML and names to us. */
function rowOf(raw: Row): Row {
  const text = (value: unknown): string => String(value ?? "").trim();
  const row = { id: text(raw.id), part: raw.part, question: text(raw.question) };
  const common = { answer: text(raw.answer), evidence: text(raw.evidence) };
  if (raw.part !== "switch") return { ...row, ...common };
  const options = (raw.options ?? []).map(({ id, meaning }) => ({
    id: text(id),
    meaning: text(meaning),
  }));
  const accepts = raw.accepts === undefined ? {} : { accepts: text(raw.accepts) };
  return {
    ...row,
    ...common,
    options,
    default: text(raw.default),
    ...accepts,
  };
}

function check(row: Row): void {
  if (!/^[a-z][a-z0-9-]*$/.test(row.id)) fail(row, "the id is not in kebab case");
  if (!PARTS.includes(row.part)) fail(row, `part is none of ${PARTS.join(", ")}`);
  if (!EVIDENCE.includes(row.evidence)) fail(row, `evidence is none of ${EVIDENCE.join(", ")}`);
  if (!row.question || !row.answer) fail(row, "question and answer are missing");
  if (row.part !== "switch") return;
  const ids = row.options?.map(({ id }) => id) ?? [];
  if (ids.length < (row.accepts ? 1 : 2)) fail(row, "a switch has two options at least");
  if (new Set(ids).size < ids.length) fail(row, "an option is listed twice");
  if (ids[0] !== row.default) fail(row, "the first option must be the default");
  if (row.accepts !== undefined && row.accepts !== "url") fail(row, "accepts can only be url");
}

/** The rows of the assumptions file, checked. Throws with the id of a row that is wrong. */
export function rowsOf(file: unknown): readonly Row[] {
  const raw = (file as { readonly rows?: readonly Row[] } | null)?.rows;
  if (!raw) throw new Error("The assumptions file has no rows");
  const rows = raw.map(rowOf);
  for (const row of rows) check(row);
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0) throw new Error(`Assumptions stand twice: ${twice.join(", ")}`);
  return rows;
}

const quoted = (value: unknown): string => JSON.stringify(value);

function switchText({ id, question, options, default: first, accepts }: Row): string {
  const lines = options?.map(({ id: option, meaning }) => {
    return `      ${quoted({ id: option, meaning })},\n`;
  });
  const open = accepts === undefined ? "" : `    accepts: ${quoted(accepts)},\n`;
  return `  ${quoted(id)}: {
    question: ${quoted(question)},
    options: [\n${lines?.join("")}    ],
    default: ${quoted(first)},\n${open}  },\n`;
}

function optionType({ options, accepts }: Row): string {
  const names = options?.map(({ id }) => quoted(id)) ?? [];
  return [...names, ...(accepts === "url" ? [`\`http\${string}\``] : [])].join(" | ");
}

const ROW_TYPE = `/** One question that the service's description leaves open, and our answer. */
export interface AssumptionRow {
  readonly id: string;
  readonly part: "operations" | "switch" | "fixed";
  readonly question: string;
  readonly answer: string;
  readonly evidence: "stated" | "strong" | "hint" | "ours";
}
`;

const OPTIONS_TYPE = `/** Options of some switches as a person may write them: 403 for "403", "5m" for "PT5M". */
export type AssumptionOptions = {
  readonly [Id in SwitchId]?: Written<Assumptions[Id]>;
};

type Written<Option> =
  | Option
  | (Option extends \`\${infer Count extends number}\` ? Count : never)
  | (Option extends \`PT\${string}\` ? \`\${number}\${"s" | "m" | "h"}\` : never);
`;

/** The text of the generated assumptions: switches, their types and all rows. */
export function assumptionsText(rows: readonly Row[]): string {
  const switches = rows.filter(({ part }) => part === "switch");
  const lines = (line: (row: Row) => string): string => switches.map(line).join("");
  const all = rows.map(({ id, part, question, answer, evidence }) => {
    return `  ${quoted({ id, part, question, answer, evidence })},\n`;
  });
  return [
    "/** The questions with more than one sensible answer. The first option is the default. */\n" +
      `export const switches = {\n${lines(switchText)}} as const;\n`,
    "/** Id of a switch. */\nexport type SwitchId = keyof typeof switches;\n",
    "/** One chosen option for each switch. */\nexport type Assumptions = {\n" +
      `${lines((row) => `  /** ${row.question} */\n  readonly ${quoted(row.id)}: ${optionType(row)};\n`)}};\n`,
    OPTIONS_TYPE,
    "/** What holds by default. */\nexport const defaultAssumptions: Assumptions = {\n" +
      `${lines((row) => `  ${quoted(row.id)}: ${quoted(row.default)},\n`)}};\n`,
    ROW_TYPE,
    "/** All rows in the order of the file. */\n" +
      `export const assumptionRows: readonly AssumptionRow[] = [\n${all.join("")}];\n`,
  ].join("\n");
}
