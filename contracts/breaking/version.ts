import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject, readObject, refuseRemote } from "../documents.js";
import type { Interaction } from "../verify/pact-file.js";

/** One version of the spec, with what it says of behaviour. */
export interface Version {
  readonly file: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly limits: Table<Limit>;
  readonly states: Table<Life>;
  /** Undefined if neither the document nor a file beside it defines switches. */
  readonly switches: Table<Switch> | undefined;
}

type Table<Entry> = Readonly<Record<string, Entry>>;

/** A number, or an ISO 8601 duration. */
export type Measure = number | string;

export interface Limit {
  readonly minimum?: Measure;
  readonly maximum?: Measure;
  readonly value?: Measure | readonly Measure[];
  readonly operations?: readonly string[];
}

export interface Life {
  /** From each status, the events that can happen and where each leads. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly operations?: readonly string[];
}

export interface Switch {
  readonly default: string;
  readonly options: readonly string[];
}

/**
 * Reads a version of the spec. The defaults of the switches are in the generated JSON, or in the
 * assumptions.yaml beside a document without them. Throws `CouldNotRun` for an unreadable file.
 */
export async function readVersion(what: string, file: string): Promise<Version> {
  const document = await readObject(what, file);
  if (typeof document.openapi !== "string" || !document.openapi.startsWith("3.")) {
    throw new CouldNotRun(`the ${what} ${file} is not an OpenAPI 3 document. Give one`);
  }
  await refuseRemote(file, document);
  const behavior = isObject(document["x-behavior"]) ? document["x-behavior"] : {};
  return {
    file,
    document,
    limits: entries(behavior.limits, (limit): limit is Limit & object => isObject(limit)),
    states: entries(behavior.states, isLife),
    switches: isObject(behavior.switches)
      ? entries(behavior.switches, isSwitch)
      : await switchesBeside(file),
  };
}

/** Whether a version has limits or states at all. */
export function hasBehavior({ limits, states }: Version): boolean {
  return Object.keys({ ...limits, ...states }).length > 0;
}

/**
 * Whether two versions say the same of everything but behaviour. Only a reference to another file could
 * hide a difference then.
 */
export function isAlike({ document: before }: Version, { document: after }: Version): boolean {
  const { "x-behavior": _, ...plain } = before;
  const { "x-behavior": __, ...later } = after;
  return isDeepStrictEqual(plain, later) && !/"\$ref":"[^#]/.test(JSON.stringify(plain));
}

/** The switches of the assumptions.yaml in the folder of a document, if there is one. */
async function switchesBeside(file: string): Promise<Table<Switch> | undefined> {
  const path = join(dirname(file), "assumptions.yaml");
  if (!existsSync(path)) return undefined;
  const { rows } = await readObject("assumptions file", path);
  if (!Array.isArray(rows)) throw new CouldNotRun(`the assumptions file ${path} has no rows`);
  const switches = rows.filter(isObject).filter(({ part }) => part === "switch");
  return Object.fromEntries(
    switches.map(({ id, default: first, options }): [string, Switch] => [
      String(id),
      {
        // Ids such as 400 are numbers to YAML and names to us.
        default: String(first),
        options: (Array.isArray(options) ? options : []).map((option) => String(option?.id)),
      },
    ]),
  );
}

/** The members of a table that have the form of its entries. */
function entries<Entry>(table: unknown, isEntry: (value: unknown) => value is Entry): Table<Entry> {
  const all = isObject(table) ? Object.entries(table) : [];
  return Object.fromEntries(
    all.flatMap(([name, value]): [string, Entry][] => (isEntry(value) ? [[name, value]] : [])),
  );
}

function isLife(value: unknown): value is Life {
  return isObject(value) && isObject(value.moves) && Object.values(value.moves).every(isObject);
}

function isSwitch(value: unknown): value is Switch {
  return isObject(value) && typeof value.default === "string" && Array.isArray(value.options);
}

/** One difference between two versions of the spec. */
export interface SpecChange {
  /** Where it is, for people: `POST /api/addInvoice …` or `limit invoice-lifetime`. */
  readonly name: string;
  /**
   * `breaking` makes clients fail that were right before. `notable` breaks none by its words and can
   * surprise one. `compatible` does no harm.
   */
  readonly grade: "breaking" | "notable" | "compatible";
  readonly message: string;
  /** Ids of the operations through which it is met. */
  readonly operations: ReadonlySet<string>;
  readonly file?: string;
  readonly line?: number;
  /** Whether an interaction is out of its reach although it calls such an operation. */
  readonly spares?: (interaction: Interaction) => boolean;
}

/** How grave a change is, and what it is. */
export type GradedMessage = Pick<SpecChange, "grade" | "message">;

/** Each name that one of two tables has, with what both have under it. */
export function pairs<Entry>(
  before: Readonly<Record<string, Entry>>,
  after: Readonly<Record<string, Entry>>,
): readonly (readonly [string, Entry | undefined, Entry | undefined])[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, before[name], after[name]]);
}
