import { distance } from "fastest-levenshtein";
import { type Assumptions, type SwitchId, switches } from "../../spec/generated/assumptions.js";

/** What is wrong with one option that was given for a switch. */
export interface SwitchError {
  readonly name: string;
  readonly error: string;
}

/**
 * Reads options given as text, `{"order-status-case": "upper"}`. Every unknown switch and option is
 * named, with what would be right.
 */
export function readAssumptions(
  given: Readonly<Record<string, string>>,
): { readonly assumptions: Partial<Assumptions> } | { readonly errors: readonly SwitchError[] } {
  const errors = Object.entries(given).flatMap(([id, option]) => check(id, option));
  // The check above has seen each id and option: the record is what its type says.
  return errors.length > 0 ? { errors } : { assumptions: given as Partial<Assumptions> };
}

/** What a switch takes, for help texts: `mixed|upper|title`. */
export function optionsOf(id: SwitchId): string {
  const { options } = switches[id];
  const ids = options.map((option) => option.id);
  return [...ids, ...(takesUrl(id) ? ["<http URL>"] : [])].join("|");
}

function check(id: string, option: string): SwitchError[] {
  if (!isSwitch(id)) {
    const ids = Object.keys(switches).sort((a, b) => distance(a, id) - distance(b, id));
    return [{ name: id, error: `is no assumption; did you mean ${ids[0]}?` }];
  }
  const known = switches[id].options.some((candidate) => candidate.id === option);
  const url = takesUrl(id) && /^https?:\/\/[^/]/.test(option) && URL.canParse(option);
  if (known || url) return [];
  return [{ name: id, error: `has no option "${option}"; it takes ${optionsOf(id)}` }];
}

function isSwitch(id: string): id is SwitchId {
  return Object.hasOwn(switches, id);
}

function takesUrl(id: SwitchId): boolean {
  return "accepts" in switches[id];
}
