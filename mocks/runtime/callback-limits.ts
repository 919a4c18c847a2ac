/** How many callbacks may be open at once. */
export interface CallbackLimits {
  /** Of all sandboxes together. */
  readonly perGateway: number;
  /** To one origin: scheme, host and port. */
  readonly perTarget: number;
}

export const defaultCallbackLimits: CallbackLimits = { perGateway: 64, perTarget: 16 };

/** What is wrong with a value that was given, under the name of its field. */
interface ValueError {
  readonly name: string;
  readonly error: string;
}

/** Everything that is wrong with limits as they were given; each part may be left out. */
export function callbackLimitErrors(given: unknown): readonly ValueError[] {
  const known = Object.keys(defaultCallbackLimits);
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    const error = `must be an object with ${known.join(" and ")}, not ${shown(given)}`;
    return [{ name: "callbackLimits", error }];
  }
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const name = `callbackLimits.${key}`;
    if (known.includes(key)) return positiveErrors(name, value);
    return [{ name, error: `is no limit; known are ${known.join(" and ")}` }];
  });
}

/** What is wrong with a number that counts, or measures, at least one of something. */
export function positiveErrors(name: string, value: unknown): readonly ValueError[] {
  if (value === undefined || (Number.isSafeInteger(value) && Number(value) > 0)) return [];
  return [{ name, error: `must be a whole number above 0, not ${shown(value)}` }];
}

function shown(value: unknown): string {
  return typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
}
