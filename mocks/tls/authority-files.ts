import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { join } from "node:path";
import type { EpochMs } from "../domain/time.js";
import { isFile, readText, writeTogether } from "../sandbox/disk.js";
import { realClock } from "../sandbox/real-clock.js";
import { type Authority, canSign, newAuthority } from "./certificates.js";
import { type AuthorityProblem, authoritySentence, OWN_FILES } from "./messages.js";

/**
 * The files of an authority cannot be used. The message says why and what to do.
 *
 * @example
 * await startGateway({ tls: true }).catch((error: Error) => {
 *   if (error instanceof AuthorityRefused) console.error(error.message);
 * });
 */
export class AuthorityRefused extends Error {
  readonly problem: AuthorityProblem;

  constructor(problem: AuthorityProblem, isOwn: boolean) {
    super(authoritySentence(problem, isOwn));
    this.name = "AuthorityRefused";
    this.problem = problem;
  }
}

/** An authority, and the file with its certificate. */
export interface AuthorityOnDisk extends Authority {
  readonly path: string;
}

/** Where an authority is. */
export interface AuthorityPaths {
  readonly certificate: string;
  readonly key: string;
}

/**
 * Reads the authority of a project: `paystub.ca.pem`, with its key in `paystub.ca.key.pem`. Makes both if neither
 * exists; only the owner can read the key. Throws `AuthorityRefused`.
 *
 * @example
 * const authority = await projectAuthority(process.cwd());
 */
export async function projectAuthority(
  folder: string,
  now: EpochMs = realClock.now(),
): Promise<AuthorityOnDisk> {
  const [certificate, key] = [join(folder, OWN_FILES.certificate), join(folder, OWN_FILES.key)];
  if (!isFile(certificate) && !isFile(key)) make({ certificate, key }, now);
  return read({ certificate, key }, { isOwn: true, now });
}

/**
 * Reads an authority that the user gave: two files in PEM form. Throws `AuthorityRefused`.
 *
 * @example
 * const authority = await readAuthority({ certificate: "rootCA.pem", key: "rootCA-key.pem" });
 */
export function readAuthority(
  paths: AuthorityPaths,
  now: EpochMs = realClock.now(),
): Promise<AuthorityOnDisk> {
  return read(paths, { isOwn: false, now });
}

function make({ certificate, key: path }: AuthorityPaths, now: EpochMs): void {
  const { pem, key } = newAuthority({ now });
  const keyText = key.export({ type: "pkcs8", format: "pem" }).toString();
  try {
    writeTogether([
      { path, text: keyText, mode: 0o600 },
      { path: certificate, text: pem, mode: 0o644 },
    ]);
  } catch (error) {
    const { code: system = "" } = error as NodeJS.ErrnoException;
    // Another start of this project was faster: its authority is as good.
    if (system === "EEXIST") return;
    throw new AuthorityRefused({ code: "unwritable", path, system }, true);
  }
}

interface ReadOptions {
  /** Whether paystub made the files. */
  readonly isOwn: boolean;
  readonly now: EpochMs;
}

async function read(
  { certificate: path, key: keyPath }: AuthorityPaths,
  { isOwn, now }: ReadOptions,
): Promise<AuthorityOnDisk> {
  const refuse = (problem: AuthorityProblem) => new AuthorityRefused(problem, isOwn);
  const textOf = (wanted: string, beside: string) =>
    readText(wanted).catch(({ code: system = "" }: NodeJS.ErrnoException) => {
      if (system === "ENOENT") throw refuse({ code: "missing", path: wanted, beside });
      throw refuse({ code: "unreadable", path: wanted, system });
    });
  const pem = await textOf(path, keyPath);
  const certificate = certificateIn(pem);
  if (!certificate) throw refuse({ code: "no-certificate", path });
  if (!certificate.ca) throw refuse({ code: "no-authority", path });
  const [startsAt, endsAt] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
  const day = (at: EpochMs) => new Date(at).toISOString().slice(0, 10);
  if (endsAt <= now) throw refuse({ code: "expired", path, at: day(endsAt) });
  if (startsAt > now) throw refuse({ code: "not-yet-valid", path, at: day(startsAt) });
  const key = privateKeyIn(await textOf(keyPath, path));
  if (!key) throw refuse({ code: "no-key", path: keyPath });
  if (!canSign(key)) {
    throw refuse({ code: "other-kind", path: keyPath, kind: `${key.asymmetricKeyType}` });
  }
  if (!certificate.checkPrivateKey(key)) {
    throw refuse({ code: "other-key", path: keyPath, beside: path });
  }
  return { pem, key, endsAt, path };
}

function certificateIn(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

function privateKeyIn(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
