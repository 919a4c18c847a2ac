import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { State } from "../contracts/states/state.js";
import { invariantRows } from "../mocks/checks/run/report.js";
import {
  INVOICE_MOVES,
  type Moves,
  RECURRING_MOVES,
  REGISTRATION_MOVES,
} from "../mocks/domain/moves.js";
import { type ApiDocument, operationsOf } from "./generate/documents.js";
import { type FaultFile, type Row, readSpec } from "./generate/resolve.js";

/** A marked region of a guide with everything in it, marks included. */
const REGION = /<!-- generated: ([\w-]+) -->\n[\s\S]*?<!-- end of \1 -->/g;

/** The guides that have such regions. */
const GUIDES = ["contracts/README.md", "mocks/checks/run/README.md", "spec/README.md"] as const;

/** The tables of the guides by the name of their region, from the YAML files of a spec folder. */
async function tablesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const { rows, api, control, faults } = readSpec(folder);
  // The states run on generated code, which may have been made a moment ago.
  const { states } = await import("../contracts/states/catalogue.js");
  return new Map([
    ["operations", operationsTable(api)],
    ["switches", switchesTable(rows)],
    ["control", controlTable(control)],
    ["fixed", fixedTable(rows)],
    ["invariants", invariantsTable()],
    ["faults", faultsTable(faults)],
    ["test-values", testValuesTable(faults)],
    ["test-cards", testCardsTable(faults)],
    ["invoice-states", diagramOf(INVOICE_MOVES, "pending")],
    ["recurring-states", diagramOf(RECURRING_MOVES, "registered")],
    ["registration-states", diagramOf(REGISTRATION_MOVES, "code-sent")],
    ["provider-states", statesTable(states)],
  ]);
}

/** The guides of a repository that lack a table of its spec, or have an old one: their right texts by path. */
export async function staleGuides(root: string): Promise<ReadonlyMap<string, string>> {
  const tables = await tablesOf(join(root, "spec"));
  const missing = new Set(tables.keys());
  const guides = GUIDES.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const filled = text.replace(REGION, (_region, name: string) => {
      if (!missing.delete(name)) throw new Error(`${path}: no table for another region ${name}`);
      return `<!-- generated: ${name} -->\n\n${tables.get(name)}\n\n<!-- end of ${name} -->`;
    });
    return { path, text, filled };
  });
  if (missing.size > 0) throw new Error(`The guides lack the regions ${[...missing].join(", ")}`);
  const stale = guides.filter(({ text, filled }) => filled !== text);
  return new Map(stale.map(({ path, filled }) => [path, filled]));
}

/** A state diagram of the very table that the domain runs on. */
function diagramOf<Status extends string>(moves: Moves<Status>, first: Status): string {
  const lines = Object.entries<Moves<Status>[Status]>(moves).flatMap(([from, events]) => {
    const arrows = Object.entries<Status>(events).map(
      ([event, to]) => `${from} --> ${to}: ${event}`,
    );
    return arrows.length > 0 ? arrows : [`${from} --> [*]`];
  });
  const drawn = [`[*] --> ${first}`, ...lines].map((line) => `    ${line}`);
  return ["```mermaid", "stateDiagram-v2", ...drawn, "```"].join("\n");
}

function operationsTable(document: ApiDocument): string {
  const lines = operationsOf(document).map(({ method, path, operation }) => {
    const { operationId, "x-server": server = "base", "x-token-role": role = "none" } = operation;
    const { summary = "", "x-provenance": provenance = "documented" } = operation;
    return [`\`${operationId}\``, `\`${method} ${path}\``, server, role, summary, provenance];
  });
  return table(["operation", "call", "URL", "token", "what it does", "provenance"], lines);
}

function controlTable(document: ApiDocument): string {
  const lines = operationsOf(document).map(({ method, path, operation: { summary = "" } }) => {
    return [summary, `\`${method} ${path.replace(/^\/_control/, "")}\``];
  });
  return table(["what it does", "call, below `/_control`"], lines);
}

function invariantsTable(): string {
  return table(
    ["invariant", "what must hold", "evidence", "what paystub cannot observe"],
    invariantRows(),
  );
}

function switchesTable(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ id, part, question, options, accepts }) => {
    if (part !== "switch") return [];
    const choices = options.map((option) => `\`${option.id}\`: ${option.meaning}`);
    const any = accepts === "url" ? ["any base URL: that one"] : [];
    return [[`\`${id}\``, question, [...choices, ...any].join("<br>")]];
  });
  return table(["switch", "question", "options, the default first"], lines);
}

function fixedTable(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ id, part, answer }) => (part === "fixed" ? [[id, answer]] : []));
  return table(["row", "what paystub does"], lines);
}

function faultsTable({ faults }: FaultFile): string {
  const lines = faults.map(({ id, on, takes, does }) => {
    const parameters = Object.entries(takes).map(([name, taken]) => {
      if (taken.default !== undefined) return `${name}=${taken.default}`;
      return taken.required ? `${name}, required` : name;
    });
    return [`\`${id}\``, on, parameters.join("; "), does];
  });
  return table(["fault", "affects", "parameters", "when it applies"], lines);
}

function testValuesTable({ faults, testValues }: FaultFile): string {
  const lines = testValues.map((row) => {
    // An amount has a fraction part on the wire.
    const value = typeof row.value === "number" ? row.value.toFixed(2) : row.value;
    const on = row.operation ?? faults.find(({ id }) => id === row.fault)?.on ?? "";
    const parameters = Object.entries(row.with).map(([name, given]) => `${name}=${given}`);
    const suffix = parameters.length === 0 ? "" : ` (${parameters.join("; ")})`;
    return [`\`${row.in}\``, `\`${value}\``, on, row.fault + suffix];
  });
  return table(["field", "value", "affects", "leads to"], lines);
}

function testCardsTable({ testCards }: FaultFile): string {
  const lines = testCards.map(({ number, brand, asks }) => [
    `\`${number}\``,
    `\`${brand}\``,
    asks === null ? "pays" : `asks for ${asks}, then pays`,
  ]);
  return table(["number", "method", "on the payment page"], lines);
}

function statesTable(states: Readonly<Record<string, State>>): string {
  const lines = Object.entries(states).map(([name, { params, injects }]) => {
    const given = Object.entries(params).map(([key, value]) => {
      return `\`${key}\` ${JSON.stringify(value)}`;
    });
    return [name, given.join(", "), injects.map((value) => `\`${value}\``).join(", ")];
  });
  return table(["state", "parameters, with their defaults", "it injects"], lines);
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map(() => "---");
  return [head, rule, ...lines].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

/** A cell holds one line, and a bar in it must not end it. */
function cell(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();
}
