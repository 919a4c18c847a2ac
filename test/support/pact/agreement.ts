import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MatchersV3, PactV4, SpecificationVersion } from "@pact-foundation/pact";
import { afterAll, expect, test } from "vitest";
import type { given } from "../../../contracts/states/catalogue.js";
import { differences, normalised, PACTS } from "../../../scripts/pacts.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../spec/generated/operations.js";
import { exampleOf, stated, type Template } from "./templates.js";

process.env.PACT_DO_NOT_TRACK = "true";

/** A state of the provider, as the catalogue's `given` makes it. */
export type Given = ReturnType<typeof given>;

/** The query of a request. */
export type Query = Readonly<Record<string, string | MatchersV3.Matcher<string>>>;

/** What comes back from a client's call. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** One thing that a consumer relies on: in these states, this request gets this answer. */
export interface Agreed<Client> {
  readonly operation: OperationId;
  /** Ends the sentence "addInvoice 400, ..."; unique within its operation and status. */
  readonly when: string;
  readonly given: readonly Given[];
  /** The path where it has parameters. */
  readonly path?: MatchersV3.Matcher<string>;
  readonly query?: Query;
  readonly sends?: unknown;
  readonly status: number;
  readonly headers?: Readonly<Record<string, MatchersV3.Matcher<string>>>;
  /** Nothing where the answer is empty. */
  readonly answers?: unknown;
  /** Makes the call by the client's own method. */
  readonly calls: (client: Client) => Promise<Answered>;
}

/** A request as a client makes it when all is well. */
export interface Asking<Client, Body> {
  readonly given: readonly Given[];
  readonly path?: MatchersV3.Matcher<string>;
  readonly query?: Query;
  readonly sends?: Template<Body>;
  readonly calls: (client: Client, body: Body) => Promise<Answered>;
}

/** What one interaction has of its own; what it leaves out is as when all is well. */
export type Differing<Body> = Pick<Agreed<never>, "when" | "status" | "headers" | "answers"> & {
  readonly given?: readonly Given[];
  readonly path?: MatchersV3.Matcher<string>;
  readonly query?: Query;
  readonly sends?: Template<Body>;
};

/** Makes interactions of one operation from what each has of its own. */
export function asking<Client, Body = never>(
  operation: OperationId,
  { calls, ...well }: Asking<Client, Body>,
): (row: Differing<Body>) => Agreed<Client> {
  return (row) => {
    const asked = { ...well, ...row, operation };
    return { ...asked, calls: (client) => calls(client, exampleOf(asked.sends as Template<Body>)) };
  };
}

/**
 * What every interaction is run with. Pact's mock server now and then judges before it has seen the
 * request that it answered (pact-reference issue 535), so a run waits a moment at its end, and one
 * that was judged too early all the same is run again.
 */
export const GUARD = { retry: 2 } as const;
const MOMENT_MS = 10;

interface Executable {
  executeTest<T>(run: (server: { readonly url: string }) => Promise<T>): Promise<T | undefined>;
}

/** Runs one interaction against the mock server that plays its provider. */
export async function execute(
  interaction: Executable,
  run: (url: string) => Promise<void>,
): Promise<void> {
  await interaction.executeTest(async ({ url }) => {
    await run(url);
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  });
}

/** Where the pacts of this process go: never into the repository. */
const folder = process.env.PACT_DIR ?? mkdtempSync(join(tmpdir(), "paystub-pact-"));

/** A pact between two, to add interactions to. */
export function pactOf(consumer: string, provider: string): PactV4 {
  const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
  return new PactV4({ consumer, provider, dir: folder, spec, logLevel: "error" });
}

/** Makes a test of everything that a consumer relies on, and one that the committed pact says so. */
export function provePact<Client>(
  consumer: string,
  provider: string,
  clientAt: (url: string) => Client,
  agreed: readonly Agreed<Client>[],
): void {
  for (const each of agreed) {
    const name = `${each.operation} ${each.status}, ${each.when}`;
    test(name, GUARD, async () => {
      const interaction = interactionOf(pactOf(consumer, provider), name, each);
      await execute(interaction, async (url) => {
        const { status, body } = await each.calls(clientAt(url));
        expect(status).toBe(each.status);
        expect(body).toEqual(each.answers === undefined ? null : exampleOf(each.answers));
      });
    });
  }
  proveFresh(consumer, provider);
}

function interactionOf<Client>(pact: PactV4, name: string, each: Agreed<Client>) {
  const { method, path, role } = entryOf(each.operation);
  const started = pact.addInteraction().uponReceiving(name);
  for (const [sentence, params] of each.given) started.given(sentence, { ...params });
  return started
    .withRequest(method, each.path ?? path, (request) => {
      const bearer = { Authorization: stated("token", `Bearer ${TOKEN}`, "Bearer ") };
      request.headers({ Accept: "application/json", ...(role !== null && bearer) });
      if (each.query !== undefined) request.query({ ...each.query });
      if (each.sends !== undefined) request.jsonBody(each.sends);
    })
    .willRespondWith(each.status, (response) => {
      if (each.headers) response.headers(each.headers);
      if (each.answers !== undefined) response.jsonBody(each.answers);
    });
}

/** Looks like a token that the service issues. */
export const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJBUFBfMTAwMSJ9.c2lnbmF0dXJl";

/** What the spec says of an operation. */
export function entryOf(id: OperationId): OperationEntry {
  const entry = operations.find((operation) => operation.id === id);
  if (!entry) throw new Error(`there is no operation ${id}`);
  return entry;
}

/**
 * Holds the committed pact against the one that the tests before this one wrote. Who gives a folder by
 * PACT_DIR is about to renew the committed ones, and does the comparing.
 */
export function proveFresh(consumer: string, provider: string): void {
  if (process.env.PACT_DIR !== undefined) return;
  const name = `${consumer}-${provider}.json`;
  const read = (from: string) =>
    new Map([[name, normalised(readFileSync(join(from, name), "utf8"))]]);
  afterAll(() => rmSync(folder, { recursive: true }));
  test(`the committed pact ${name} is fresh: npm run pacts renews it`, () => {
    expect(differences(read(PACTS), read(folder))).toEqual([]);
  });
}
