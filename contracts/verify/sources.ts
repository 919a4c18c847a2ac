import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CouldNotRun } from "../../mocks/report/report.js";
import { brokerPacts, type Credentials, fetchFor, isHal, selectorOf, sendFor } from "./broker.js";
import { type Pact, pactOf, parsePact } from "./pact-file.js";

/** Where pacts are looked for, and which are wanted. */
export interface PactQuery {
  /** Folders, files and URLs. */
  readonly pacts?: readonly string[];
  /** The address of a Pact broker. */
  readonly broker?: string;
  readonly credentials?: Credentials;
  /** The provider as the pacts name it. */
  readonly provider?: string;
  /** Only pacts of these versions of a consumer. */
  readonly consumerVersions?: readonly string[];
  /** Consumer version selectors, as words or JSON: `selectorOf` reads them. */
  readonly selectors?: readonly string[];
  readonly providerBranch?: string;
  /** The option that names the pacts, for error messages; `--pacts` by default. */
  readonly option?: string;
}

/** The default name of the provider. */
export const PROVIDER = "payment-service";

/** The default folders of pacts. */
const DEFAULT_FOLDERS = ["pacts", "contracts/pacts"];

const give = ({ option = "--pacts" }: Pick<PactQuery, "option"> = {}) =>
  `Give ${option} a folder, a file or a URL`;

/** Reads every requested pact. Throws `CouldNotRun` if there is none, or one cannot be read. */
export async function findPacts(query: PactQuery): Promise<readonly Pact[]> {
  const { pacts, broker, provider, consumerVersions = [], selectors = [] } = query;
  if (selectors.length > 0 && (broker === undefined || consumerVersions.length > 0)) {
    const why =
      broker === undefined ? "need a --broker" : "and --consumer-version exclude each other";
    throw new CouldNotRun(`selectors ${why}`);
  }
  const places = pacts ?? (broker === undefined ? [defaultFolder()] : []);
  const found = [
    ...(await Promise.all(places.map((place) => pactsAt(place, query)))).flat(),
    ...(broker === undefined ? [] : await fromBroker(broker, query)),
  ];
  const wanted = found
    .filter((pact) => provider === undefined || pact.provider === provider)
    .filter(({ version = "" }) => isWanted(version, consumerVersions));
  if (wanted.length > 0) return wanted;
  throw new CouldNotRun(noneOf(found, query, [...places, ...(broker ? [broker] : [])]));
}

function isWanted(version: string, consumerVersions: readonly string[]): boolean {
  return consumerVersions.length === 0 || consumerVersions.includes(version);
}

function noneOf(found: readonly Pact[], query: PactQuery, places: readonly string[]): string {
  const where = places.join(", ");
  if (found.length === 0) return `there are no pacts in ${where}. ${give(query)}`;
  const { provider, consumerVersions = [] } = query;
  const ofProvider = provider === undefined ? "" : ` of the provider ${provider}`;
  const ofVersion =
    consumerVersions.length === 0 ? "" : ` of the consumer version ${consumerVersions.join(", ")}`;
  const held = found.map(
    ({ consumer, version, provider: its }) => `${consumer} ${version ?? "(no version)"} for ${its}`,
  );
  return `there are no pacts${ofProvider}${ofVersion} in ${where}; it holds ${held.join(", ")}`;
}

function defaultFolder(): string {
  const folder = DEFAULT_FOLDERS.find((each) => existsSync(each));
  if (folder !== undefined) return folder;
  const looked = DEFAULT_FOLDERS.map((each) => `./${each}`).join(" nor ");
  throw new CouldNotRun(`there are no pacts: neither ${looked} exists. ${give()}`);
}

async function pactsAt(place: string, query: PactQuery): Promise<readonly Pact[]> {
  if (/^https?:\/\//.test(place)) return atUrl(place, query);
  if (!existsSync(place)) throw new CouldNotRun(`${place} does not exist. ${give(query)}`);
  if (!statSync(place).isDirectory()) return [await atFile(place, query)];
  const names = (await readdir(place)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(names.map((name) => atFile(join(place, name), query)));
}

async function atFile(path: string, query: PactQuery): Promise<Pact> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CouldNotRun(`the pact ${path} cannot be read (${error.code}). ${give(query)}`);
  });
  return parsePact(path, text);
}

/** A URL of a pact or of a broker: its answer decides. */
async function atUrl(url: string, query: PactQuery): Promise<readonly Pact[]> {
  const text = await fetchFor(valid(url), query.credentials ?? {})(url);
  const value = jsonOf(text);
  if (isHal(value)) return fromBroker(url, query);
  return [value === undefined ? parsePact(url, text) : pactOf(url, value)];
}

async function fromBroker(url: string, query: PactQuery): Promise<readonly Pact[]> {
  const { credentials = {}, provider = PROVIDER, consumerVersions = [], providerBranch } = query;
  const selectors = (query.selectors ?? []).map(selectorOf);
  const fetchText = fetchFor(valid(url), credentials);
  const send = sendFor(url, credentials);
  const named = { url, provider, consumerVersions, selectors };
  return brokerPacts({ ...named, ...(providerBranch && { providerBranch }) }, fetchText, send);
}

function valid(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new CouldNotRun(
    `"${url}" is not a URL of a broker. Give one such as http://127.0.0.1:9292`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
