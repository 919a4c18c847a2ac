import type { ValidationError } from "../../../spec/validator.js";

/** One place where a body is not what its schema asks for. */
export interface Misfit {
  readonly kind: "missing" | "unknown" | "wrong";
  /** Dotted path of the object it is in, with `[]` for each list; empty at the top. */
  readonly parent: string;
  readonly name: string;
  readonly value: unknown;
  /** What was broken: type, enum, format and so on. */
  readonly keyword: string;
  /** The types that the schema allows. */
  readonly types: readonly string[];
  /** Whether this place tolerates another type (`x-tolerates`). */
  readonly lenient: boolean;
  /** The fields that the object can have. */
  readonly siblings: readonly string[];
}

/** What a validator's errors say of the body that they are about. Of a list, each kind once. */
export function misfitsOf(errors: readonly ValidationError[]): readonly Misfit[] {
  const found = new Map<string, Misfit>();
  for (const error of errors) {
    const { keyword, instancePath, params, parentSchema } = error;
    if (keyword === "if" || (instancePath === "" && keyword === "type")) continue;
    const path = instancePath.split("/").slice(1);
    const siblings = Object.keys((parentSchema?.properties as object | undefined) ?? {});
    const name = nameOf(keyword, params) ?? path.pop() ?? "";
    const element = /^\d+$/.test(name);
    const parent = dotted(element ? path.slice(0, -1) : path);
    const misfit: Misfit = {
      kind: KINDS[keyword] ?? "wrong",
      parent,
      name: element ? `${path.at(-1)}[]` : name,
      value: receivedValue(error, name),
      keyword,
      types: keyword === "type" ? [params.type].flat().map(String) : [],
      lenient: parentSchema?.["x-tolerates"] !== undefined,
      siblings,
    };
    const key = `${misfit.kind} ${pathOf(misfit)} ${keyword}`;
    if (!found.has(key)) found.set(key, misfit);
  }
  return [...found.values()];
}

/** The value, or nothing of it if it is a secret such as a card number (`x-secret`). */
function receivedValue({ keyword, data, parentSchema }: ValidationError, name: string): unknown {
  if (keyword === "additionalProperties") return (data as Record<string, unknown>)[name];
  return parentSchema?.["x-secret"] === true ? undefined : data;
}

/** The dotted path of a misfit: `products[].price`. */
export function pathOf({ parent, name }: Pick<Misfit, "parent" | "name">): string {
  return parent === "" ? name : `${parent}.${name}`;
}

const KINDS: Readonly<Record<string, Misfit["kind"]>> = {
  required: "missing",
  additionalProperties: "unknown",
};

function nameOf(keyword: string, params: Readonly<Record<string, unknown>>): string | undefined {
  if (keyword === "required") return String(params.missingProperty);
  return keyword === "additionalProperties" ? String(params.additionalProperty) : undefined;
}

function dotted(keys: readonly string[]): string {
  return keys.join(".").replace(/\.\d+(?=\.|$)/g, "[]");
}
