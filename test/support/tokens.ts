/** The claims in a JWT. */
export function claimsOf(token: string): Readonly<Record<string, number | undefined>> {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}
