import {
  type ApiDocument,
  type CommandMark,
  operationsOf,
  type PlacedOperation,
  resolve,
  type Schema,
} from "./documents.js";
import { controlFactsOf } from "./handles.js";
import type { ControlCommand } from "./options.js";
import { listOf, ownInput } from "./tools.js";

/** The text of the generated table of commands: those for a running mock, and the operations that `call` takes. */
export function commandsText(control: ApiDocument): string {
  const placed = operationsOf(control).filter(
    (one) => controlFactsOf(control, one).returns !== "stream",
  );
  const names = placed.map(({ operation }) => shortName(operation.operationId));
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new Error(`two operations are called ${twice}`);
  const rows = placed.map((one) => operationRow(control, one));
  const commands = waysOf(control, placed);
  const lines = (all: readonly object[]) =>
    all.map((row) => `  ${JSON.stringify(row)},\n`).join("");
  return `export const commands: readonly CommandEntry[] = [
${lines(commands.map(({ name, ways }) => ({ name, ways })))}];

export const callable: readonly CallableOperation[] = [
${lines(rows)}];
`;
}

/** The commands that operations name, with the ways to call them. */
function waysOf(control: ApiDocument, placed: readonly PlacedOperation[]) {
  const described = Object.entries(control["x-commands"] ?? {});
  const marked = placed.flatMap((one) =>
    (one.operation["x-cli"] ?? []).map((mark) => ({ one, mark })),
  );
  for (const { mark } of marked) {
    if (described.some(([name]) => name === mark.command)) continue;
    throw new Error(`x-commands lacks ${mark.command}`);
  }
  return described.map(([name, about]) => {
    const own = marked.filter(({ mark }) => mark.command === name);
    return { name, about, own, ways: own.map(({ one, mark }) => wayRow(control, one, mark)) };
  });
}

/** What the help says of the commands for a running mock. */
export function controlCommands(control: ApiDocument): readonly ControlCommand[] {
  return waysOf(control, operationsOf(control)).map(({ name, about, own, ways }) => {
    const names = [...new Set(ways.flatMap((way) => way.arguments))].join("|");
    const isNeeded = ways.every((way) => way.arguments.length > 0);
    const argument = names === "" ? "" : isNeeded ? ` <${names}>` : ` [${names}]`;
    const fields = own.flatMap(({ one, mark: { arguments: taken = [] } }) => {
      const { summary, fields: all } = operationRow(control, one);
      const others = Object.keys(all).filter((field) => !taken.includes(field));
      return others.length > 0 ? [`  ${summary}: ${others.join(", ")}\n`] : [];
    });
    return {
      name,
      about: about[0]?.toLowerCase() + about.slice(1),
      usage: `[options]${argument}${fields.length > 0 ? " [name=value...]" : ""}`,
      ...(fields.length > 0 && { after: `Fields:\n${fields.join("")}` }),
      isList: ways.some(({ items }) => items !== null),
    };
  });
}

const shortName = (id: string) => id.replace(/^(gateway|sandbox)\./, "");

function operationRow(control: ApiDocument, placed: PlacedOperation) {
  const { operationId: id, summary = "" } = placed.operation;
  const { key, input } = controlFactsOf(control, placed);
  const { properties, required, additional } = input
    ? ownInput(control, placed)
    : { properties: {}, required: [], additional: null };
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    readAs(control, schema as Schema),
  ]);
  return {
    ...{ id, name: shortName(id), summary, path: key === null || key === "sandbox" ? [] : [key] },
    ...{ input, fields: Object.fromEntries(fields), required },
    others: additional && readAs(control, additional),
  };
}

function readAs(control: ApiDocument, schema: Schema): "text" | "nullable" | "json" {
  const types = [(resolve(control, schema) as Schema).type].flat();
  if (!types.includes("string")) return "json";
  if (types.length === 1) return "text";
  return types.every((type) => type === "string" || type === "null") ? "nullable" : "json";
}

function wayRow(control: ApiDocument, placed: PlacedOperation, mark: CommandMark) {
  const { operationId: id } = placed.operation;
  const { arguments: names = [], form = null, columns = {}, shows = null, beside = null } = mark;
  const cells = Object.entries(columns);
  const items = cells.length > 0 ? listOf(control, placed) : null;
  if (items === undefined) throw new Error(`x-cli of ${id} has columns, but it answers no list`);
  return { id, arguments: names, form, items, columns: cells, shows, beside };
}
