import { operations } from "../../spec/generated/operations.js";
import { accountOf } from "../control/account.js";
import { GUIDES, guideText } from "../pages/docs/guides.js";
import type { SpecDocument } from "../pages/docs/spec.js";
import { operationsOf, resolved, specText } from "../pages/docs/spec.js";
import { answerWithoutSecrets } from "../sandbox/redaction.js";
import { ToolError } from "./answer.js";
import { type FindMock, sandboxOf } from "./tool.js";

/** A text that an assistant reads. */
interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  text(): Promise<string>;
}

const SPECS: readonly Resource[] = [
  {
    uri: "paystub://spec/openapi.json",
    name: "Spec of the payment service",
    description:
      "All operations, statuses, fields and examples. Large: paystub://operations/{operation} has one.",
    mimeType: "application/json",
    text: () => specText("openapi"),
  },
  {
    uri: "paystub://spec/control.json",
    name: "Spec of the control API",
    description: "What a tester can do over HTTP. Large: the tools cover what you usually need.",
    mimeType: "application/json",
    text: () => specText("control"),
  },
];

const guides: readonly Resource[] = GUIDES.map(({ path, title, about }) => ({
  uri: `paystub://guides/${path}`,
  name: title,
  description: about,
  mimeType: "text/markdown",
  text: () => guideText(path),
}));

const TEMPLATES = [
  {
    uriTemplate: "paystub://operations/{operation}",
    name: "One operation of the payment service",
    description: "Its fields, statuses and examples, such as paystub://operations/addInvoice.",
    mimeType: "application/json",
  },
  {
    uriTemplate: "paystub://sandboxes/{sandbox}/account",
    name: "Account of a sandbox",
    description:
      "Everything that happened in it: calls, invoices, messages, callbacks, fault rules.",
    mimeType: "text/plain",
  },
];

/** The resources of a server: specs, guides and the accounts of sandboxes. */
export function resourcesOf(findMock: FindMock) {
  const known = [...SPECS, ...guides];
  return {
    list: () => ({
      resources: known.map(({ uri, name, description, mimeType }) => {
        return { uri, name, description, mimeType };
      }),
    }),
    templates: () => ({ resourceTemplates: TEMPLATES }),
    async read(uri: string) {
      const found = known.find((one) => one.uri === uri) ?? made(findMock, uri);
      const { mimeType } = found;
      return { contents: [{ uri, mimeType, text: await found.text() }] };
    },
  };
}

/** A resource of a template. Throws a `ToolError` for any other address. */
function made(findMock: FindMock, uri: string): Pick<Resource, "mimeType" | "text"> {
  const [, operation] = /^paystub:\/\/operations\/(\w+)$/.exec(uri) ?? [];
  if (operation !== undefined) {
    return { mimeType: "application/json", text: () => operationText(operation) };
  }
  const [, sandbox] = /^paystub:\/\/sandboxes\/([^/]+)\/account$/.exec(uri) ?? [];
  if (sandbox !== undefined) {
    const text = () => accountText(findMock, decodeURIComponent(sandbox));
    return { mimeType: "text/plain", text };
  }
  throw new ToolError(`There is no resource ${uri}. resources/list has those that there are.`);
}

async function accountText(findMock: FindMock, name: string): Promise<string> {
  const mock = await findMock();
  const sandbox = await sandboxOf(mock, name);
  const host = {
    baseUrl: mock.baseUrl,
    unclaimedRequests: () => mock.handle.unclaimedRequests(),
  };
  return answerWithoutSecrets(await accountOf(sandbox, host, 0));
}

/** One operation with everything that it refers to, as JSON: of each response one example, of errors no schema. */
async function operationText(id: string): Promise<string> {
  const document = JSON.parse(await specText("openapi")) as SpecDocument;
  const placed = operationsOf(document.paths).find(({ operation }) => operation.operationId === id);
  if (!placed) {
    const known = operations.map((one) => one.id).join(", ");
    throw new ToolError(`There is no operation ${id}. There are: ${known}.`);
  }
  const { method, path, operation } = placed;
  const { summary, description, parameters, requestBody, responses } = operation;
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
