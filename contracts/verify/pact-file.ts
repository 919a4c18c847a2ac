import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isRecord } from "../../mocks/domain/text.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { type Json, readObject } from "./documents.js";

/** One interaction of a pact, as far as the comparison with a spec needs it. */
export interface Interaction {
  readonly description: string;
  /** Reported, but never a failure. */
  readonly pending: boolean;
  /** A request over HTTP; false for a message. */
  readonly http: boolean;
  /** The line on which it begins, counted from 1. */
  readonly line?: number;
  readonly raw: Json;
}

/** A pact file: what one consumer expects of one provider. */
export interface Pact {
  readonly path: string;
  readonly consumer: string;
  readonly provider: string;
  readonly interactions: readonly Interaction[];
  readonly raw: Json;
}

/** The default folders of pacts. */
const DEFAULT_FOLDERS = ["pacts", "contracts/pacts"];

const RENEW = "Generate it again with the consumer's tests";

/** Finds the pact files of some files and folders. Throws `CouldNotRun` for a missing one. */
export async function pactFilesAt(places: readonly string[]): Promise<readonly string[]> {
  const lists = places.map(async (place) => {
    if (!existsSync(place)) throw new CouldNotRun(`${place} does not exist. Correct --pacts`);
    if (!statSync(place).isDirectory()) return [place];
    const names = (await readdir(place)).filter((name) => name.endsWith(".json")).sort();
    if (names.length === 0) throw new CouldNotRun(`${place} has no pacts. Correct --pacts`);
    return names.map((name) => join(place, name));
  });
  return (await Promise.all(lists)).flat();
}

/** The folder of pacts where the user names none. */
export function defaultFolder(): string {
  const folder = DEFAULT_FOLDERS.find((each) => existsSync(each));
  if (folder !== undefined) return folder;
  const missing = DEFAULT_FOLDERS.map((each) => `./${each}`).join(" nor ");
  throw new CouldNotRun(`neither ${missing} exists. Give --pacts a folder or a file`);
}

/** Reads a pact of any version. Throws `CouldNotRun` for a file that Pact could not read. */
export async function readPact(path: string): Promise<Pact> {
  const { text, value: raw } = await readObject("pact", path);
  const { consumer, provider, interactions = [], messages = [], metadata } = raw;
  const [consumerName, providerName] = [nameOf(consumer), nameOf(provider)];
  if (!consumerName || !providerName || !Array.isArray(interactions) || !Array.isArray(messages)) {
    const lacks = "a pact has a consumer, a provider and interactions";
    throw new CouldNotRun(`${path} is not a pact: ${lacks}. ${RENEW}, or keep it elsewhere`);
  }
  const { plugins } = asObject(metadata);
  const [plugin] = Array.isArray(plugins) ? plugins : [];
  if (plugin !== undefined) {
    const why = "paystub verifies JSON over HTTP, which needs no plugin";
    throw new CouldNotRun(`the pact ${path} needs the plugin ${nameOf(plugin) ?? "?"}: ${why}`);
  }
  const read = [
    ...interactions.map((each) => interactionOf(path, each, text)),
    ...messages.map((each) => ({ ...interactionOf(path, each, text), http: false })),
  ];
  if (read.length === 0) throw new CouldNotRun(`the pact ${path} has no interactions. ${RENEW}`);
  return {
    path,
    consumer: consumerName,
    provider: providerName,
    interactions: read,
    raw,
  };
}

function interactionOf(path: string, raw: unknown, text: string): Interaction {
  if (!isRecord(raw)) {
    throw new CouldNotRun(`the pact ${path} has an interaction that is not an object. ${RENEW}`);
  }
  const { description, pending, type = HTTP, request, response } = raw;
  const name = typeof description === "string" ? description : "an interaction without description";
  const { status = 200 } = asObject(response);
  // Pact stops at it without an error.
  if (typeof status !== "number") {
    const got = JSON.stringify(status);
    throw new CouldNotRun(
      `"${name}" in ${path} has the status ${got}, which must be a number. ${RENEW}`,
    );
  }
  const line = lineOf(text, name);
  return {
    description: name,
    pending: pending === true,
    http: type === HTTP && isRecord(request),
    ...(line !== undefined && { line }),
    raw,
  };
}

const HTTP = "Synchronous/HTTP";

function lineOf(text: string, description: string): number | undefined {
  const at = text.indexOf(`"description": ${JSON.stringify(description)}`);
  return at < 0 ? undefined : text.slice(0, at).split("\n").length;
}

function nameOf(value: unknown): string | undefined {
  const { name } = asObject(value);
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** The value, if it is an object; else an empty one. */
export function asObject(value: unknown): Json {
  return isRecord(value) ? value : {};
}
