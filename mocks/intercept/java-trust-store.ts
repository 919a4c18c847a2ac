import { createHash } from "node:crypto";

/** The password of the store. It protects nothing: a trust store holds no secret, but Java wants one. */
export const STORE_PASSWORD = "changeit";

/** What the digest of a store begins with besides its password. */
const WHITENER = "Mighty Aphrodite";

/** Certificates in PEM form as a trust store of Java (JKS), which reads no PEM file. */
export function javaTrustStore(pems: readonly string[]): Buffer {
  const entries = pems.map((pem, index) => {
    const der = Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
    // Kind 2 is a certificate. Its date is never read.
    const named = Buffer.concat([int32(2), text(`ca${index}`), int32(0), int32(0), text("X.509")]);
    return Buffer.concat([named, int32(der.length), der]);
  });
  const body = Buffer.concat([int32(0xfeedfeed), int32(2), int32(entries.length), ...entries]);
  const password = Buffer.from(STORE_PASSWORD, "utf16le").swap16();
  const digest = createHash("sha1").update(password).update(WHITENER).update(body).digest();
  return Buffer.concat([body, digest]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Buffer.byteLength(value));
  return Buffer.concat([bytes, Buffer.from(value)]);
}
