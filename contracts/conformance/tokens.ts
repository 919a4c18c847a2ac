import { CouldNotRun } from "../../mocks/report/report.js";
import { at } from "./json.js";
import type { PlannedCall, ServiceAnswer, TestData } from "./planned-call.js";
import { type ConformanceRule, callsOf } from "./rule.js";
import { issued } from "./rules/tokens.js";
import type { ServiceClient } from "./service-client.js";

type Role = "merchant" | "partner";

/** The tokens that the caller gave. Throws `CouldNotRun` for one that cannot be sent. */
export function given(tokens: Readonly<Record<Role, string | undefined>>): Map<Role, string> {
  const map = new Map<Role, string>();
  for (const role of ["merchant", "partner"] as const) {
    const token = tokens[role];
    if (token) map.set(role, checked(token, OPTION[role]));
  }
  return map;
}

const OPTION = { merchant: "--token", partner: "--partner-token" } as const;

/** What no header can carry is refused here, where the message does not repeat it. */
function checked(token: string, option: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new CouldNotRun(`${option} holds what no token has, such as a space; give the token alone`);
}

/** Whose tokens the calls of some rules carry. */
export function rolesIn(rules: readonly ConformanceRule[]): readonly Role[] {
  const carried = new Set(rules.flatMap(callsOf).map(tokenOf));
  return (["merchant", "partner"] as const).filter((role) => carried.has(role));
}

const tokenOf = ({ token }: PlannedCall) => token;

/**
 * Trades credentials for the tokens that are wanted and were not given, and adds them. The calls
 * are those of the rules on tokens, so nothing is asked twice. Throws `CouldNotRun` when none comes.
 */
export async function getTokens(
  tokens: Map<Role, string>,
  wanted: readonly Role[],
  facts: Pick<TestData, Role>,
  { answerTo }: Pick<ServiceClient, "answerTo">,
): Promise<void> {
  for (const role of wanted) {
    if (tokens.has(role) || facts[role] === undefined) continue;
    tokens.set(role, tokenIn(await answerTo(issued[role]), role));
  }
}

function tokenIn({ body, method, url, status }: ServiceAnswer, role: Role): string {
  const token = at(body, "id_token");
  if (typeof token === "string" && token !== "") return token;
  const fix = `check the credentials, or give ${OPTION[role]}`;
  throw new CouldNotRun(`${method} ${url} answered ${status} without an id_token; ${fix}`);
}
