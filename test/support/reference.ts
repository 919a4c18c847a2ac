import {
  type Operation,
  operationsOf,
  resolved,
  type Schema,
  type SpecDocument,
} from "../../mocks/pages/docs/spec.js";

/** What a page of the API reference lacks of its spec: operations, statuses, parameters, fields. */
export function missingFrom(html: string, document: SpecDocument): readonly string[] {
  return [
    ...operationsOf(document.paths).flatMap(({ method, path, operation }) => {
      const { operationId = "" } = operation;
      const section = sectionOf(html, operationId);
      const has = (text: string) => section.includes(text);
      const reported = [operation.summary ?? "", `>${method}</span> <code>${path}</code>`];
      return [
        ...reported.filter((text) => !has(escaped(text, path, method))),
        ...namesIn(document, operation).filter((name) => !has(`<code class="name">${name}</code>`)),
      ].map((what) => `${operationId}: ${what}`);
    }),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      ["", ...pathsIn(schema)]
        .map((path) => `schema-${name}${path}`)
        .filter((id) => !html.includes(`id="${id}"`)),
    ),
  ];
}

/** The part of a page that tells of an operation; empty where there is none. */
export function sectionOf(html: string, operationId: string): string {
  const [, after = ""] = html.split(`<section class="operation" id="${operationId}"`);
  return after.split('<section class="operation"')[0] ?? "";
}

/** A text as it stands in HTML, unless it is HTML itself. */
function escaped(text: string, ...html: readonly string[]): string {
  if (html.every((part) => text.includes(part))) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Statuses, parameters and fields of the body of an operation. */
function namesIn(document: SpecDocument, operation: Operation): readonly string[] {
  const { parameters = [], requestBody, responses } = operation;
  const content = requestBody && resolved(document, requestBody).content?.["application/json"];
  const body = content?.schema
    ? resolved(document, content.schema as Schema & { $ref?: string })
    : {};
  return [
    ...Object.keys(responses),
    ...parameters.map((parameter) => resolved(document, parameter).name ?? ""),
    ...pathsIn(body).map((path) => path.slice(1)),
  ];
}

/** The paths of all fields of a schema, each with a dot before it; references are not followed. */
export function pathsIn(schema: Schema): readonly string[] {
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  return fields.flatMap(([name, field]) => {
    const items = typeof field.items === "object" ? (field.items as Schema) : {};
    const inside = [...pathsIn(field), ...pathsIn(items).map((path) => `[]${path}`)];
    return [`.${name}`, ...inside.map((path) => `.${name}${path}`)];
  });
}

/** Links of a page to places on it that do not exist. */
export function deadLinks(html: string): readonly string[] {
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
  return [...new Set(links)].filter((id) => !html.includes(`id="${id}"`));
}

/** Ids that stand on a page more than once. */
export function doubledIds(html: string): readonly string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}
