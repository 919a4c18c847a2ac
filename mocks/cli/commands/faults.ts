import { Argument, type Command, Option } from "commander";
import type {
  AddFaultRequest,
  FaultList,
  FaultRecord,
} from "../../../spec/generated/control.types.js";
import { type FaultEntry, faults, testValues } from "../../../spec/generated/faults.js";
import { type OperationId, operations } from "../../../spec/generated/operations.js";
import { nearestName } from "../../api/near-names.js";
import { formatLine, type Line, table } from "../../report/terminal.js";
import { invalidValue, presentFields, whole } from "../arguments.js";
import { readCondition, readParameter } from "../fault-option.js";
import { RULES } from "../messages.js";
import type { Write } from "../terminal.js";
import { type CommandOutput, output, remoteAction, remoteCommand, type Session } from "./remote.js";

/** The faults and test values of the spec as rows for a reader, in a terminal or in a guide. */

type Fault = Pick<FaultEntry, "does" | "on" | "operations" | "takes"> & { readonly id: string };

/** A test value, as far as it is shown to a reader. */
interface Value {
  readonly in: string;
  readonly value: string | number;
  readonly operation: string | null;
  readonly fault: string;
  readonly with: Readonly<Record<string, string | number>>;
}

export const FAULT_COLUMNS = ["fault", "affects", "parameters", "when it applies"] as const;
export const VALUE_COLUMNS = ["field", "value", "affects", "leads to"] as const;

/** A fault: its id, what it affects, its parameters with their defaults, and what happens. */
export function faultCells({ id, on, takes, does }: Fault): readonly string[] {
  const parameters = Object.entries(takes).map(([name, taken]) => {
    if (taken.default !== undefined) return `${name}=${taken.default}`;
    return taken.required ? `${name}, required` : name;
  });
  return [id, on, parameters.join("; "), does];
}

/** A test value: its field, itself, what it affects (`on` without an operation), what it leads to. */
export function valueCells(row: Value, on: string): readonly string[] {
  // An amount has a fraction part on the wire.
  const value = typeof row.value === "number" ? row.value.toFixed(2) : row.value;
  const parameters = Object.entries(row.with).map(([name, given]) => `${name}=${given}`);
  const suffix = parameters.length === 0 ? "" : ` (${parameters.join("; ")})`;
  return [row.in, value, row.operation ?? on, row.fault + suffix];
}

interface RuleFlags {
  readonly operation?: OperationId;
  readonly where?: AddFaultRequest["where"];
  readonly nth?: number;
  readonly every?: number;
  readonly times?: number;
  readonly probability?: number;
  readonly from?: string;
  readonly until?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}

/** Adds `fault` and what can be done with fault rules. */
export function addFault(paystub: Command, write: Write): void {
  const fault = paystub.command("fault").description("inject faults");

  const add = {
    summary: "add a rule, which takes effect with the next request and precedes earlier rules",
    example:
      "paystub fault add status --with status=500 --operation addInvoice --where clientName=Sara --times 1",
  };
  remoteCommand(fault, "add", add, ...addParts()).action(remoteAction(write, addRule));

  const list = { summary: "list the rules and how often they applied", example: LIST };
  remoteCommand(fault, "list", list).action(
    remoteAction(write, async ({ ask }) => output(await ask("sandbox.faults.list"), rulesTable)),
  );
  const remove = { summary: "remove a rule", example: "paystub fault remove fault-1" };
  remoteCommand(fault, "remove <id>", remove).action(
    remoteAction(write, async ({ ask }, faultId: string) =>
      output(await ask("sandbox.faults.remove", { path: { faultId } }), removedLines),
    ),
  );
  const clear = { summary: "remove all rules", example: "paystub fault clear" };
  remoteCommand(fault, "clear", clear).action(
    remoteAction(write, async ({ ask }) => output(await ask("sandbox.faults.clear"), removedLines)),
  );
  addTables(fault, write);
}

const LIST = "paystub fault list";

