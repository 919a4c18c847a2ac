import { type Case, CouldNotRun, type Report, type Section } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import { type Json, type Pact, pactOf } from "./pact-file.js";

/** What is asked of a broker. */
export interface BrokerQuery {
  readonly url: string;
  readonly provider: string;
  /** Versions of consumers; without any, the latest pact of each consumer. */
  readonly consumerVersions: readonly string[];
  /** Which versions of consumers, in the broker's own terms. */
  readonly selectors?: readonly Json[];
  /** The branch of the provider that is verified, which decides what is pending. */
  readonly providerBranch?: string;
}

/** Whether a JSON is what a broker answers with, instead of a pact. */
export function isHal(value: unknown): value is Json {
  return isObject(value) && isObject(value._links) && value.interactions === undefined;
}

/** The pacts of a provider from a broker: the latest of each consumer, or those of the versions. */
export async function brokerPacts(
  query: BrokerQuery,
  fetchText: Fetch,
  send: Send,
): Promise<readonly Pact[]> {
  const { url, provider, consumerVersions, selectors = [] } = query;
  const index = parsed(url, await fetchText(url));
  if (selectors.length > 0) return selectedPacts(index, query, fetchText, send);
  const list = await listOf(index, query, fetchText);
  const links = pactLinks(list);
  if (links.length === 0) {
    const fix = "Name the provider as the pacts do with --provider";
    throw new CouldNotRun(`the broker ${url} has no pacts of the provider ${provider}. ${fix}`);
  }
  if (consumerVersions.length === 0) return Promise.all(links.map((link) => read(link)));
  const wanted = links.flatMap((link) => consumerVersions.map((each) => ofVersion(link, each)));
  const found = await Promise.all(
    [...new Set(wanted)].map((link) => read(link).catch(unlessAbsent)),
  );
  return found.filter((pact) => pact !== undefined);

  async function read(link: string): Promise<Pact> {
    return pactOf(link, parsed(link, await fetchText(link)));
  }
}

/** The pacts that selectors choose, each with whether it is pending and why it is verified. */
async function selectedPacts(
  index: Json,
  { url, provider, selectors, providerBranch }: BrokerQuery,
  fetchText: Fetch,
  send: Send,
): Promise<readonly Pact[]> {
  const template = hrefOf(linkOf(index, "pb:provider-pacts-for-verification"));
  if (template === undefined) {
    throw new CouldNotRun(`${url} takes no selectors. Give the address of a Pact broker itself`);
  }
  const page = new URL(template.replace("{provider}", encodeURIComponent(provider)), url).href;
  const body = {
    consumerVersionSelectors: selectors,
    includePendingStatus: true,
    ...(providerBranch !== undefined && { providerVersionBranch: providerBranch }),
  };
  const { _embedded } = parsed(page, await send("POST", page, body));
  const listed = isObject(_embedded) && Array.isArray(_embedded.pacts) ? _embedded.pacts : [];
  if (listed.length === 0) {
    throw new CouldNotRun(`the broker ${url} has no pacts of ${provider} for these selectors`);
  }
  return Promise.all(
    listed.filter(isObject).map(async (entry: Json) => {
      const link = hrefOf(linkOf(entry, "self")) ?? "";
      return withProperties(pactOf(link, parsed(link, await fetchText(link))), entry);
    }),
  );
}

/** A pact that is pending at the broker breaks nothing: each of its interactions is pending. */
function withProperties(pact: Pact, { verificationProperties }: Json): Pact {
  const { pending, notices } = isObject(verificationProperties) ? verificationProperties : {};
  const texts = (Array.isArray(notices) ? notices : [])
    .filter(isObject)
    .flatMap(({ text, when }) => {
      return typeof text === "string" && when === "before_verification" ? [text] : [];
    });
  const interactions = pact.interactions.map((each) =>
    pending === true ? { ...each, pending } : each,
  );
  return { ...pact, interactions, notices: texts, pending: pending === true };
}

/** The page with the links to the pacts: the index leads there, unless it is that page itself. */
async function listOf(
  index: Json,
  { url, provider }: BrokerQuery,
  fetchText: Fetch,
): Promise<Json> {
  if (linkOf(index, "pb:pacts") !== undefined || linkOf(index, "pacts") !== undefined) return index;
  const template = hrefOf(linkOf(index, "pb:latest-provider-pacts"));
  if (template === undefined) {
    throw new CouldNotRun(`${url} is not a Pact broker and no pact. Give the broker's own address`);
  }
  const page = new URL(template.replace("{provider}", encodeURIComponent(provider)), url).href;
  return parsed(page, await fetchText(page));
}

function pactLinks(page: Json): readonly string[] {
  const links = linkOf(page, "pb:pacts") ?? linkOf(page, "pacts");
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) => hrefOf(link) ?? []);
}

/** The address of another version of the same consumer's pact. */
function ofVersion(link: string, version: string): string {
  const { origin, pathname } = new URL(link);
  const pair = pathname.replace(/\/(version|pact-version)\/.*$|\/latest.*$/, "");
  return `${origin}${pair}/version/${encodeURIComponent(version)}`;
}

