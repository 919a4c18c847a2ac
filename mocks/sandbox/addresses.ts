import ipaddr from "ipaddr.js";

/**
 * The kind of an address, in any notation or translation. Loopback in disguise is what only turns out to be
 * this machine on the way, such as 0.0.0.0. An own interface is one of this machine that other machines can
 * call too.
 */
export type Reach = "metadata" | "loopback" | "disguised-loopback" | "own-interface" | "elsewhere";

/**
 * Metadata services outside of the link-local range: of Azure, Alibaba, Oracle, Google, Amazon, Oracle
 * and Scaleway.
 */
const METADATA: readonly string[] = [
  "168.63.129.16",
  "100.100.100.200",
  "192.0.0.192",
  "fd20:ce::254",
  "fd00:ec2::254",
  "fd00:c1::a9fe:a9fe",
  "fd00:42::42",
];

/**
 * Returns the worst meaning of an address: an IPv6 address can carry one of IPv4. `interfaces` are the
 * addresses of this machine.
 */
export function reachOf(address: string, interfaces: readonly string[] = []): Reach {
  const written = ipaddr.process(address);
  const carried = written instanceof ipaddr.IPv6 ? carriedIn(written.toByteArray()) : [];
  const all = [written, ...carried];
  if (all.some(isMetadata)) return "metadata";
  if (written.range() === "loopback") return "loopback";
  if (all.some(isThisMachine)) return "disguised-loopback";
  const isOwn = (one: ipaddr.IPv4 | ipaddr.IPv6) =>
    interfaces.some((own) => isSameAddress(own, one.toString()));
  return all.some(isOwn) ? "own-interface" : "elsewhere";
}

/** Whether two addresses are the same one, in any notation. An invalid address equals none. */
export function isSameAddress(one: string, other: string): boolean {
  if (!ipaddr.isValid(one) || !ipaddr.isValid(other)) return false;
  return ipaddr.process(one).toString() === ipaddr.process(other).toString();
}

function isMetadata(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === "linkLocal" || METADATA.includes(address.toString());
}

function isThisMachine(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ["loopback", "unspecified"].includes(address.range());
}

/** Where a way of carrying IPv4 within IPv6 keeps the four bytes. */
interface Carrier {
  /** The bytes that distinguish this way from others, each at its position. */
  readonly marks: Readonly<Record<number, readonly number[]>>;
  /** The places of the four bytes. */
  readonly at: readonly [number, number, number, number];
  /** The bytes are kept inverted. */
  readonly inverted?: boolean;
}

const LAST: Carrier["at"] = [12, 13, 14, 15];
const zeros = (length: number) => Array.from({ length }, () => 0);
const LOCAL_NAT64 = [0x00, 0x64, 0xff, 0x9b, 0x00, 0x01];

const CARRIERS: readonly Carrier[] = [
  // IPv4-compatible, ::a.b.c.d (RFC 4291), and IPv4-translated, ::ffff:0:a.b.c.d (RFC 2765). The
  // IPv4-mapped ones are read as what they carry before this.
  { marks: { 0: zeros(12) }, at: LAST },
  { marks: { 0: [...zeros(8), 0xff, 0xff, 0, 0] }, at: LAST },
  // 6to4, 2002::/16 (RFC 3056).
  { marks: { 0: [0x20, 0x02] }, at: [2, 3, 4, 5] },
  // Teredo, 2001::/32 (RFC 4380): the address of the server, and that of the client inverted.
  { marks: { 0: [0x20, 0x01, 0, 0] }, at: [4, 5, 6, 7] },
  { marks: { 0: [0x20, 0x01, 0, 0] }, at: LAST, inverted: true },
  // ISATAP (RFC 5214): an interface identifier under any prefix, of an address that is unique or not.
  { marks: { 8: [0x00, 0x00, 0x5e, 0xfe] }, at: LAST },
  { marks: { 8: [0x02, 0x00, 0x5e, 0xfe] }, at: LAST },
  // NAT64, 64:ff9b::/96 (RFC 6052).
  { marks: { 0: [0x00, 0x64, 0xff, 0x9b, ...zeros(8)] }, at: LAST },
  // NAT64 of local use, 64:ff9b:1::/48 (RFC 8215): its prefix may be of 48, 56, 64 or 96 bits, and the
  // byte after the first 64 bits is left out.
  { marks: { 0: LOCAL_NAT64 }, at: [6, 7, 9, 10] },
  { marks: { 0: LOCAL_NAT64 }, at: [7, 9, 10, 11] },
  { marks: { 0: LOCAL_NAT64 }, at: [9, 10, 11, 12] },
  { marks: { 0: LOCAL_NAT64 }, at: LAST },
];

/** Every IPv4 address that the bytes of an IPv6 address carry, by any way that is known. */
function carriedIn(bytes: readonly number[]): readonly ipaddr.IPv4[] {
  return CARRIERS.filter(({ marks }) => areAt(marks, bytes)).map(({ at, inverted }) => {
    const carried = at.map((place) => bytes[place] ?? 0);
    return new ipaddr.IPv4(inverted ? carried.map((byte) => byte ^ 0xff) : carried);
  });
}

function areAt(marks: Carrier["marks"], bytes: readonly number[]): boolean {
  return Object.entries(marks).every(([from, expected]) =>
    expected.every((byte, n) => bytes[Number(from) + n] === byte),
  );
}
