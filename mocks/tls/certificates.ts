import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  sign,
  X509Certificate,
} from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { EpochMs } from "../domain/time.js";
import { randomToken } from "../sandbox/chance.js";
import { realClock } from "../sandbox/real-clock.js";

// Certificates are a few fixed structures of DER, so this file writes them itself. A package for them (pkijs) would add
// 420 kB to the bundle, make a start with TLS 100 ms slower, and turn every call into a promise.

/** A certificate authority, which signs certificates of servers. */
export interface Authority {
  /** The certificate that clients must trust, as PEM. */
  readonly pem: string;
  readonly key: KeyObject;
  /** When it expires, and everything that it signed. */
  readonly endsAt: EpochMs;
}

/** The certificate of a server, as `tls.createServer` and `tls.createSecureContext` take it. */
export interface ServerCertificate {
  /** PEM; followed by the authority if that is an intermediate one. */
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;

/** How long an authority and a certificate are valid unless told otherwise: a stolen key is of use that long. */
export const LIFETIME_DAYS = 90;

/**
 * Makes an authority that is valid from a day ago, because the clocks of machines and containers differ. Its key is
 * in memory alone. Synchronous, within a few milliseconds.
 *
 * @example
 * const authority = newAuthority({ days: 1 });
 * const context = createSecureContext(certificateFor(authority, ["pay.example.com"]));
 */
export function newAuthority({ days = LIFETIME_DAYS, now = realClock.now() } = {}): Authority {
  const { privateKey: key, publicKey } = newKeys();
  const endsAt = now + days * DAY_MS;
  const keyId = keyIdOf(publicKey);
  const name = nameOf(`paystub ${keyId.toString("hex").slice(0, 8)}`);
  const pem = certificate({
    ...{ subject: name, issuer: name, publicKey, signer: key, startsAt: now - DAY_MS, endsAt },
    extensions: [
      // A path length of 0: it signs certificates of servers, and no further authority.
      extension(OIDS.basicConstraints, sequence(TRUE, integer([0])), true),
      extension(OIDS.keyUsage, bits(KEY_USAGE.signsCertificates), true),
      extension(OIDS.subjectKeyId, octets(keyId)),
    ],
  });
  return { pem, key, endsAt };
}

/**
 * Signs one certificate for all the hosts: names such as `pay.example.com` and `*.ci.example`, and addresses. It has a
 * new key, and expires with its authority, or after 90 days. Synchronous, within a few milliseconds.
 *
 * @example
 * const server = tls.createServer(certificateFor(authority, ["localhost", "127.0.0.1", "::1"]));
 */
export function certificateFor(
  authority: Authority,
  hosts: readonly string[],
  now: EpochMs = realClock.now(),
): ServerCertificate {
  const issuer = new X509Certificate(authority.pem);
  const { privateKey, publicKey } = newKeys();
  const cert = certificate({
    ...{ issuer: subjectOf(issuer), publicKey, signer: authority.key, startsAt: now - DAY_MS },
    endsAt: Math.min(authority.endsAt, now + LIFETIME_DAYS * DAY_MS),
    // A name has 64 characters at most. Clients look at the alternative names.
    subject: nameOf((hosts[0] ?? "").slice(0, 64)),
    extensions: [
      extension(OIDS.keyUsage, bits(KEY_USAGE.signsHandshakes), true),
      extension(OIDS.extendedKeyUsage, sequence(oid(OIDS.serverAuth))),
      extension(OIDS.subjectAltName, sequence(...hosts.map(alternativeName))),
      extension(OIDS.authorityKeyId, sequence(tlv(0x80, subjectKeyIdOf(issuer)))),
      extension(OIDS.subjectKeyId, octets(keyIdOf(publicKey))),
    ],
  });
  const isRoot = issuer.checkIssued(issuer);
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { cert: isRoot ? cert : cert + authority.pem, key };
}

/** Whether certificates can be signed with a key: with the kinds that authorities usually have. */
export function canSign(key: KeyObject): boolean {
  return key.asymmetricKeyType === "ec" || key.asymmetricKeyType === "rsa";
}

const OIDS = {
  commonName: "550403",
  basicConstraints: "551d13",
  keyUsage: "551d0f",
  extendedKeyUsage: "551d25",
  subjectAltName: "551d11",
  subjectKeyId: "551d0e",
  authorityKeyId: "551d23",
  serverAuth: "2b06010505070301",
  ecdsaWithSha256: "2a8648ce3d040302",
  rsaWithSha256: "2a864886f70d01010b",
} as const;

/** The bits of a key's use, and how many of the last byte are none. */
const KEY_USAGE = { signsCertificates: [0x06, 1], signsHandshakes: [0x80, 7] } as const;

function newKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

/** What a certificate says. */
interface CertificateParts {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly publicKey: KeyObject;
  readonly signer: KeyObject;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly extensions: readonly Buffer[];
}

/** A signed certificate (RFC 5280, section 4.1) as PEM. */
function certificate(parts: CertificateParts): string {
  const { subject, issuer, publicKey, signer, startsAt, endsAt, extensions } = parts;
  const isRsa = signer.asymmetricKeyType === "rsa";
  const algorithm = isRsa
    ? sequence(oid(OIDS.rsaWithSha256), tlv(0x05))
    : sequence(oid(OIDS.ecdsaWithSha256));
  const body = sequence(
    tlv(0xa0, integer([2])),
    integer(serialNumber()),
    algorithm,
    issuer,
    sequence(time(startsAt), time(endsAt)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    tlv(0xa3, sequence(...extensions)),
  );
  return pemOf(sequence(body, algorithm, bitString(sign("sha256", body, signer))));
}

/** 16 random bytes; the first makes the number positive and keeps its length. */
function serialNumber(): Uint8Array {
  const [first = 0, ...rest] = Buffer.from(randomToken().replaceAll("-", ""), "hex");
  return Uint8Array.of((first & 0x7f) | 0x40, ...rest);
}

/** The digest of a public key (RFC 5280, 4.2.1.2). Without it, Python 3.13 and `openssl verify -x509_strict` refuse. */
function keyIdOf(publicKey: KeyObject): Buffer {
  const [, key] = inside(publicKey.export({ type: "spki", format: "der" }));
  // The first byte of a bit string says how many bits of the last are none.
  return createHash("sha1")
    .update((key?.body ?? Buffer.of()).subarray(1))
    .digest();
}

/** The name of an authority, byte for byte: that is how clients find it. */
function subjectOf({ raw }: X509Certificate): Buffer {
  const [body] = inside(raw);
  // Version, serial number, algorithm, issuer, validity: the subject is the sixth.
  return inside(body?.whole ?? raw)[5]?.whole ?? Buffer.of();
}

/** The key identifier that an authority has in its certificate, else the one that it should have. */
function subjectKeyIdOf(authority: X509Certificate): Buffer {
  const at = authority.raw.indexOf(oid(OIDS.subjectKeyId));
  if (at < 0) return keyIdOf(authority.publicKey);
  const value = element(authority.raw, at + oid(OIDS.subjectKeyId).length);
  return element(value.body, 0).body;
}

/** A host in a certificate: a name, or the bytes of an address. */
function alternativeName(host: string): Buffer {
  if (isIP(host) === 0) return tlv(0x82, Buffer.from(host, "latin1"));
  return tlv(0x87, Buffer.from(ipaddr.parse(host).toByteArray()));
}

/** One value of DER: a tag, a length, and the bytes. */
function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const sequence = (...parts: readonly Uint8Array[]) => tlv(0x30, ...parts);
const integer = (bytes: Iterable<number>) => tlv(0x02, Uint8Array.from(bytes));
const octets = (bytes: Uint8Array) => tlv(0x04, bytes);
const bits = ([byte, unused]: readonly [number, number]) => tlv(0x03, Buffer.of(unused, byte));
const bitString = (bytes: Uint8Array) => tlv(0x03, Buffer.of(0), bytes);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, "hex"));
const TRUE = tlv(0x01, Buffer.of(0xff));
const nameOf = (text: string) =>
  sequence(tlv(0x31, sequence(oid(OIDS.commonName), tlv(0x0c, Buffer.from(text)))));
