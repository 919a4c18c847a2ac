import { operations } from "../../spec/generated/operations.js";
import { GUIDES, guideText } from "../pages/docs/guides.js";
import type { SpecDocument } from "../pages/docs/spec.js";
import { resolved, specText } from "../pages/docs/spec.js";
import { ToolError } from "./answer.js";

const uriOf = (path: string) => `paystub://guides/${path}`;

/** The guides. */
export const RESOURCES = GUIDES.map(({ path, title, about }) => ({
  uri: uriOf(path),
  name: title,
  description: about,
  mimeType: "text/markdown",
}));

/** Each operation of the service. */
export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: "paystub://operations/{operation}",
    name: "One operation of the payment service",
    description: "Its fields, statuses and examples, such as paystub://operations/addInvoice.",
    mimeType: "application/json",
  },
];

/** Reads a guide or an operation. Rejects with a `ToolError` for any other address. */
export async function readResource(uri: string) {
  const guide = GUIDES.find(({ path }) => uriOf(path) === uri);
  if (guide) return { uri, mimeType: "text/markdown", text: await guideText(guide.path) };
  const [, operation] = /^paystub:\/\/operations\/(\w+)$/.exec(uri) ?? [];
  if (operation === undefined) {
    throw new ToolError(`There is no resource ${uri}. resources/list has those that there are.`);
  }
  return { uri, mimeType: "application/json", text: await operationText(operation) };
}

/** One operation with everything that it refers to, as JSON: of each response one example, of errors no schema. */
async function operationText(id: string): Promise<string> {
  const document = JSON.parse(await specText("openapi")) as SpecDocument;
  const placed = operations.find((one) => one.id === id);
  const operation = placed && document.paths[placed.path]?.[placed.method.toLowerCase()];
  if (!operation) {
    const known = operations.map((one) => one.id).join(", ");
    throw new ToolError(`There is no operation ${id}. There are: ${known}.`);
  }
  const { method, path } = placed;
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const whole = (node: unknown) => inlined(document, node);
  const responsesByStatus = Object.entries(responses).map(([status, given]) => {
    const response = resolved(document, given);
    const { schema, examples = {} } = response.content?.["application/json"] ?? {};
    const [first] = Object.values(examples);
    const example = first && resolved(document, first).value;
    const isGood = Number(status) < 300;
    return [
      status,
      { description: response.description, ...(isGood && { schema: whole(schema) }), example },
    ];
  });
  return JSON.stringify({
    ...{ id, method, path, summary, description },
    parameters: whole(parameters),
    body: whole(requestBody),
    responses: Object.fromEntries(responsesByStatus),
  });
}

/** A part of the document with what it refers to in place of references, without marks for our own tools. */
function inlined(document: SpecDocument, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((part) => inlined(document, part));
  if (typeof node !== "object" || node === null) return node;
  const parts = Object.entries(resolved(document, node)).filter(([name]) => !/^x-/.test(name));
  return Object.fromEntries(parts.map(([name, part]) => [name, inlined(document, part)]));
}
