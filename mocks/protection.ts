import { type AccessPolicy, accessPolicy } from "./api/access.js";
import { type TokenCheck, tokenCheck } from "./api/token-check.js";
import { invalid } from "./control/refused.js";
import { DEFAULT_SEED, randomToken } from "./runtime/chance.js";
import { realClock } from "./runtime/clock.js";

/** What of the options of a start decides who may do what. */
export interface ProtectionOptions {
  readonly host: string;
  readonly allowHosts?: readonly string[];
  readonly publicUrl?: string;
  readonly allowFrame?: readonly string[];
  readonly seed?: string;
  readonly controlToken?: string;
  readonly apiToken?: string;
}

/** How a gateway is protected from those who can reach it. */
export interface Protection {
  readonly access: AccessPolicy;
  /** What tokens are signed with, among other things. */
  readonly seed: string;
  /** What the control API asks for; null where only this machine can call. */
  readonly controlToken: string | null;
  readonly controlCheck: TokenCheck | undefined;
  readonly apiCheck: TokenCheck | undefined;
}

/** Decides on it. Draws what nobody gave, and throws a `Refused` where a seed protects nothing. */
export function protectionOf(options: ProtectionOptions): Protection {
  const access = accessPolicy(options);
  const controlToken = access.isShared ? (options.controlToken ?? randomToken()) : null;
  return {
    access,
    seed: seedOf(options.seed, access),
    controlToken,
    controlCheck: checkOf(controlToken),
    apiCheck: checkOf(options.apiToken),
  };
}

function checkOf(token: string | null | undefined): TokenCheck | undefined {
  return token ? tokenCheck(token, realClock) : undefined;
}

/** Whoever knows the seed can sign tokens, so where others call it is none that everybody knows. */
function seedOf(given: string | undefined, { isShared }: AccessPolicy): string {
  if (!isShared) return given ?? DEFAULT_SEED;
  if (given !== DEFAULT_SEED) return given ?? randomToken();
  const why = `must not be ${DEFAULT_SEED} where others can reach the gateway: everybody knows it, and could sign tokens with it`;
  throw invalid("seed", `${why}; give another with --seed, or none to have one drawn`);
}
