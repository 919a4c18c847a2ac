import { nearestName } from "../../api/near-names.js";
import { StoreUnavailable } from "../../sandbox/errors.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { SANDBOX_NAME } from "../../sandbox/sandbox-name.js";
import { FIELDS, REFUSALS } from "../messages.js";
import { conflict, gone, invalid, type Refused, unknown } from "../refused.js";

/** Short for the only sandbox there is. */
export const ONLY = "-";

/** The sandbox with a name, or of an apiId that is no name itself. Throws if there is none. */
export function findSandbox(gateway: Gateway, name: string): Sandbox {
  const meant = name === ONLY ? only(gateway.names()) : name;
  const sandbox = meant === undefined ? undefined : gateway.find(meant);
  if (sandbox) return sandbox;
  if (gateway.gone.has(name)) throw gone(name);
  throw unknown("sandbox-unknown", noSuchSandbox(gateway, name));
}

/** Throws for a name that no sandbox can have. */
export function checkName(name: string): void {
  if (SANDBOX_NAME.test(name)) return;
  throw invalid("name", FIELDS.sandboxName(name));
}

/** The name of the intended sandbox, which may be unreadable. Throws if there is none. */
export function findName(gateway: Gateway, name: string): string {
  const meant = name === ONLY ? only(gateway.names()) : name;
  try {
    return findSandbox(gateway, meant ?? name).name;
  } catch (error) {
    if (meant !== undefined && error instanceof StoreUnavailable) return meant;
    throw error;
  }
}

/** A new sandbox cannot have the name of another one. */
export function nameTaken(name: string): Refused {
  return conflict(REFUSALS.nameTaken(name));
}

function only(names: readonly string[]): string | undefined {
  if (names.length <= 1) return names[0];
  throw conflict(REFUSALS.severalSandboxes(names));
}

/** How many sandboxes a name is compared with: those that began last. With all of them, other calls would wait. */
const COMPARED_MAX = 500;

function noSuchSandbox(gateway: Gateway, name: string): string {
  const names = gateway.names();
  if (names.length === 0) return REFUSALS.noSandboxYet;
  const nearest = nearestName(names.slice(-COMPARED_MAX), name);
  const others = names.filter((one) => one !== nearest);
  return REFUSALS.noSandbox(name, nearest === undefined ? others : [nearest, ...others]);
}
