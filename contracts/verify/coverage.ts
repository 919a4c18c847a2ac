import { plural } from "../../mocks/control/format.js";
import type { ReportTable, Section } from "../../mocks/report/report.js";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import { isObject } from "../documents.js";
import {
  fieldsOf,
  type Interaction,
  type Json,
  operationIn,
  operationOf,
  type Pact,
  responseSchema,
} from "./pact-file.js";
import { findPacts } from "./sources.js";

/** What consumers rely on in one answer of an operation. */
interface Relied {
  readonly operation: OperationEntry;
  readonly status: number;
  readonly fields: ReadonlySet<string>;
}

/** What of the contract no consumer relies on: what may change without asking anyone. */
export interface Coverage {
  readonly operations: readonly string[];
  readonly statuses: readonly {
    readonly operation: string;
    readonly statuses: readonly number[];
  }[];
  readonly fields: readonly {
    readonly operation: string;
    readonly status: number;
    readonly fields: readonly string[];
  }[];
}

/** Holds the pacts against a spec. A pending interaction relies on nothing yet. */
export function coverageOf(pacts: readonly Pact[], spec: Json): Coverage {
  const relied = reliedOn(pacts);
  const met = (id: string) => relied.filter(({ operation }) => operation.id === id);
  const used = operations.filter(({ id }) => met(id).length > 0);
  return {
    operations: operations.filter(({ id }) => met(id).length === 0).map(({ id }) => id),
    statuses: used.flatMap(({ id, statuses }) => {
      const seen = met(id).map(({ status }) => status);
      const unmet = statuses.filter((status) => !seen.includes(status));
      return unmet.length === 0 ? [] : [{ operation: id, statuses: unmet }];
    }),
    fields: relied.flatMap(({ operation, status, fields: expected }) => {
      const { id, path, method } = operation;
      const schema = responseSchema(spec, operationIn(spec, path, method), status);
      const unused = fieldsOf(spec, schema).filter((field) => !expected.has(field));
      return unused.length === 0 ? [] : [{ operation: id, status, fields: unused }];
    }),
  };
}

/** How much of the contract no consumer relies on, in words; empty where there is nothing. */
export function describeGaps({ operations: unused, statuses, fields }: Coverage): string {
  const count = (lists: readonly (readonly unknown[])[]) => lists.flat().length;
  const parts = [
    [unused.length, "operation"],
    [count(statuses.map((one) => one.statuses)), "status"],
    [count(fields.map((one) => one.fields)), "response field"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => plural(number, what))
    .join(", ");
}

/** The tables that a report shows of it. */
export function coverageSection(coverage: Coverage): Section {
  const tables: readonly ReportTable[] = [
    {
      title: "Operations without an interaction",
      columns: ["operation"],
      rows: coverage.operations.map((id) => [id]),
    },
    {
      title: "Statuses without an interaction",
      columns: ["operation", "statuses"],
      rows: coverage.statuses.map(({ operation, statuses }) => [operation, statuses.join(", ")]),
    },
    {
      title: "Response fields that no consumer relies on",
      columns: ["operation", "status", "fields"],
      rows: coverage.fields.map(({ operation, status, fields }) => {
        return [operation, String(status), fields.join(", ")];
      }),
    },
  ];
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return { name: "Contract coverage", cases: [], tables: filled };
}

function reliedOn(pacts: readonly Pact[]): readonly Relied[] {
  const found = new Map<string, Relied & { readonly fields: Set<string> }>();
  for (const { interactions } of pacts) {
    for (const interaction of interactions.filter(({ http, pending }) => http && !pending)) {
      const { method, path, status } = interaction;
      const operation = operationOf(method, path);
      if (!operation) continue;
      const key = `${operation.id} ${status}`;
      const fresh = { operation, status, fields: new Set<string>() };
      const entry = found.get(key) ?? fresh;
      for (const field of expectedFields(interaction)) entry.fields.add(field);
      found.set(key, entry);
    }
  }
  const order = operations.map(({ id }) => id as string);
  return [...found.values()].sort(
    (left, right) =>
      order.indexOf(left.operation.id) - order.indexOf(right.operation.id) ||
      left.status - right.status,
  );
}

/** The fields of the answer that an interaction names. */
function expectedFields({ raw }: Interaction): readonly string[] {
  const { body } = isObject(raw.response) ? raw.response : {};
  // Version 4 wraps the body with its content type; the versions before it do not.
  const wrapped = isObject(body) && "content" in body && "contentType" in body;
  return pathsIn(wrapped ? body.content : body, "");
}

function pathsIn(value: unknown, at: string): readonly string[] {
  if (Array.isArray(value)) return [at, ...value.flatMap((item) => pathsIn(item, `${at}[]`))];
  if (!isObject(value)) return [at];
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    pathsIn(inner, at === "" ? name : `${at}.${name}`),
  );
  return [at, ...inside];
}

/** An answer of an operation that consumers rely on. */
export interface Promised {
  readonly operation: string;
  readonly status: number;
  /** How many interactions have it. */
  readonly interactions: number;
  readonly consumers: readonly string[];
}

/** What pacts promise of the service, and how many of their interactions are no calls of it. */
export interface Promises {
  readonly promised: readonly Promised[];
  /** Calls to a merchant, messages, and what is pending and promises nothing yet. */
  readonly others: number;
}

/** The promises of the pacts that an option names. Throws `CouldNotRun` if there are none. */
export async function promisesAt(places: readonly string[], option: string): Promise<Promises> {
  return promisesOf(await findPacts({ pacts: places, option }));
}

/** What pacts promise, answer by answer. */
export function promisesOf(pacts: readonly Pact[]): Promises {
  const promised = new Map<string, Promised>();
  let others = 0;
  for (const { consumer, interactions } of pacts) {
    for (const { http, pending, method, path, status } of interactions) {
      const operation = http && !pending ? operationOf(method, path)?.id : undefined;
      if (operation === undefined) {
        others += 1;
        continue;
      }
      const key = `${operation} ${status}`;
      const known = promised.get(key);
      const consumers = [...new Set([...(known?.consumers ?? []), consumer])];
      const times = (known?.interactions ?? 0) + 1;
      promised.set(key, { operation, status, interactions: times, consumers });
    }
  }
  return { promised: [...promised.values()], others };
}
