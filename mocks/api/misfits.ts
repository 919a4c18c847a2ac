import type { ValidationError } from "../../spec/validator.js";

/** One place where a value is not what its schema asks for. */
export interface Misfit {
  readonly kind: "missing" | "unknown" | "wrong";
  /** The keys that lead to the field; none where the whole value is wrong. */
  readonly keys: readonly string[];
  /** The value of the field. */
  readonly value: unknown;
  /** Whether the value must not be shown (`x-secret`). */
  readonly isSecret: boolean;
  /** The rule of the schema that is broken: type, enum, format and so on. */
  readonly keyword: string;
  /** What the rule asks for: its limit, its allowed values and so on. */
  readonly params: ValidationError["params"];
  /** The schema that has the rule, with its extensions. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** What the validator says of it. */
  readonly message: string | undefined;
}

/** Reads what a validator says of a value. */
export function misfitsOf(errors: readonly ValidationError[]): readonly Misfit[] {
  return errors.filter(isOwn).map(misfitOf);
}

/** The branches of an if or a choice are reported by the errors inside them or by the choice itself. */
function isOwn({ keyword, schemaPath }: ValidationError): boolean {
  if (keyword === "if" || keyword === "propertyNames") return false;
  return !/\/(oneOf|anyOf)\/\d+\//.test(schemaPath);
}

function misfitOf(error: ValidationError): Misfit {
  const { keyword, params, parentSchema: schema = {}, message } = error;
  const isSecret = schema["x-secret"] === true;
  return { ...placeOf(error), isSecret, keyword, params, schema, message };
}

function placeOf({ keyword, instancePath, params, data }: ValidationError) {
  const keys = keysOf(instancePath);
  switch (keyword) {
    case "required":
      return {
        kind: "missing",
        keys: [...keys, String(params.missingProperty)],
        value: undefined,
      } as const;
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      const value = (data as Readonly<Record<string, unknown>>)[key];
      return { kind: "unknown", keys: [...keys, key], value } as const;
    }
    case "discriminator": {
      const { tag, tagValue: value, error } = params;
      const kind = value === undefined ? "missing" : error === "tag" ? "wrong" : "unknown";
      return { kind, keys: [...keys, String(tag)], value } as const;
    }
    case "false schema":
      return { kind: "unknown", keys, value: data } as const;
    default:
      return { kind: "wrong", keys, value: data } as const;
  }
}

/** The fields that an object can have by its schema. */
export function fieldsOf({ properties }: Misfit["schema"] = {}): readonly string[] {
  return Object.keys((properties as object | undefined) ?? {});
}

/** The keys that a JSON pointer goes through. */
export function keysOf(pointer: string): string[] {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
