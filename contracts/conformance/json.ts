/** Whether a JSON value is an object: neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path with dots, `products.0.price`; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}

/** A JSON text as a value; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SHOWN_MAX = 120;

/** A value as it is told to a person: its JSON, cut where it gets long. */
export function shown(value: unknown, max = SHOWN_MAX): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > max ? `${text.slice(0, max - 3)}...` : text;
}

/** What a value is, for where the value itself is nobody's business. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "undefined":
      return "nothing";
    case "string":
      return "a text";
    case "object":
      return "an object";
    default:
      return `a ${typeof value}`;
  }
}

/**
 * Members of a JSON text whose number has no fraction part although their key is one of money. Parsing
 * would lose what is looked for, 10 for 10.0. Whole strings are read from left to right, so that
 * nothing inside of one can be taken for a member.
 */
export function wholeMoney(text: string, moneyKeys: readonly string[]): readonly string[] {
  const members = text.matchAll(/"((?:[^"\\]|\\.)*)"(?:\s*:\s*(-?\d+)(?![\d.eE]))?/g);
  return [...members].flatMap(([member, key = "", digits]) =>
    digits !== undefined && moneyKeys.includes(key) ? [member] : [],
  );
}
