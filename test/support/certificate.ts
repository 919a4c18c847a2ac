import { generateKeyPairSync, sign } from "node:crypto";

/** A part of a certificate in DER: a tag, the length of its contents, and these. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const lengthBytes = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), contents]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const ED25519 = sequence(Buffer.from("06032b6570", "hex"));
const COMMON_NAME = Buffer.from("0603550403", "hex");

/** A key, and a certificate of 127.0.0.1 that it signed itself, in PEM. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from("127.0.0.1")))));
  const years = ["20200101000000Z", "29991231235959Z"];
  const body = sequence(
    ...[der(0x02, Buffer.from([1])), ED25519, name],
    sequence(...years.map((year) => der(0x18, Buffer.from(year)))),
    ...[name, publicKey.export({ type: "spki", format: "der" })],
  );
  const signature = der(0x03, Buffer.from([0]), sign(null, body, privateKey));
  const base64 = sequence(body, ED25519, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}