function unlessAbsent(error: unknown): undefined {
  if (error instanceof Error && / answered 404\. /.test(error.message)) return undefined;
  throw error;
}

function linkOf({ _links }: Json, name: string): unknown {
  return isObject(_links) ? _links[name] : undefined;
}

function hrefOf(link: unknown): string | undefined {
  return isObject(link) && typeof link.href === "string" ? link.href : undefined;
}

function parsed(url: string, text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Reported below.
  }
  throw new CouldNotRun(`the answer at ${url} is not a broker's JSON. Check the URL`);
}

/** What a Pact broker asks for, where it asks for something. */
export interface Credentials {
  readonly token?: string;
  readonly username?: string;
  readonly password?: string;
}

const TIME_LIMIT_MS = 30_000;

/** Fetches a text. Throws `CouldNotRun` that names the URL when it does not come. */
export type Fetch = (url: string) => Promise<string>;

/** A fetch that sends its credentials only to the origin of one URL. */
export function fetchFor(home: string, credentials: Credentials): Fetch {
  const { origin } = new URL(home);
  return async (url) => {
    const known = new URL(url).origin === origin;
    const headers = {
      Accept: "application/hal+json, application/json",
      ...(known && authorization(credentials)),
    };
    const { status, ok, text } = await answerOf(url, headers);
    if (ok) return text;
    throw new CouldNotRun(`${url} answered ${status}. ${fixFor(status)}`);
  };
}

/** Sends JSON, and gives the text that comes back. Throws `CouldNotRun` when it was not taken. */
export type Send = (method: "POST" | "PUT", url: string, body: object) => Promise<string>;

/** The same for what changes something. */
export function sendFor(home: string, credentials: Credentials): Send {
  const { origin } = new URL(home);
  return async (method, url, body) => {
    const known = URL.canParse(url) && new URL(url).origin === origin;
    const headers = {
      Accept: "application/hal+json, application/json",
      "Content-Type": "application/json",
      ...(known && authorization(credentials)),
    };
    const { status, ok, text } = await answerOf(url, headers, {
      method,
      body: JSON.stringify(body),
    });
    if (ok) return text;
    throw new CouldNotRun(`${method} ${url} answered ${status}. ${fixFor(status)}`);
  };
}

async function answerOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  init: { readonly method: string; readonly body?: string } = { method: "GET" },
) {
  if (/^\w+:\/\/[^/?#]*@/.test(url)) {
    const fix = "Give --broker-token, or set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD";
    throw new CouldNotRun(`leave the name and the password out of ${url}. ${fix}`);
  }
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(url, { ...init, headers, signal });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    const { cause = error } = error as { readonly cause?: NodeJS.ErrnoException };
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new CouldNotRun(`nothing answers at ${url} (${code ?? message}). Check the URL`);
  }
}

function authorization({ token, username, password = "" }: Credentials): Record<string, string> {
  if (token !== undefined) return { Authorization: `Bearer ${token}` };
  if (username === undefined) return {};
  const pair = Buffer.from(`${username}:${password}`).toString("base64");
  return { Authorization: `Basic ${pair}` };
}

function fixFor(status: number): string {
  const named = "PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD";
  return status === 401 || status === 403 ? `Set ${named}` : "Check the URL";
}

/** As which version of the provider results are published. */
export interface Publication {
  readonly providerVersion: string;
  readonly providerBranch?: string;
  /** Where the run can be looked at. */
  readonly buildUrl?: string;
}

/** What verifying one pact came to. */
export interface PactVerdict {
  readonly pact: Pact;
  /** Undefined where nothing of it was verified, such as of messages. */
  readonly success: boolean | undefined;
}

const RESULTS = "pb:publish-verification-results";

/** Throws `CouldNotRun` unless every pact came from a broker, which alone can take results. */
export function mustBeOfBroker(pacts: readonly Pact[]): void {
  const alien = pacts.find((pact) => linkOfPact(pact, RESULTS) === undefined);
  if (!alien) return;
  const fix = "Take the pacts from one with --broker, or leave --publish out";
  throw new CouldNotRun(
    `${alien.origin} is not from a broker, which takes no results of it. ${fix}`,
  );
}

/**
 * Publishes results: puts the version on its branch first, because a broker uses the branch. A result that
 * could not be published fails, since a deployment may depend on it.
 */
export async function published(
  verdicts: readonly PactVerdict[],
  publication: Publication,
  credentials: Credentials,
): Promise<Section> {
  const cases: Case[] = [];
  for (const verdict of verdicts)
    cases.push(await publishedCase(verdict, publication, credentials));
  return { name: `published as ${publication.providerVersion}`, cases };
}

