import { execFileSync, spawnSync } from "node:child_process";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectAuthority, readAuthority } from "../../mocks/tls/authority-files.js";
import { certificateFor, newAuthority } from "../../mocks/tls/certificates.js";
import { folder } from "../support/command-line.js";
import { canHave } from "../support/machine.js";

const hasOpenssl = canHave("openssl", spawnSync("openssl", ["version"]).status === 0);
const HOSTS = ["localhost", "*.ci.example", "127.0.0.1", "::1"];
const DAY_MS = 86_400_000;

/** What `openssl verify` says of a certificate under the strict rules of RFC 5280. */
function verified(folder: string, { ca, cert }: { readonly ca: string; readonly cert: string }) {
  const [authority, server] = [join(folder, "trusted.pem"), join(folder, "server.pem")];
  writeFileSync(authority, ca);
  writeFileSync(server, cert);
  const strict = ["verify", "-x509_strict", "-purpose", "sslserver", "-verify_hostname"];
  const files = ["-CAfile", authority, "-untrusted", server, server];
  return spawnSync("openssl", [...strict, "localhost", ...files], { encoding: "utf8" });
}

test("a certificate names its hosts, and expires with its authority", () => {
  const now = Date.parse("2049-12-20T00:00:00Z");
  const authority = newAuthority({ days: 30, now });
  const { cert, key } = certificateFor(authority, HOSTS, now);
  const [server, ca] = [new X509Certificate(cert), new X509Certificate(authority.pem)];
  expect(server.subjectAltName).toBe(
    "DNS:localhost, DNS:*.ci.example, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1",
  );
  expect(server.keyUsage).toEqual(["1.3.6.1.5.5.7.3.1"]);
  expect([server.ca, ca.ca]).toEqual([false, true]);
  expect(server.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(server.verify(ca.publicKey)).toBe(true);
  // The year 2050 needs another form of a time than 2049.
  for (const { validFrom, validTo } of [server, ca]) {
    expect(Date.parse(validFrom)).toBe(now - DAY_MS);
    expect(Date.parse(validTo)).toBe(now + 30 * DAY_MS);
  }
});

describe.runIf(hasOpenssl)("openssl accepts", () => {
  test("an authority that is made here", () => {
    const authority = newAuthority();
    const { cert } = certificateFor(authority, HOSTS);
    expect(verified(folder(), { ca: authority.pem, cert }).stderr).toBe("");
    const other = verified(folder(), { ca: newAuthority().pem, cert });
    expect(other.stderr).toContain("unable to get local issuer certificate");
  });

  test.each([
    ["RSA", ["-newkey", "rsa:2048"]],
    ["P-384", ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-384"]],
    [
      "an identifier of its own",
      [
        "-newkey",
        "rsa:2048",
        "-addext",
        "subjectKeyIdentifier=0102",
        "-addext",
        "authorityKeyIdentifier=none",
      ],
    ],
  ])("a given authority with %s", async (_, kind) => {
    const place = folder();
    const paths = madeByOpenssl(place, ["-x509", "-nodes", ...kind]);
    const { cert } = certificateFor(await readAuthority(paths), HOSTS);
    const ca = readFileSync(paths.certificate, "utf8");
    expect(verified(place, { ca, cert }).stderr).toBe("");
  });

  test("an intermediate authority, whose certificate is sent along", async () => {
    const [top, below] = [folder(), folder()];
    const root = madeByOpenssl(top, ["-x509", "-nodes", "-newkey", "rsa:2048"]);
    const signed = ["-CA", root.certificate, "-CAkey", root.key];
    const paths = madeByOpenssl(below, ["-x509", "-nodes", "-newkey", "rsa:2048", ...signed]);
    const { cert } = certificateFor(await readAuthority(paths), HOSTS);
    const ca = readFileSync(root.certificate, "utf8");
    expect(verified(below, { ca, cert }).stderr).toBe("");
  });
});

function madeByOpenssl(folder: string, options: readonly string[]) {
  const paths = { certificate: join(folder, "ca.pem"), key: join(folder, "ca.key") };
  const subject = ["-subj", `/O=Example/CN=${basename(folder)}`, "-addext", "keyUsage=keyCertSign"];
  const files = ["-out", paths.certificate, "-keyout", paths.key];
  execFileSync("openssl", ["req", ...options, ...subject, ...files], { stdio: "pipe" });
  return paths;
}

describe("the authority of a project", () => {
  test("is made once, with a key that only its owner can read", async () => {
    const place = folder();
    const [first, second] = await Promise.all([projectAuthority(place), projectAuthority(place)]);
    expect(second.pem).toBe(first.pem);
    expect(first.path).toBe(join(place, "paystub.ca.pem"));
    expect(readFileSync(first.path, "utf8")).toBe(first.pem);
    const key = join(place, "paystub.ca.key.pem");
    expect(createPrivateKey(readFileSync(key, "utf8")).equals(first.key)).toBe(true);
    if (process.platform !== "win32") expect(statSync(key).mode & 0o777).toBe(0o600);
  });

  const KEY = keyOf(newAuthority());
  const EXPIRED = newAuthority({ days: 1, now: Date.parse("2026-01-01T00:00:00Z") });
  const LATER = newAuthority({ now: Date.parse("2999-03-02T00:00:00Z") });
  const SERVER = certificateFor(newAuthority(), HOSTS);
  const ED25519 =
    "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----";
  const AGAIN = "Delete paystub.ca.pem and paystub.ca.key.pem: the next start makes both";
  const valid = newAuthority().pem;

  test.each([
    [
      { pem: valid },
      /^KEY is missing, which belongs to PEM. Delete PEM: the next start makes both$/,
    ],
    [{ key: KEY }, /^PEM is missing, which belongs to KEY. Delete KEY: the next start makes both$/],
    [{ pem: "hello", key: KEY }, `PEM is not a certificate in PEM form. ${AGAIN}`],
    [
      { pem: SERVER.cert, key: SERVER.key },
      `PEM is the certificate of a server, and not of an authority. ${AGAIN}`,
    ],
    [
      { pem: valid, key: "hello" },
      `KEY is not a private key in PEM form without a passphrase. ${AGAIN}`,
    ],
    [
      { pem: valid, key: ED25519 },
      `KEY is a key of kind ed25519, but paystub signs with EC and RSA keys. ${AGAIN}`,
    ],
    [{ pem: valid, key: KEY }, `KEY is the key of another authority than PEM. ${AGAIN}`],
    [
      { pem: EXPIRED.pem, key: keyOf(EXPIRED) },
      `the authority PEM expired on 2026-01-02. ${AGAIN}`,
    ],
    [
      { pem: LATER.pem, key: keyOf(LATER) },
      `the authority PEM is not valid before 2999-03-01. ${AGAIN}`,
    ],
  ])("is refused, with the fix (%#)", async ({ pem, key }: Given, message) => {
    const place = folder();
    const [certificatePath, keyPath] = ["paystub.ca.pem", "paystub.ca.key.pem"].map((name) =>
      join(place, name),
    ) as [string, string];
    if (pem !== undefined) writeFileSync(certificatePath, pem);
    if (key !== undefined) writeFileSync(keyPath, key);
    const why = await projectAuthority(place).catch(({ message }: Error) => message);
    const shown = `${why}`.replaceAll(certificatePath, "PEM").replaceAll(keyPath, "KEY");
    if (typeof message === "string") expect(shown).toBe(message);
    else expect(shown).toMatch(message);
  });

  test("cannot be made where nothing can be written", async () => {
    const place = join(folder(), "nowhere");
    await expect(projectAuthority(place)).rejects.toThrow(
      /paystub.ca.key.pem cannot be written \(ENOENT\). Start in a folder that you can write to/,
    );
  });
});

interface Given {
  readonly pem?: string;
  readonly key?: string;
}

function keyOf({ key }: ReturnType<typeof newAuthority>): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

test("a given authority is named as it was given", async () => {
  const nowhere = { certificate: "nowhere.pem", key: "nowhere.key" };
  await expect(readAuthority(nowhere)).rejects.toThrow(
    "nowhere.pem is missing, which belongs to nowhere.key. Let tlsAuthority and tlsAuthorityKey name an authority and its key, or leave out both",
  );
});
