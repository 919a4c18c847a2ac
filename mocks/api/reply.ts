import type { Request, Response } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import type { ValidationError } from "../../spec/generated/validator-types.js";
import { firstOf } from "../domain/text.js";
import { deliver, isAnswer, isKeptOpen } from "../faults/delivery.js";
import { journaled, type StruckRule } from "../faults/rule.js";
import { realClock } from "../runtime/real-clock.js";
import { keptHeaders, withoutCards, withoutDigits } from "../runtime/redaction.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";
import { toJson } from "../runtime/wire.js";
import type { RequestEnd, RequestRecord } from "../store/journal.js";
import type { RawBody } from "./body.js";
import { FIELD_ERRORS_MAX, type FieldError } from "./field-errors.js";
import type { AnyReply } from "./types.js";

/** One request on its way through, and what the journal is to know of it. */
export interface Exchange {
  readonly request: Request;
  readonly operation: OperationEntry | undefined;
  raw: RawBody;
  sandbox: Sandbox | undefined;
  /** When it came in, in milliseconds from some fixed point. */
  readonly beganMs: number;
  /** The number of the last event before it was handled. */
  after: number | null;
  /** What its sandbox was said to be for then, and the callbacks that were on their way. */
  step: string | null;
  during: readonly string[];
  /** When the caller closed the connection before there was an answer; real time. */
  clientClosedAt: number | null;
  /** Whether its answer was handed over, in whatever way that travels. */
  isAnswered: boolean;
  /** Told how it ended, where it was written down before it had. */
  open: ((end: RequestEnd) => void) | undefined;
  /** The sandbox that a token names where the operation asks for none. */
  named: Sandbox | null | undefined;
  tolerated: FieldError[];
  /** The unknown fields among them, as the validator told them. */
  ignored: readonly ValidationError[];
  /** The body as it was used; undefined until it is known to be usable. */
  body: unknown;
  /** The fault rules that struck. */
  readonly faults: StruckRule[];
}

/**
 * What every answer says to a browser: not to guess what it is, to keep no copy, and to let no other
 * site have it, show it, or tell from an `<object>` whether it is there.
 */
export const KEPT_HERE = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

/**
 * Writes a reply and returns its text. The answers of one turn of the event loop go out together behind
 * it: a caller on another core is woken once for all of them, which costs more than any answer.
 */
export function send(
  gateway: Gateway,
  request: Request,
  response: Response,
  { status, body, raw, headers: own, delivery }: AnyReply,
): string {
  const text = raw?.text ?? (body === undefined ? "" : toJson(body));
  const type = raw?.type ?? (body === undefined ? undefined : "application/json");
  const length = Buffer.byteLength(text);
  const headers = headersOf(type, length);
  // What is left of a body that was too large would be taken for the next request.
  if (status === 413) headers.Connection = "close";
  if (own) Object.assign(headers, own);
  if (delivery) {
    deliver(response, { status, headers }, text, delivery, (delayMs, run) => {
      gateway.clock.wait(delayMs, run);
    });
    return isAnswer(delivery) ? text : "";
  }
  response.writeHead(status, headers);
  // ASCII reads the same in both, and goes out quicker as what needs no look at each letter.
  const encoding = length === text.length ? "latin1" : "utf8";
  const isHead = request.method === "HEAD";
  realClock.soon(() => (isHead ? response.end() : response.end(text, encoding)));
  return text;
}

/** Written out, since an object that is put together takes Node four times as long to read. */
function headersOf(type: string | undefined, length: number): Record<string, string | number> {
  if (type === undefined) return { ...KEPT_HERE, "Content-Length": length };
  return {
    "Content-Security-Policy": KEPT_HERE["Content-Security-Policy"],
    "X-Content-Type-Options": KEPT_HERE["X-Content-Type-Options"],
    "Cross-Origin-Resource-Policy": KEPT_HERE["Cross-Origin-Resource-Policy"],
    "Cache-Control": KEPT_HERE["Cache-Control"],
    "Content-Type": type,
    "Content-Length": length,
  };
}

const NOTHING: readonly string[] = [];

/** What the journal has in place of a secret. */
const HIDDEN = "not-recorded";

function sentencesOf(tolerated: readonly FieldError[]): readonly string[] {
  return firstOf(
    tolerated.map(({ name, error }) => `${name} ${error}`),
    FIELD_ERRORS_MAX,
  );
}

/** Writes an exchange down in the journal that it belongs to. */
export function record(gateway: Gateway, exchange: Exchange, reply: AnyReply, text: string): void {
  const { sandbox, clientClosedAt } = exchange;
  const written = recordOf(gateway, exchange, reply, text);
  exchange.isAnswered = true;
  if (isKeptOpen(reply.delivery) && clientClosedAt === null) {
    exchange.open = gateway.journal.recordOpen(sandbox, written);
  } else gateway.journal.record(sandbox, written);
}

/** Cards stand in the bodies of one operation, and elsewhere only where something is wrong. */
function mayHoldCard({ operation, ignored }: Exchange, { code }: AnyReply): boolean {
  return operation?.id === "payByCard" || ignored.length > 0 || code !== undefined;
}

/** What is kept of a request and its reply: no card number, and nothing of a security code. */
function keptOf(exchange: Exchange, reply: AnyReply, text: string) {
  const { raw } = exchange;
  const { explanation = null } = reply;
  const texts = { requestBody: raw.text === "" ? null : raw.text, responseBody: text || null };
  if (raw.text === null || !mayHoldCard(exchange, reply)) return { ...texts, explanation };
  const requestBody = texts.requestBody && withoutCards(raw.text);
  const isUnread = exchange.operation?.id === "payByCard" && reply.code === "broken-json";
  if (!isUnread) return { ...texts, requestBody, explanation };
  const responseBody = texts.responseBody && withoutDigits(text);
  return { requestBody, responseBody, explanation: explanation && withoutDigits(explanation) };
}

function recordOf(
  gateway: Gateway,
  exchange: Exchange,
  reply: AnyReply,
  sent: string,
): RequestRecord {
  const { status, delivery, code, refusal, hides } = reply;
  const text = hides === undefined ? sent : sent.replaceAll(hides, HIDDEN);
  const { request, operation, sandbox, tolerated, faults, beganMs, after } = exchange;
  const wallAt = gateway.now();
  const isSent = delivery === undefined && exchange.clientClosedAt === null;
  const { requestBody, responseBody, explanation } = keptOf(exchange, reply, text);
  const { faults: told, struck } = journaled(faults);
  // Written out part by part: an object that is put together takes Node many times as long.
  return {
    at: sandbox?.now() ?? gateway.now(),
    operationId: operation?.id ?? null,
    method: request.method,
    path: request.originalUrl,
    status: isAnswer(delivery) ? status : null,
    requestBody,
    responseBody,
    explanation,
    tolerated: tolerated.length === 0 ? NOTHING : sentencesOf(tolerated),
    faults: told,
    struck,
    headers: keptHeaders(request.rawHeaders),
    code: code ?? null,
    refusal: refusal ?? null,
    place: sandbox?.place ?? null,
    wallAt,
    durationMs: Math.round((gateway.clock.elapsedMs() - beganMs) * 100) / 100,
    after,
    token: gateway.tokens.digestOf(request.headers.authorization),
    step: exchange.step ?? sandbox?.settings.description ?? null,
    during: exchange.during,
    endedAt: isSent ? wallAt : null,
    clientClosedAt: exchange.clientClosedAt,
  };
}
