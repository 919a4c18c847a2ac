import { grouped, shorten } from "../domain/text.js";
import { DOCS_PATH } from "./paths.js";

/**
 * Why a call is rejected before an operation decides on it. Refusals of operations are in `domain/refusal.ts`, wrong
 * fields in `field-errors.ts`, limits in `sandbox/errors.ts`, and likely causes in `hints/`. No full stop ends a
 * sentence, since others are built around it.
 */
export const REJECTIONS = {
  // The body
  bodyTooLarge: (limitBytes: number) =>
    `the body is larger than the limit of ${grouped(limitBytes)} bytes`,
  bodiesTooLarge: (maxBytes: number) =>
    `the bodies of requests that are still arriving take up their ${grouped(maxBytes)} bytes. Send this request again later`,
  bodyCutOff: "the connection ended before the whole body had arrived",
  notUtf8: "the body is not UTF-8",
  notJson: (why: string) => `the body is not valid JSON: ${why}`,
  compressed: (encoding: string) =>
    `the body must not be compressed, but you sent Content-Encoding ${shorten(encoding)}`,
  notLabeled: (type: string | undefined) => {
    const sent = type === undefined ? "no Content-Type" : `Content-Type ${shorten(type)}`;
    return `the body must be application/json in UTF-8, but you sent ${sent}`;
  },
  tooManyValues: (most: number) => `the body holds more than ${grouped(most)} values`,
  tooDeep: (most: number) => `the body is nested deeper than ${most} levels`,
  forbiddenKey: "the body has a forbidden key, such as __proto__ or constructor",

  // The path and the method
  brokenPath: "the path is not properly encoded",
  wrongMethod: (path: string, allowed: readonly string[], method: string) =>
    `${path} accepts ${allowed.join(" or ")}, but you sent ${method}`,
  noOperation: (call: string) =>
    `there is no operation at ${call}. See ${DOCS_PATH} for all operations`,
  nearOperation: (call: string, nearest: string) =>
    `there is no operation at ${call}. The nearest operation is ${nearest}`,
  assumedOperation: (id: string) =>
    `${id} is assumed: the description of the service does not show it, and strict mode rejects such operations`,
  internal: (why?: string) => `paystub itself failed${why === undefined ? "" : `: ${why}`}`,

  // The token
  noToken: "the Authorization header is missing",
  wrongScheme: (scheme: string) =>
    `the Authorization header must have the scheme Bearer, but you sent ${shorten(scheme)}`,
  notOneToken: "the Authorization header must be Bearer and one token",
  noSandboxName: (name: string) => `${shorten(name)} cannot be the name of a sandbox`,
  otherRole: (wanted: string, sent: string) =>
    `this operation needs a ${wanted} token, but you sent a ${sent} token`,
  closedByName: (name: string) =>
    `sandbox ${name} has its own secretKey, so its name does not open it on a shared host. Get a token from POST /api/auth with that key`,
  tooManyGuesses: (waitSeconds: number) =>
    `too many wrong tokens or keys came from this address. Try again in ${waitSeconds} seconds`,
  noControlToken: "the control API needs Authorization: Bearer and the token printed at start",

  // The caller
  noHost: (isMissing: boolean) =>
    `the Host header ${isMissing ? "is missing" : "names no host"}. Send the host that you call, such as Host: localhost`,
  otherMachine: (host: string, name: string) =>
    `the Host header ${shorten(host)} is not this machine. Call localhost or 127.0.0.1, or add ${name} to allowHosts in paystub.json`,
  unknownHost: (name: string) =>
    `the gateway does not accept the name ${name}. Call it by its address, or add ${name} to its allowHosts`,
  brokenHost: (host: string) =>
    `the name ${shorten(host)} is invalid. Send a name or an address, with or without a port`,
  foreignPage: (origin: string) =>
    `a page of ${shorten(origin)} may not call the gateway. If that is the gateway's own address, start it with --public-url`,
  foreignVisit: (what: string) => `${what} may not call the gateway`,
  noOrigin: "a page without an origin may not call the gateway",
} as const;
