import type { JournalEntry } from "../../spec/generated/control.types.js";
import {
  type OperationEntry,
  type OperationId,
  operationFields,
  operations,
} from "../../spec/generated/operations.js";
import { fillPath } from "../api/path-template.js";
import { DEFAULT_SANDBOX } from "../api/paths.js";
import { isRecord, jsonOf } from "../domain/text.js";
import { answerWithoutSecrets } from "../sandbox/redaction.js";
import { fitted, nextStep, type ToolAnswer, ToolError } from "./answer.js";
import { type FindMock, type Mock, sandboxOf, type Tool } from "./tool.js";

/** Taken when this is loaded, as in the control client. */
const { fetch } = globalThis;

/** How long an answer may take: an injected fault can hold it back for ever. */
const LIMIT_MS = 30_000;

/** What to do after a call that was accepted. */
const NEXT: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  addInvoice: ['pay(transactionNo "<transactionNo>") pays it as the customer would.'],
  addMerchantInvoice: ['pay(transactionNo "<transactionNo>") pays it as the customer would.'],
  registerPayment: ['list(what "recurring payments") has its id; start_recurring starts it.'],
  sendOtp: ['list(what "sms") has the code; processPayment takes it.'],
};

/** The tool that calls the payment service as a shop would. The mock judges the call as any other. */
export function serviceTool(findMock: FindMock): Tool {
  return {
    name: "call_service",
    title: "Call the payment service as the shop would",
    description:
      "Calls an operation of the payment service with the token of a sandbox, which the first call opens. Use it " +
      "to create an invoice, or to repeat a call of the shop with other fields. paystub://operations/{operation} " +
      "has the fields of each.",
    inputSchema: {
      type: "object",
      properties: {
        operation: { type: "string", enum: operations.map(({ id }) => id) },
        fields: { type: "object", description: "Fields of the body, the query and the path." },
        sandbox: { type: "string" },
      },
      required: ["operation"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    async call({ operation: id, fields = {}, sandbox }, signal) {
      const row = operations.find((one) => one.id === id);
      if (!row) {
        const known = operations.map((one) => one.id).join(", ");
        throw new ToolError(
          `operation names none. You sent ${JSON.stringify(id)}.`,
          `Send one of: ${known}.`,
        );
      }
      if (!isRecord(fields)) {
        throw new ToolError(
          `fields must be an object. You sent ${JSON.stringify(fields)}.`,
          `${row.id} has: ${operationFields[row.id].join(", ")}.`,
        );
      }
      const mock = await findMock();
      return answered(row, mock, await sandboxFor(mock, sandbox), fields, signal);
    },
  };
}

async function sandboxFor(mock: Mock, name: unknown): Promise<string> {
  if (typeof name === "string") return name;
  const { sandboxes } = await mock.handle.list();
  return sandboxes.length === 0 ? DEFAULT_SANDBOX : (await sandboxOf(mock, name)).name;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function answered(
  row: OperationEntry & { readonly id: OperationId },
  mock: Mock,
  sandbox: string,
  fields: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const send = (token: string) => sent(mock.serviceUrl, row, fields, token, signal);
  let reply = await send(`sandbox_${sandbox}`);
  if (reply.status === 401 || reply.status === 403) {
    const token = await issuedToken(mock, sandbox, row.role, signal);
    if (token !== undefined) reply = await send(token);
  }
  const json = jsonOf(reply.text);
  const body = answerWithoutSecrets(json === undefined ? reply.text : json);
  const { explanation, id } = await judgement(mock, sandbox, row);
  const isAccepted = reply.status < 300;
  const lines = [
    `${row.id} in sandbox ${sandbox} answered ${reply.status}: ${fitted(body)}`,
    ...(explanation && !reply.text.includes(explanation)
      ? [`The mock explains: ${answerWithoutSecrets(explanation)}`]
      : []),
  ];
  const shown = `read(what "request", id "${id}", sandbox "${sandbox}") shows the whole call.`;
  const next = isAccepted ? nextStep(NEXT[row.id] ?? [], body) : undefined;
  return { text: lines.join("\n"), next: next ?? (id === undefined ? undefined : shown) };
}

/** What the mock noted about the latest call of an operation. */
async function judgement(
  mock: Mock,
  sandbox: string,
  { id: operationId }: OperationEntry,
): Promise<Partial<Pick<JournalEntry, "id" | "explanation">>> {
  try {
    const handle = await mock.handle.find(sandbox);
    const { requests } = await handle.requests({ order: "newest", limit: 1 });
    const [latest] = requests;
    return latest?.operationId === operationId ? latest : {};
  } catch {
    // A call that opened no sandbox is noted nowhere.
    return {};
  }
}

/** A token of a sandbox that has a secret key, which its name alone does not open on a shared host. */
async function issuedToken(
  mock: Mock,
  sandbox: string,
  role: OperationEntry["role"],
  signal: AbortSignal,
): Promise<string | undefined> {
  const { secretKey } = await (await mock.handle.find(sandbox)).settings.read();
  if (secretKey === null) return undefined;
  const id = role === "partner" ? "issuePartnerToken" : "issueMerchantToken";
  const issuing = operations.find((one) => one.id === id);
  if (!issuing) return undefined;
  const credentials =
    role === "partner" ? { profileNo: sandbox, apiKey: secretKey } : { apiId: sandbox, secretKey };
  const { text } = await sent(mock.serviceUrl, issuing, credentials, undefined, signal);
  const answer = jsonOf(text);
  return isRecord(answer) && typeof answer.id_token === "string" ? answer.id_token : undefined;
}

/** Sends a call: a field goes where the path or the query of the operation names it, else into the body. */
async function sent(
  serviceUrl: string,
  { id, method, path, query }: OperationEntry,
  fields: Readonly<Record<string, unknown>>,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Reply> {
  const rest = { ...fields };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new ToolError(`${id} needs the field ${name}.`, `Send it in fields.`);
  };
  const filled = fillPath(path, take);
  const named = query.filter((name) => name in rest).map((name) => [name, take(name)]);
  const search = named.length > 0 ? `?${new URLSearchParams(named)}` : "";
  const hasBody = method !== "GET";
  try {
    const response = await fetch(serviceUrl + filled + search, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(hasBody && { "Content-Type": "application/json" }),
      },
      ...(hasBody && { body: JSON.stringify(rest) }),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal.aborted) throw error;
    const { cause = error } = error as { readonly cause?: NodeJS.ErrnoException };
    const { code, message } = cause as NodeJS.ErrnoException;
    const isClosed = code === "ECONNREFUSED";
    throw new ToolError(
      `${id} got no answer (${code ?? message}).`,
      isClosed
        ? "start_mock starts a mock."
        : 'list(what "fault rules") shows whether an armed failure causes it.',
    );
  }
}
