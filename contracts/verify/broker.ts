import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import type { Fetch, Send } from "./fetching.js";
import { type Json, type Pact, pactOf } from "./pact-file.js";

/** What is asked of a broker. */
export interface BrokerQuery {
  readonly url: string;
  readonly provider: string;
  /** Versions of consumers; the latest pact of each consumer when there are none. */
  readonly consumerVersions: readonly string[];
  /** Which versions of consumers, in the broker's own terms. */
  readonly selectors?: readonly Json[];
  /** The branch of the provider that is verified: what is pending goes by it. */
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
    const fix = "name the provider as the pacts do with --provider";
    throw new CouldNotRun(`the broker ${url} has no pacts of the provider ${provider}; ${fix}`);
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
    throw new CouldNotRun(`${url} takes no selectors; give the address of a Pact broker itself`);
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
    throw new CouldNotRun(`${url} is no Pact broker and no pact; give the broker's own address`);
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
  if (error instanceof Error && / answered 404; /.test(error.message)) return undefined;
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
    // Told below.
  }
  throw new CouldNotRun(`what answers at ${url} is no JSON of a broker; check the URL`);
}
