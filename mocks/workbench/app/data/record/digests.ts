import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What the domain asks of `node:crypto`, which no browser has: the same digests, at once. */

export function createHash(_algorithm: "sha256") {
  return { update: (text: string) => digestOf(sha256(utf8ToBytes(text))) };
}

export function createHmac(_algorithm: "sha256", key: string) {
  return { update: (text: string) => digestOf(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))) };
}

function digestOf(bytes: Uint8Array) {
  return { digest: (form?: "hex") => (form === "hex" ? bytesToHex(bytes) : new Digest(bytes)) };
}

/** The bytes, with the one way to read them that is used. */
class Digest {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** A number of up to 6 bytes, the first one the highest. */
  readUIntBE(offset: number, byteLength: number): number {
    const bytes = this.#bytes.subarray(offset, offset + byteLength);
    return bytes.reduce((value, byte) => value * 256 + byte, 0);
  }
}