function addParts(): readonly (Argument | Option)[] {
  return [
    new Argument("<fault>", "id of the fault; paystub fault kinds lists them").argParser(kind),
    new Option("--operation <id>", "the operation to affect (any)").choices(
      operations.map(({ id }) => id),
    ),
    new Option(
      "--where <field=value...>",
      "values that fields of the request, payment, charge or callback must have",
    ).argParser(readCondition),
    new Option("--nth <n>", "apply to the n-th match only").argParser(whole),
    new Option("--every <n>", "apply to every n-th match").argParser(whole),
    new Option("--times <n>", "apply at most n times").argParser(whole),
    new Option("--probability <p>", "probability per match, from 0 to 1").argParser(part),
    new Option("--from <instant>", "apply from this instant on, by the sandbox's clock"),
    new Option("--until <instant>", "apply until this instant, which must be in the future"),
    new Option("--with <name=value...>", "parameters of the fault").argParser(readParameter),
  ];
}

async function addRule({ ask }: Session, fault: string, flags: RuleFlags): Promise<CommandOutput> {
  const { operation, where = {}, nth, every, times, probability, from, until } = flags;
  const rule = { operation, where, nth, every, times, probability, from, until };
  // The type of the spec cannot say that fields besides the named ones are texts or numbers.
  const body = { ...flags.with, ...presentFields(rule), fault } as AddFaultRequest;
  return output(await ask("sandbox.faults.add", { body }), (added) => [
    `${added.id}  ${added.says}`,
  ]);
}

function rulesTable({ faults: rules }: FaultList): readonly Line[] {
  if (rules.length === 0) return ["no fault rules"];
  return table(["ID", "FAULT", "MATCHED", "INJECTED", "LEFT", "RULE"], rules.map(ruleCells));
}

function ruleCells({ id, fault, matched, injected, left, says }: FaultRecord): readonly string[] {
  return [id, fault, String(matched), String(injected), left === null ? "no end" : `${left}`, says];
}

function removedLines({ removed }: { readonly removed: readonly string[] }): readonly string[] {
  return removed.length === 0 ? ["no fault rules"] : removed.map((id) => `${id} is gone`);
}

/** How wide the text of a fault is printed: a terminal without a setting of its own has 80 columns. */
const TEXT_WIDTH = 80;

/** A fault with what it does, what it affects and what it takes, a paragraph each. */
function faultLinesOf(fault: Fault): readonly Line[] {
  const [id = "", on = "", parameters = "", does = ""] = faultCells(fault);
  const rows = [
    ["", does],
    ["affects: ", on],
    ["parameters: ", parameters],
  ] as const;
  const lines = rows
    .filter(([, text]) => text !== "")
    .flatMap(([label, text]) => wrapped(label + text, TEXT_WIDTH - 4));
  return [[{ text: id, as: "name" }], ...lines.map((line) => `  ${line}`)];
}

/** A text in lines of at most so many letters, broken between words; what follows the first is indented. */
function wrapped(text: string, width: number): readonly string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

/** Adds the tables of the spec: they need no mock that runs. */
function addTables(fault: Command, write: Write): void {
  const kinds = Object.entries(faults).map(([id, entry]) => ({ id, ...entry }));
  const show = (name: string, summary: string, rows: object, lines: readonly Line[]) => {
    fault
      .command(name)
      .description(`${summary} (without a running mock)`)
      .option("--json", "print it as JSON")
      .addHelpText("after", `\nExample:\n  paystub fault ${name}`)
      .action(({ json }: { readonly json?: boolean }) => {
        const text = () => lines.map((line) => `${formatLine(line, write.paint)}\n`).join("");
        write(json ? `${JSON.stringify(rows)}\n` : text());
      });
  };
  const titled = (columns: readonly string[]) => columns.map((column) => column.toUpperCase());
  const faultLines = kinds.flatMap(faultLinesOf);
  show("kinds", "list the faults and their parameters", kinds, faultLines);
  const valueLines = table(
    titled(VALUE_COLUMNS),
    testValues.map((row) => valueCells(row, faults[row.fault].on)),
  );
  show(
    "values",
    "list the test values that cause a failure without a rule",
    testValues,
    valueLines,
  );
}

function kind(text: string): string {
  const known = Object.keys(faults);
  if (known.includes(text)) return text;
  throw invalidValue(text, RULES.fault, nearestName(known, text));
}

function part(text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= 0 && value <= 1) return value;
  throw invalidValue(text, RULES.probability);
}