const extension = (id: string, value: Uint8Array, isCritical = false) =>
  sequence(oid(id), ...(isCritical ? [TRUE] : []), octets(value));

/** UTCTime, which has two digits of the year and ends in 2049, and GeneralizedTime after that. */
function time(at: EpochMs): Buffer {
  const digits = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, "");
  return digits < "2050" ? tlv(0x17, Buffer.from(digits.slice(2))) : tlv(0x18, Buffer.from(digits));
}

function pemOf(der: Buffer): string {
  const lines = der.toString("base64").replace(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

/** A value of DER as it was read. */
interface Element {
  readonly whole: Buffer;
  readonly body: Buffer;
}

/** Reads the value that begins at a byte. Node has checked the certificate that it is part of. */
function element(der: Buffer, at: number): Element {
  const first = der[at + 1] ?? 0;
  const many = first < 0x80 ? 0 : first & 0x7f;
  const length = many === 0 ? first : der.readUIntBE(at + 2, many);
  const [start, end] = [at + 2 + many, at + 2 + many + length];
  return { whole: der.subarray(at, end), body: der.subarray(start, end) };
}

/** Reads the values within a value. */
function inside(der: Buffer): readonly Element[] {
  const { body } = element(der, 0);
  const found: Element[] = [];
  for (let at = 0; at < body.length; at += found.at(-1)?.whole.length ?? body.length) {
    found.push(element(body, at));
  }
  return found;
}
