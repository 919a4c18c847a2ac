import { readFileSync } from "node:fs";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";

/** Which of the service's two addresses an operation belongs to. */
export type Server = "base" | "order";

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const SPEC = new URL("../../spec/generated/openapi.json", import.meta.url);
const document: Document = JSON.parse(readFileSync(SPEC, "utf8"));

/** The operations of the spec in Prism's form: all of them, or those of one address. */
export function prismOperations(server?: Server) {
  const paths = Object.entries(document.paths).filter(([, item]) => {
    const served = Object.values(item).map((operation) => serverOf(operation));
    return server === undefined || served.includes(server);
  });
  // Prism writes into what it is given.
  return getHttpOperationsFromSpec(
    structuredClone({ ...document, paths: Object.fromEntries(paths) }),
  );
}

function serverOf(operation: unknown): unknown {
  return typeof operation === "object" && operation !== null && "x-server" in operation
    ? operation["x-server"]
    : undefined;
}

/** Whether a path could be one of the spec's: pages and the control API have other beginnings. */
export function isOfTheService(path: string): boolean {
  const roots = new Set(Object.keys(document.paths).map((template) => template.split("/")[1]));
  return roots.has(path.split("/")[1]);
}