async function publishedCase(
  { pact, success }: PactVerdict,
  { providerVersion, providerBranch, buildUrl }: Publication,
  credentials: Credentials,
): Promise<Case> {
  const { consumer, provider, origin, version } = pact;
  const send = sendFor(origin, credentials);
  const name = `${consumer}${version === undefined ? "" : ` ${version}`} → ${provider}`;
  if (success === undefined) {
    return { name, status: "skipped", message: "nothing of it was verified", file: origin };
  }
  try {
    if (providerBranch !== undefined) {
      const at = [provider, "branches", providerBranch, "versions", providerVersion];
      await send("PUT", `${homeOf(pact)}/pacticipants/${at.map(encodeURIComponent).join("/")}`, {});
    }
    await send("POST", linkOfPact(pact, RESULTS) ?? "", {
      success,
      providerApplicationVersion: providerVersion,
      ...(buildUrl !== undefined && { buildUrl }),
      verifiedBy: { implementation: "paystub" },
    });
    return { name, status: "passed", message: success ? "verified" : "not verified" };
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error;
    return {
      name,
      status: "failed",
      message: `It was not published: ${error.message}`,
      file: origin,
    };
  }
}

/** The address of the broker itself: the part before its pacts, which may have a path. */
function homeOf(pact: Pact): string {
  const href = linkOfPact(pact, RESULTS) ?? pact.origin;
  return href.replace(/\/pacts\/provider\/.*$/, "");
}

function linkOfPact({ raw }: Pact, name: string): string | undefined {
  const link = isObject(raw._links) ? raw._links[name] : undefined;
  return isObject(link) && typeof link.href === "string" ? link.href : undefined;
}

/** Words for the selectors that most need, by what a broker calls them. */
const WORDS: Readonly<Record<string, (value: string | undefined) => Json | undefined>> = {
  "main-branch": alone({ mainBranch: true }),
  "matching-branch": alone({ matchingBranch: true }),
  latest: alone({ latest: true }),
  branch: (branch) => (branch ? { branch } : undefined),
  deployed: inEnvironment({ deployed: true }),
  released: inEnvironment({ released: true }),
  "deployed-or-released": inEnvironment({ deployedOrReleased: true }),
};

function alone(selector: Json) {
  return (value: string | undefined) => (value === undefined ? selector : undefined);
}

function inEnvironment(selector: Json) {
  return (environment: string | undefined) =>
    environment === undefined ? selector : environment ? { ...selector, environment } : undefined;
}

/**
 * Reads a consumer version selector: a word, a word with a value such as `branch=main`, or the JSON that a
 * broker accepts. Throws `CouldNotRun` with the valid words.
 */
export function selectorOf(text: string): Json {
  if (text.trimStart().startsWith("{")) return ofJson(text);
  const [word = "", ...rest] = text.split("=");
  const read = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  const selector = read?.(rest.length === 0 ? undefined : rest.join("="));
  if (selector) return selector;
  const forms = "main-branch, matching-branch, latest, branch=<name>, deployed[=<environment>]";
  throw new CouldNotRun(
    `there is no selector ${text}. Give ${forms}, released[=<environment>], ` +
      "deployed-or-released[=<environment>] or JSON",
  );
}

function ofJson(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Reported below.
  }
  throw new CouldNotRun(
    `the selector ${text} is not a JSON object. Give one such as {"branch":"main"}`,
  );
}

/** What a broker is asked before something is deployed. */
export interface DeployQuery {
  readonly broker: string;
  readonly credentials?: Credentials;
  /** The one that is to be deployed, as its pacts name it. */
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
}

/** Asks a broker whether a version is verified with everything that runs in an environment. */
export async function canIDeploy(query: DeployQuery): Promise<Report> {
  const { broker, credentials = {}, pacticipant, version, environment } = query;
  if (!/^https?:\/\//.test(broker) || !URL.canParse(broker)) {
    throw new CouldNotRun(
      `"${broker}" is not a URL of a broker. Give one such as http://127.0.0.1:9292`,
    );
  }
  const asked = new URLSearchParams({ pacticipant, version, environment });
  const url = `${broker.replace(/\/+$/, "")}/can-i-deploy?${asked}`;
  const { deployable, reason } = summaryIn(url, await fetchFor(broker, credentials)(url));
  const what = `${pacticipant} ${version} to ${environment}`;
  return {
    title: "paystub pact can-i-deploy",
    passed: deployable === true,
    summary: `${what}: ${reason}`,
    sections: [
      {
        name: broker,
        cases: [{ name: what, status: deployable === true ? "passed" : "failed", message: reason }],
      },
    ],
  };
}

/** Null is the answer where results are missing: not known to be safe is not safe. */
function summaryIn(url: string, text: string) {
  try {
    const answer: unknown = JSON.parse(text);
    const { summary } = isObject(answer) ? answer : {};
    const { deployable, reason } = isObject(summary) ? summary : {};
    if (deployable === true || deployable === false || deployable === null) {
      return { deployable, reason: typeof reason === "string" ? reason : "it does not say why" };
    }
  } catch {
    // Reported below.
  }
  throw new CouldNotRun(
    `the answer at ${url} is not a broker that knows can-i-deploy. Check the URL`,
  );
}
