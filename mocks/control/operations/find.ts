import { distance } from "fastest-levenshtein";
import { unreadableIn } from "../../runtime/errors.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import { SANDBOX_NAME } from "../../runtime/registry/tokens.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import { conflict, gone, invalid, type Refused, unknown } from "../refused.js";

/** Short for the only sandbox there is. */
export const ONLY = "-";

/** How many names an explanation lists. */
const NAMES_SHOWN = 5;

/** The sandbox of a name, wherever it was opened. Rejects when there is none. */
export async function findSandbox(gateway: Gateway, name: string): Promise<Sandbox> {
  const meant = name === ONLY ? only(await gateway.directory()) : name;
  return known(gateway, meant === undefined ? undefined : await gateway.find(meant), name);
}

/** The sandbox of a name that is open in this process. Throws when there is none. */
export function getSandbox(gateway: Gateway, name: string): Sandbox {
  const meant = name === ONLY ? only(gateway.names()) : name;
  return known(gateway, meant === undefined ? undefined : gateway.alive(meant), name);
}

/** Throws for a name that no sandbox can have. */
export function checkName(name: string): void {
  if (SANDBOX_NAME.test(name)) return;
  const allowed = "1 to 128 letters, digits or . _ ~ @ - and not -, . or .. alone";
  throw invalid("name", `must be the name of a sandbox: ${allowed}, but you sent "${name}"`);
}

/** The name of the sandbox that is meant, though it may be one that cannot be read. Throws when there is none. */
export async function findName(gateway: Gateway, name: string): Promise<string> {
  const meant = name === ONLY ? only(await gateway.directory()) : name;
  try {
    return (await findSandbox(gateway, meant ?? name)).name;
  } catch (error) {
    if (meant !== undefined && unreadableIn(error)) return meant;
    throw error;
  }
}

/** A new sandbox cannot have the name of another one. */
export function nameTaken(name: string): Refused {
  return conflict(`sandbox ${name} exists already. Reset it first`);
}

function known(gateway: Gateway, sandbox: Sandbox | undefined, name: string): Sandbox {
  if (sandbox) return sandbox;
  throw gateway.gone.has(name) ? gone(name) : unknown(noSuchSandbox(gateway, name));
}

function only(names: readonly string[]): string | undefined {
  if (names.length <= 1) return names[0];
  throw conflict(`- is short for the only sandbox, but there are ${names.length}: ${some(names)}`);
}

function noSuchSandbox(gateway: Gateway, name: string): string {
  const names = [...gateway.names()];
  if (names.includes(name)) {
    return `sandbox ${name} is stored, but not open in this process; call await gateway.find("${name}")`;
  }
  const how = "issue a token, call with Bearer sandbox_<name>, or POST /_control/sandboxes";
  if (names.length === 0) return `no sandbox is open yet; to open one ${how}`;
  const nearest = names.sort((a, b) => distance(a, name) - distance(b, name) || a.localeCompare(b));
  return `there is no sandbox ${name}. Open sandboxes: ${some(nearest)}`;
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(", ");
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown;
}
