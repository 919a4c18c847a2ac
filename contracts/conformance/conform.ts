import { randomInt } from "node:crypto";
import ipaddr from "ipaddr.js";
import { CouldNotRun, type Progress, type Report } from "../../mocks/report/report.js";
import { at } from "./checks.js";
import { judge, type RuleVerdict } from "./judge.js";
import { reportOf } from "./report.js";
import {
  type ConformanceRule,
  callsOf,
  type PlannedCall,
  type ServiceAnswer,
  type TestData,
} from "./rule.js";
import { issued } from "./rules/accounts.js";
import { rules, rulesNamed } from "./rules.js";
import { type ServiceClient, type ServiceConnection, serviceClient } from "./service-client.js";

/** Words that mark a host as a test system, between its dots and hyphens. */
export const TEST_WORDS: readonly string[] = [
  ...["test", "tests", "testing", "sandbox", "staging", "stage", "dev", "develop", "development"],
  ...["local", "localhost", "mock", "qa", "uat", "demo", "preprod"],
];

/** Words that mark it as a production system, whatever other words it has. */
export const PRODUCTION_WORDS: readonly string[] = ["prod", "production", "live"];

/** Addresses that no service of the public is reached by. */
const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "unspecified"];

/**
 * Whether a host counts as production: an address that is neither loopback nor private; a name with a
 * word of a production system between its dots and hyphens; or a name with dots and without a word of a
 * test system. Nothing is resolved, since a name may lead elsewhere tomorrow.
 */
export function isProduction(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  if (ipaddr.isValid(bare)) return !PRIVATE_RANGES.includes(ipaddr.process(bare).range());
  const words = bare.split(/[.-]/);
  if (words.some((word) => PRODUCTION_WORDS.includes(word))) return true;
  // A name without a dot is known to one network only, as that of a neighbouring container is.
  return bare.includes(".") && !words.some((word) => TEST_WORDS.includes(word));
}

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
  throw new CouldNotRun(`${option} holds what no token has, such as a space. Give the token alone`);
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
  const fix = `Check the credentials, or give ${OPTION[role]}`;
  throw new CouldNotRun(`${method} ${url} answered ${status} without an id_token. ${fix}`);
}

/** What happens when a rule that is assumed does not hold. */
export type AssumedPolicy = "fail" | "warn" | "skip";

/** Which service is held against the rules, and how. */
export interface ConformOptions {
  readonly baseUrl: string;
  /** Where wallet payments are served; the base URL without it. */
  readonly orderUrl?: string;
  readonly merchantToken?: string;
  readonly partnerToken?: string;
  /** Credentials to get a token with where none is given. */
  readonly merchant?: TestData["merchant"];
  readonly partner?: TestData["partner"];
  /** Also call what creates invoices, passwords and recurring payments. */
  readonly create?: boolean;
  /** Default `warn`. */
  readonly assumed?: AssumedPolicy;
  /** Ids of rules or beginnings of ids; all rules without it. */
  readonly only?: readonly string[];
  /** The longest that one answer may take. Default 10,000. */
  readonly timeoutMs?: number;
  /** Waited between two calls. Default 0. */
  readonly pauseMs?: number;
  /** The mobile number of invoices and of the wallet. */
  readonly mobile?: string;
  /** The one-time password that the wallet receives. */
  readonly otp?: string;
  /** Said once: the service may be a production system. */
  readonly allowProduction?: boolean;
  /** Said twice: its hosts by name. */
  readonly confirmedHosts?: readonly string[];
  /** Called with the progress after each rule. */
  readonly progress?: Progress;
}

/**
 * Checks a service against the rules, one call after the other. Throws `CouldNotRun` for an unconfirmed
 * host that may be production, when nothing answers, when the credentials get no token, and when no rule
 * could be checked.
 */
export async function conform(options: ConformOptions): Promise<Report> {
  const { create = false, assumed = "warn", only } = options;
  const chosen = only ? rulesNamed(only) : rules;
  const baseUrl = addressOf(options.baseUrl, "--base-url");
  const orderUrl = addressOf(options.orderUrl ?? options.baseUrl, "--order-url");
  for (const url of [baseUrl, orderUrl]) refuseProduction(url, options);
  const facts = factsOf(options);
  const tokens = given({ merchant: options.merchantToken, partner: options.partnerToken });
  const { timeoutMs = 10_000, pauseMs = 0 } = options;
  const connection: ServiceConnection = { baseUrl, orderUrl, timeoutMs, pauseMs, tokens };
  const client = serviceClient(connection, () => facts);
  await getTokens(tokens, rolesIn(chosen), facts, client);
  const means = { create, skipAssumed: assumed === "skip", tokens };
  const verdicts: RuleVerdict[] = [];
  for (const [done, rule] of chosen.entries()) {
    options.progress?.({ done, total: chosen.length, now: rule.id });
    verdicts.push(await judge(rule, means, client));
  }
  refuseEmptiness(verdicts);
  return reportOf({
    baseUrl,
    verdicts,
    answers: client.answers,
    failAssumed: assumed === "fail",
    secrets: [...tokens.values()],
  });
}

/** A base URL without a slash at its end. Throws `CouldNotRun` for an invalid one. */
export function addressOf(url: string, option: string): string {
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new CouldNotRun(
      `"${url}" is not a URL. Give ${option} one such as http://127.0.0.1:4010`,
    );
  }
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, "");
}

/** Throws `CouldNotRun` for a host that may be production, unless it was said twice that it is meant. */
export function refuseProduction(
  url: string,
  {
    allowProduction = false,
    confirmedHosts = [],
  }: Pick<ConformOptions, "allowProduction" | "confirmedHosts">,
): void {
  const { hostname } = new URL(url);
  const confirmed = confirmedHosts.map((host) => host.toLowerCase());
  if (!isProduction(hostname) || (allowProduction && confirmed.includes(hostname))) return;
  throw new CouldNotRun(
    `${hostname} may be a production system. To call it anyway, confirm it twice: ` +
      `--allow-production --confirm-host ${hostname}`,
  );
}

function factsOf({
  mobile = "0500000001",
  otp = "12345",
  merchant,
  partner,
}: ConformOptions): TestData {
  const run = randomInt(100_000, 1_000_000);
  let orders = 0;
  const newOrderNumber = () => {
    orders += 1;
    return `CONFORM-${run}-${orders}`;
  };
  return { mobile, otp, merchant, partner, newOrderNumber };
}

/** A run in which everything was skipped or could not be judged proves nothing, so it does not pass. */
function refuseEmptiness(verdicts: readonly RuleVerdict[]): void {
  const silent = verdicts.flatMap((one) => ("why" in one ? [one] : []));
  const [first] = silent;
  if (first && silent.length === verdicts.length) {
    throw new CouldNotRun(`no rule could be checked. ${first.rule.id}: ${first.why}`);
  }
}
