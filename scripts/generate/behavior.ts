import type { Row } from "./assumptions.js";
import type { ApiDocument } from "./documents.js";

/**
 * The document with the switches beside what else it tells of behaviour, so that one file has all that
 * a client can come to rely on.
 */
export function withSwitches(document: ApiDocument, rows: readonly Row[]): ApiDocument {
  const switches = rows.flatMap(({ id, default: first, options, accepts }) =>
    options === undefined
      ? []
      : [[id, { default: first, options: options.map((option) => option.id), accepts }]],
  );
  const behavior = { ...document["x-behavior"], switches: Object.fromEntries(switches) };
  return { ...document, "x-behavior": behavior };
}
