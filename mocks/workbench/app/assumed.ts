import { useEffect, useState } from "preact/hooks";
import { read } from "./api.js";

type Options = Readonly<Record<string, string>>;

/** The options that hold when nobody chooses; undefined until they were read. */
export function useDefaults(): Options | undefined {
  const [defaults, setDefaults] = useState<Options>();
  useEffect(() => {
    read<"readFailures">("/failures")
      .then(({ switches }) => {
        setDefaults(Object.fromEntries(switches.map((each) => [each.id, each.default])));
      })
      // Without them nothing is told to be changed; whatever else is asked for says what is wrong.
      .catch(() => undefined);
  }, []);
  return defaults;
}

/** The assumptions that are not the usual ones, each with its option. */
export function changedOf(assumptions: Options, defaults: Options = {}) {
  return Object.entries(assumptions).filter(([id, option]) => {
    return defaults[id] !== undefined && defaults[id] !== option;
  });
}
