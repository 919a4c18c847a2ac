import type { Request, Response } from "express";
import { firstOf } from "../domain/text.js";
import type { EpochMs } from "../domain/time.js";
import { deliver, isAnswer, isKeptOpen } from "../faults/delivery.js";
import { journaled } from "../faults/rule.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { RequestRecord } from "../sandbox/journal.js";
import { realClock } from "../sandbox/real-clock.js";
import { keptHeaders, withoutCards, withoutDigits } from "../sandbox/redaction.js";
import { toJson } from "../sandbox/wire.js";
import { closeWithRest } from "./body.js";
import type { Answered, Exchange, PendingExchange } from "./exchange.js";
import { FIELD_ERRORS_MAX, type Tolerated } from "./field-errors.js";
import type { AnyReply } from "./types.js";

/**
 * The headers of every answer for browsers: not to guess its type, to store no copy, and to let no other
 * site read it, show it, or detect it with an `<object>`.
 */
export const KEPT_HERE = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

/** The headers of every page besides its policy. */
export const PAGE_HEADERS = {
  ...KEPT_HERE,
  // Under no-referrer a browser posts a form with "Origin: null", which looks like a foreign caller to
  // the gateway. This policy keeps the origin here and still reveals nothing to other sites.
  "Referrer-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
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
  if (status === 413) {
    headers.Connection = "close";
    closeWithRest(request);
  }
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

/** What the journal has in place of a secret. */
const HIDDEN = "not-recorded";

/** What was tolerated, in sentences and as data. */
function deviationsIn(
  tolerated: readonly Tolerated[],
): Required<Pick<RequestRecord, "tolerated" | "deviations">> {
  const sentences = tolerated.map(({ name, error }) => `${name} ${error}`);
  const first = tolerated.slice(0, FIELD_ERRORS_MAX);
  return {
    tolerated: firstOf(sentences, FIELD_ERRORS_MAX),
    deviations: first.map(({ name: field, code }) => ({ field, code })),
  };
}

/** Records an exchange in the journal of its sandbox. */
export function record(
  gateway: Gateway,
  exchange: Exchange,
  answered: Answered,
  sent: string,
  pending?: PendingExchange,
): void {
  const { sandbox, reply } = answered;
  const clientClosedAt = pending?.clientClosedAt ?? null;
  const written = recordOf(gateway, exchange, answered, { sent, clientClosedAt });
  if (isKeptOpen(reply.delivery) && clientClosedAt === null) {
    pending?.recorded(gateway.journal.recordOpen(sandbox, written));
    return;
  }
  pending?.recorded();
  gateway.journal.record(sandbox, written);
}

/** Cards belong in the bodies of one operation. Elsewhere they appear only in wrong requests. */
function mayHoldCard(operation: Exchange["operation"], { valid, reply }: Answered): boolean {
  return operation?.id === "payByCard" || valid.ignored.length > 0 || reply.code !== undefined;
}

/** What is kept of a request and its reply: no card number, and nothing of a security code. */
function keptOf(operation: Exchange["operation"], answered: Answered, text: string) {
  const { raw, reply } = answered;
  const { explanation = null } = reply;
  const texts = { requestBody: raw.text === "" ? null : raw.text, responseBody: text || null };
  if (raw.text === null || !mayHoldCard(operation, answered)) return { ...texts, explanation };
  const requestBody = texts.requestBody && withoutCards(raw.text);
  const isUnread = operation?.id === "payByCard" && reply.code === "broken-json";
  if (!isUnread) return { ...texts, requestBody, explanation };
  const responseBody = texts.responseBody && withoutDigits(text);
  return { requestBody, responseBody, explanation: explanation && withoutDigits(explanation) };
}

function recordOf(
  gateway: Gateway,
  { request, operation, beganMs }: Exchange,
  answered: Answered,
  { sent, clientClosedAt }: { readonly sent: string; readonly clientClosedAt: EpochMs | null },
): RequestRecord {
  const { sandbox, before, valid } = answered;
  const { status, delivery, code, refusal, hides } = answered.reply;
  const text = hides === undefined ? sent : sent.replaceAll(hides, HIDDEN);
  const wallAt = gateway.now();
  const isSent = delivery === undefined && clientClosedAt === null;
  const { requestBody, responseBody, explanation } = keptOf(operation, answered, text);
  const { faults, injected } = journaled(answered.injected);
  const { tolerated, deviations } = deviationsIn(valid.tolerated);
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
    tolerated,
    deviations,
    faults,
    injected,
    headers: keptHeaders(request.rawHeaders),
    code: code ?? null,
    refusal: refusal ?? null,
    position: sandbox?.position ?? null,
    wallAt,
    durationMs: Math.round((gateway.clock.elapsedMs() - beganMs) * 100) / 100,
    after: before.after,
    token: gateway.tokens.digestOf(request.headers.authorization),
    step: before.step ?? sandbox?.settings.description ?? null,
    during: before.during,
    endedAt: isSent ? wallAt : null,
    clientClosedAt,
  };
}
