/** A kind of failure on the wire. */
export interface FailureKind {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 501 | 503;
  readonly title: string;
}

/** All failures besides the refusals of the domain, by their codes. */
export const FAILURE_KINDS = {
  "invalid-fields": { status: 400, title: "Invalid request" },
  "body-too-large": { status: 413, title: "Body too large" },
  "content-type": { status: 415, title: "Unusable body" },
  "broken-json": { status: 400, title: "Unusable body" },
  "too-deep": { status: 400, title: "Unusable body" },
  "forbidden-key": { status: 400, title: "Unusable body" },
  "malformed-text": { status: 400, title: "Unusable body" },
  "broken-path": { status: 400, title: "Broken path" },
  authentication: { status: 401, title: "Unauthorized" },
  "too-many-guesses": { status: 429, title: "Too many guesses" },
  "unknown-host": { status: 403, title: "Unknown host" },
  "foreign-caller": { status: 403, title: "Foreign caller" },
  "no-such-operation": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "assumed-operation": { status: 501, title: "Assumed operation" },
  "sandbox-gone": { status: 410, title: "Sandbox gone" },
  "sandbox-limit": { status: 503, title: "Too many sandboxes" },
  "sandbox-full": { status: 503, title: "Sandbox full" },
  "memory-full": { status: 503, title: "Memory full" },
  "store-full": { status: 503, title: "Store full" },
  "store-unavailable": { status: 503, title: "Store unavailable" },
  internal: { status: 500, title: "Internal error" },
} as const satisfies Readonly<Record<string, FailureKind>>;

export type FailureCode = keyof typeof FAILURE_KINDS;

/** What is wrong with a token. The first two break the contract, the others can happen to any client. */
export type TokenFault =
  | "token-missing"
  | "token-malformed"
  | "token-unknown"
  | "token-expired"
  | "token-of-other-role";
