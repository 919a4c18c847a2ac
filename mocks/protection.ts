import { type AccessPolicy, accessPolicy } from "./api/access.js";
import { type TokenCheck, tokenCheck } from "./api/token-check.js";
import { invalid } from "./control/refused.js";
import type { Awaitable } from "./domain/awaitable.js";
import { DEFAULT_SEED, randomToken } from "./sandbox/chance.js";
import { realClock } from "./sandbox/real-clock.js";
import type { Store } from "./store/store.js";

/** What of the options of a start decides who may do what. */
export interface ProtectionOptions {
  readonly host: string;
  readonly allowHosts?: readonly string[];
  readonly publicUrl?: string;
  readonly trustProxy?: readonly string[];
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

/**
 * Decides on the secrets. Missing ones are drawn, and a store that outlives the process keeps the first
 * ones for every start and every replica. Throws a `Refused` for a seed that protects nothing, or that
 * differs from the seed of the data.
 */
export async function protectionOf(options: ProtectionOptions, store: Store): Promise<Protection> {
  const access = accessPolicy(options);
  const seed = await seedOf(options.seed, access, store);
  const controlToken = access.isShared ? await controlTokenOf(options.controlToken, store) : null;
  await store.flushed();
  return {
    access,
    seed,
    controlToken,
    controlCheck: checkOf(controlToken, access),
    apiCheck: checkOf(options.apiToken, access),
  };
}

function checkOf(
  token: string | null | undefined,
  { callerOf }: AccessPolicy,
): TokenCheck | undefined {
  return token ? tokenCheck(token, realClock, callerOf) : undefined;
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

function controlTokenOf(given: string | undefined, store: Store): Awaitable<string> {
  refuseWeak("controlToken", given);
  return given ?? store.getOrCreate("control-token", randomToken());
}

const EVERYBODY_KNOWS = "everybody knows it, and could sign tokens with it";

/** The seed signs tokens, so on a shared host it must not be a well-known one. */
async function seedOf(
  given: string | undefined,
  { isShared }: AccessPolicy,
  store: Store,
): Promise<string> {
  if (isShared && given === DEFAULT_SEED) {
    const why = `must not be ${DEFAULT_SEED} where others can reach the gateway: ${EVERYBODY_KNOWS}`;
    throw invalid("seed", `${why}. Give another with --seed, or none to have one drawn`);
  }
  if (isShared) refuseWeak("seed", given);
  const stands = await store.getOrCreate(
    "seed",
    given ?? (isShared ? randomToken() : DEFAULT_SEED),
  );
  if (given !== undefined && given !== stands) {
    throw invalid("seed", "must be the one that the data began with. Leave it out to take that");
  }
  if (isShared && stands === DEFAULT_SEED) {
    const why = `of the data is ${DEFAULT_SEED}, which protects nothing where others can reach the gateway: ${EVERYBODY_KNOWS}`;
    throw invalid("seed", `${why}. Begin with other data, and import there what is worth keeping`);
  }
  return stands;
}
