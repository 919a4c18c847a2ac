import { isIP } from "node:net";
import type { RunOptions, SandboxOptions, StartOptions } from "../../spec/generated/files.types.js";
import { startValidator } from "../../spec/validators.js";
import { FOLLOWS_CALL } from "../api/access.js";
import { allOf, type FieldError, type FieldErrors, joined, misfits } from "../api/field-errors.js";
import { FIRST_INSTANT } from "../domain/time.js";
import { isSecretName } from "../sandbox/redaction.js";
import type { ClockStart } from "./clock-requests.js";
import { type NewSandboxOptions, newSandboxErrors } from "./inputs.js";
import { frozenAt, lengthMs } from "./instants.js";
import { FIELDS } from "./messages.js";
import { fieldErrorsOf, invalid } from "./refused.js";

/** All errors in the options of a start, from any source. */
export function startOptionErrors(options: object): FieldErrors {
  const wrong = joined([misfits(startValidator("StartOptions"), options), ofSandboxes(options)]);
  if (wrong.errors.length > 0) return { ...wrong, errors: wrong.errors.map(withoutSecret) };
  // The schema has seen it: the options are what their type says.
  const { clock, callbackTimeout, ...addresses } = options as StartOptions;
  return allOf([
    ...clockErrors(clock),
    ...lengthErrors("callbackTimeout", callbackTimeout, CALLBACK_TIMEOUT_MAX),
    ...linkErrors(addresses),
    ...tlsErrors(addresses),
  ]);
}

/** An error that does not repeat a secret: it goes into the log of a build. */
function withoutSecret({ name, error }: FieldError): FieldError {
  return {
    name,
    error:
      name === "seed" || isSecretName(name) ? error.replace(/, but you sent ".*"$/s, "") : error,
  };
}

/** The same of what a config file says to `paystub run` alone. */
export function runOptionErrors(options: object): FieldErrors {
  const wrong = misfits(startValidator("RunOptions"), options);
  if (wrong.errors.length > 0) return wrong;
  const lengths = ["timeout", "budget", "clientTimeout"] as const;
  return allOf(lengths.flatMap((name) => lengthErrors(name, (options as RunOptions)[name])));
}

/** The same of the options with which the sandbox of one test begins. */
export function sandboxOptionErrors(options: object): FieldErrors {
  const wrong = joined([misfits(startValidator("SandboxOptions"), options), ofSandboxes(options)]);
  if (wrong.errors.length > 0) return wrong;
  return allOf(clockErrors((options as SandboxOptions).clock));
}

/** The longest that a merchant may take: what a timer can wait. */
const CALLBACK_TIMEOUT_MAX = "24d";

function clockErrors(clock: ClockStart = "real"): readonly FieldError[] {
  return fieldErrorsOf(() => frozenAt(clock, FIRST_INSTANT));
}

/** What is wrong with a length of time, which must not be none. */
function lengthErrors(
  name: string,
  length: string | undefined,
  most?: string,
): readonly FieldError[] {
  if (length === undefined) return [];
  return fieldErrorsOf(() => {
    if (lengthMs(length, name, most) <= 0) throw invalid(name, FIELDS.tooShort(length));
  });
}

/** Most starts say nothing of their sandboxes, and do without the large tables that check it. */
function ofSandboxes({ assume, settings, merchants, faults }: NewSandboxOptions): FieldErrors {
  const given = { assume, settings, merchants, faults };
  const isEmpty = Object.values(given).every((option) => option === undefined);
  return isEmpty ? allOf([]) : newSandboxErrors(given);
}

type TlsOptions = Pick<StartOptions, "tlsHosts" | "tlsAuthority" | "tlsAuthorityKey">;

function tlsErrors({ tlsHosts = [], ...files }: TlsOptions): readonly FieldError[] {
  const wrong = tlsHosts.flatMap((host, at) =>
    host.includes(":") && isIP(host) === 0
      ? [{ name: `tlsHosts[${at}]`, error: FIELDS.host(host) }]
      : [],
  );
  const { tlsAuthority, tlsAuthorityKey } = files;
  if ((tlsAuthority === undefined) === (tlsAuthorityKey === undefined)) return wrong;
  const [name, given] =
    tlsAuthority === undefined
      ? ["tlsAuthority", "tlsAuthorityKey"]
      : ["tlsAuthorityKey", "tlsAuthority"];
  return [...wrong, { name, error: FIELDS.belongsTo(given) }];
}

type LinkOptions = Pick<StartOptions, "publicUrl" | "port" | "orderPort">;

/** Says where options about links do not go together, rather than let one of them do nothing. */
function linkErrors({ publicUrl, port, orderPort }: LinkOptions): readonly FieldError[] {
  const wrong = (name: string, error: string) => ({ name, error });
  if (publicUrl === FOLLOWS_CALL && orderPort !== undefined) {
    const why =
      "must be left out where links follow the call: they lead to the port of the base URL";
    return [wrong("orderPort", `${why}; or give publicUrl an address`)];
  }
  // Of two that are both any free port, each gets its own.
  if (orderPort !== undefined && orderPort === port && port !== 0) {
    const error = `must be another port than ${port}, where all else is. Leave it out to have it there too`;
    return [wrong("orderPort", error)];
  }
  return [];
}
