import { createHash } from "node:crypto";

/** What can be the name of a sandbox as it stands; `-` alone is short for the only one. */
export const SANDBOX_NAME = /^(?!-$|\.\.?$)[A-Za-z0-9._~@-]{1,128}$/;

/** The sandbox that a credential belongs to: of the same name, or of a digest where that is no name. */
export function sandboxNameOf(subject: string): string {
  if (SANDBOX_NAME.test(subject)) return subject;
  return `id-${createHash("sha256").update(subject).digest("hex").slice(0, 16)}`;
}
