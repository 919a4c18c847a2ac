import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import type { Fetch } from "./fetching.js";
import { type Json, type Pact, pactOf } from "./pact-file.js";

/** What is asked of a broker. */
export interface BrokerQuery {
  readonly url: string;
  readonly provider: string;
  /** Versions of consumers; the latest pact of each consumer when there are none. */
  readonly consumerVersions: readonly string[];
}

/** Whether a JSON is what a broker answers with, instead of a pact. */
export function isHal(value: unknown): value is Json {
  return isObject(value) && isObject(value._links) && value.interactions === undefined;
}

/** The pacts of a provider from a broker: the latest of each consumer, or those of the versions. */
export async function brokerPacts(query: BrokerQuery, fetchText: Fetch): Promise<readonly Pact[]> {
  const { url, provider, consumerVersions } = query;
  const index = parsed(url, await fetchText(url));
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
