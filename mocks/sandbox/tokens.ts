import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  timingSafeEqual,
} from "node:crypto";
import type { TokenRole } from "../domain/events.js";
import { isRecord, jsonOf } from "../domain/text.js";
import { type EpochMs, SECOND_MS } from "../domain/time.js";
import { SANDBOX_NAME } from "./sandbox-name.js";

/** What a bearer token says. */
export interface Claims {
  readonly sandbox: string;
  /** `any` for the tokens that name a sandbox directly. */
  readonly role: TokenRole | "any";
  readonly expiresAt: EpochMs;
  /** Whether the call names another sandbox than the one that the token was issued for. */
  readonly isForeign?: boolean;
}

/** Opens a sandbox by its name, without token issuing: `Bearer sandbox_shop`. */
export const SANDBOX_TOKEN = /^sandbox_(.+)$/;

/** The header of every token that is issued here. */
const HEADER = encoded({ alg: "HS256", typ: "JWT" });
const ISSUER = "paystub";
const REMEMBERED_MAX = 10_000;

/** Headers that are longer hold no token that was issued here, and many of them would fill the memory. */
const REMEMBERED_LENGTH = 512;

/** Letters of a digest: enough to distinguish tokens, and too few to reconstruct one. */
const DIGEST_LENGTH = 16;

/** Issues and reads the JWTs of one gateway. The end of a token is judged by the sandbox's clock. */
export class Tokens {
  readonly #seed: string;
  /** As an object, it is made ready once and not for each token; with the first one, since hashing is slow to begin. */
  #key: KeyObject | undefined;
  readonly #remembered = new Map<string, Claims>();
  readonly #digests = new Map<string, string>();
  #ids = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Distinguishes tokens that were issued at the same instant. */
  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  /**
   * `id` distinguishes two tokens that were issued within a second. A signature takes a few microseconds,
   * so it needs no promise and no library that would use another thread.
   */
  issue(
    claims: Claims & { role: TokenRole; subject: string; id: string; issuedAt: EpochMs },
  ): string {
    const { sandbox, role, subject, id, issuedAt, expiresAt } = claims;
    const exp = Math.floor(expiresAt / SECOND_MS);
    const iat = Math.floor(issuedAt / SECOND_MS);
    const payload = { sandbox, role, iss: ISSUER, sub: subject, jti: id, iat, exp };
    const signed = `${HEADER}.${encoded(payload)}`;
    const token = `${signed}.${this.#signatureOf(signed)}`;
    // What was made here needs no proof, so its first use costs no more than the others.
    this.#remember(token, { sandbox, role, expiresAt: exp * SECOND_MS });
    return token;
  }

  /** What the token says, or why it says nothing. */
  read(token: string): Claims | string {
    const named = SANDBOX_TOKEN.exec(token)?.[1];
    if (named !== undefined) {
      return { sandbox: named, role: "any", expiresAt: Number.POSITIVE_INFINITY };
    }
    return this.#remembered.get(token) ?? this.#verify(token);
  }

  /** A digest of the token in an Authorization header, by which its uses can be recognized; null without one. */
  digestOf(header: string | undefined): string | null {
    if (header === undefined) return null;
    const known = this.#digests.get(header);
    if (known !== undefined) return known;
    const token = header.trim().split(/\s+/).at(-1) ?? "";
    const digest = createHash("sha256").update(token).digest("hex").slice(0, DIGEST_LENGTH);
    if (header.length > REMEMBERED_LENGTH) return digest;
    if (this.#digests.size >= REMEMBERED_MAX) this.#digests.clear();
    this.#digests.set(header, digest);
    return digest;
  }

  /**
   * Compares the whole token with the one that this key would sign, byte by byte and in constant time.
   * So another algorithm, a header with options such as `b64`, padding or another spelling of the same
   * bytes is rejected before anything in it is read.
   */
  #verify(token: string): Claims | string {
    const [header = "", payload = ""] = token.split(".", 2);
    const signed = `${HEADER}.${payload}`;
    const isOurs = header === HEADER && isSameText(token, `${signed}.${this.#signatureOf(signed)}`);
    const claims = isOurs ? claimsIn(payload) : undefined;
    if (!claims) return "the token was not issued by this gateway";
    this.#remember(token, claims);
    return claims;
  }

  #signatureOf(signed: string): string {
    const secret = () => createHash("sha256").update(`${this.#seed}/tokens`).digest();
    this.#key ??= createSecretKey(secret());
    return createHmac("sha256", this.#key).update(signed).digest("base64url");
  }

  #remember(token: string, claims: Claims): void {
    if (this.#remembered.size >= REMEMBERED_MAX) this.#remembered.clear();
    this.#remembered.set(token, claims);
  }
}

/** The claims of a payload; undefined for another form than ours, which a client that knows the seed can sign. */
function claimsIn(payload: string): Claims | undefined {
  const value = jsonOf(Buffer.from(payload, "base64url").toString());
  if (!isRecord(value)) return undefined;
  const { sandbox, role, exp } = value;
  if (typeof sandbox !== "string" || typeof exp !== "number") return undefined;
  if (role !== "merchant" && role !== "partner") return undefined;
  return { sandbox, role, expiresAt: exp * SECOND_MS };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** Compares two texts in a time that says nothing of where they differ. */
function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The sandbox of a credential: with the same name, or with a digest if that is not a valid name. */
export function sandboxNameOf(subject: string): string {
  if (SANDBOX_NAME.test(subject)) return subject;
  return `id-${createHash("sha256").update(subject).digest("hex").slice(0, 16)}`;
}
