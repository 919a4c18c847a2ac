import { type AccessPolicy, accessPolicy } from "./api/access.js";
import { GuessLimit } from "./api/guess-limit.js";
import { REJECTIONS } from "./api/messages.js";
import { type TokenCheck, tokenCheck } from "./api/token-check.js";
import { invalid } from "./control/refused.js";
import { DEFAULT_SEED, randomToken } from "./sandbox/chance.js";
import { realClock } from "./sandbox/real-clock.js";

/** What of the options of a start decides who may do what. */
export interface ProtectionOptions {
  readonly host: string;
  readonly allowHosts?: readonly string[];
  readonly tlsHosts?: readonly string[];
  readonly publicUrl?: string;
  readonly seed?: string;
  readonly controlToken?: string;
}

/** How a gateway is protected from those who can reach it. */
export interface Protection {
  readonly access: AccessPolicy;
  /** What tokens are signed with, among other things. */
  readonly seed: string;
  /** What the control API asks for; null where only this machine can call. */
  readonly controlToken: string | null;
  readonly controlCheck: TokenCheck | undefined;
  /** The limit of wrong tokens and keys; none where only this machine can call. */
  readonly guesses: GuessLimit | undefined;
}

/** Decides on the secrets. Missing ones are drawn. Throws a `Refused` for a seed that protects nothing. */
export function protectionOf(options: ProtectionOptions): Protection {
  const { allowHosts = [], tlsHosts = [] } = options;
  const access = accessPolicy({ ...options, allowHosts: [...allowHosts, ...tlsHosts] });
  const { isShared } = access;
  const seed = seedOf(options.seed, isShared);
  if (!isShared) {
    return { access, seed, controlToken: null, controlCheck: undefined, guesses: undefined };
  }
  const controlToken = controlTokenOf(options.controlToken);
  const guesses = new GuessLimit(() => realClock.elapsedMs());
  const controlCheck = tokenCheck(controlToken, guesses, REJECTIONS.noControlToken);
  return { access, seed, controlToken, controlCheck, guesses };
}

/** What is shorter can be guessed. */
const SECRET_LENGTH_MIN = 12;

/** Refuses a secret that can be guessed, without repeating it. */
function refuseWeak(name: "controlToken" | "seed", given: string | undefined): void {
  if (given === undefined) return;
  if (given.length >= SECRET_LENGTH_MIN && new Set(given).size > 3) return;
  const fix = "such as openssl rand -hex 16 prints, or leave it out to have one drawn";
  const why = `can be guessed: where others can reach the gateway it must have at least ${SECRET_LENGTH_MIN} characters`;
  throw invalid(name, `${why}. Give one ${fix}`);
}

function controlTokenOf(given: string | undefined): string {
  refuseWeak("controlToken", given);
  return given ?? randomToken();
}

/** The seed signs tokens, so on a shared host it must not be a well-known one. */
function seedOf(given: string | undefined, isShared: boolean): string {
  if (!isShared) return given ?? DEFAULT_SEED;
  if (given === DEFAULT_SEED) {
    const why = `must not be ${DEFAULT_SEED} where others can reach the gateway: everybody knows it, and could sign tokens with it`;
    throw invalid("seed", `${why}. Give another, or none to have one drawn`);
  }
  refuseWeak("seed", given);
  return given ?? randomToken();
}
