let defaults: Readonly<Record<string, string>> = {};

/** Tells which options the switches have when nobody chooses. */
export function setDefaults(known: Readonly<Record<string, string>>): void {
  defaults = known;
}

/** The assumptions that are not the usual ones, each with its option. */
export function changedOf(
  assumptions: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  return Object.entries(assumptions).filter(([id, option]) => {
    return defaults[id] !== undefined && defaults[id] !== option;
  });
}
