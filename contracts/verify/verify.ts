import {
  type Case,
  CouldNotRun,
  type Progress,
  type Report,
  type ReportTable,
  type Section,
} from "../../mocks/report/report.js";
import { mustBeOfBroker, type PactVerdict, type Publication, published } from "./broker.js";
import { CALLBACK_PROVIDER } from "./callbacks.js";
import { type Coverage, coverageOf, coverageSection, describeGaps } from "./coverage.js";
import { liveCases, mustLookAtSome, placeOf, verifyLive } from "./live.js";
import {
  type Interaction,
  type Json,
  type Pact,
  planPacts,
  readSpec,
  whyAside,
} from "./pact-file.js";
import { asideOfExample, comparePact } from "./pact-tools.js";
import { openProvider, type ProviderOptions } from "./provider.js";
import { findPacts, type PactQuery } from "./sources.js";

/** What the comparison says of an interaction: nothing when it agrees with the spec. */
export interface Difference {
  readonly type: "error" | "warning";
  readonly message: string;
}

export type Comparison = ReadonlyMap<Interaction, readonly Difference[]>;

/** Compares a pact with a spec, without a provider. Pending interactions are left out. */
export async function compareWithSpec(pact: Pact, spec: Json): Promise<Comparison> {
  const looked = pact.interactions.filter(({ http, pending }) => http && !pending);
  const found = new Map<Interaction, Difference[]>(looked.map((each) => [each, []]));
  if (looked.length === 0) return found;
  const { messages: _, _links: __, ...raw } = pact.raw;
  const compared = { ...raw, interactions: looked.map((each) => each.raw) };
  for (const { type, message, mockDetails, specDetails } of await comparePact(spec, compared)) {
    const { location = "" } = mockDetails ?? {};
    const interaction = looked[Number(/interactions\[(\d+)\]/.exec(location)?.[1])];
    const where = location.replace(/^\[root\]\.interactions\[\d+\]\.?/, "");
    const places = { inPact: where, inSpec: specDetails?.location ?? "" };
    const aside = interaction && asideOfExample(interaction, places, spec);
    const difference = {
      type: aside ? "warning" : type,
      message: `${where === "" ? "" : `${where}: `}${message}${aside ? `; ${aside}` : ""}`,
    } as const;
    if (interaction) found.get(interaction)?.push(difference);
    // What cannot be laid at one interaction's door concerns them all.
    else for (const differences of found.values()) differences.push(difference);
  }
  return found;
}

/** A case for each interaction: errors fail it, warnings are listed. */
export function staticCases(pact: Pact, comparison: Comparison): readonly Case[] {
  return [...comparison].map(([interaction, differences]): Case => {
    const errors = differences.filter(({ type }) => type === "error");
    const messages = (errors.length > 0 ? errors : differences).map(({ message }) => message);
    const [message, ...details] = messages;
    const bad = errors.length > 0 ? "failed" : "warning";
    const status = message === undefined ? "passed" : bad;
    return {
      name: interaction.description,
      status,
      ...(message !== undefined && { message }),
      ...(details.length > 0 && { details }),
      ...placeOf(pact, interaction, status),
    };
  });
}

/**
 * Which pacts are verified, and against what: a fresh gateway unless a URL is given.
 *
 * @example
 * const options: VerifyOptions = { pacts: ["pacts"], only: "spec" };
 */
export interface VerifyOptions extends PactQuery, ProviderOptions {
  /** Publishes the result to the broker of the pacts. */
  readonly publish?: Publication;
  /** Whether what is only tolerated fails; it is a warning otherwise. */
  readonly failOn?: "tolerated";
  /** One of the two halves: against a provider that runs, or against the spec. */
  readonly only?: "live" | "spec";
  /** Called with the progress after each interaction. */
  readonly progress?: Progress;
}

/**
 * Verifies pacts: every interaction against a provider, in a sandbox of its own; the same pacts against
 * the spec; and what of the contract they leave out. Throws `CouldNotRun` when nothing can be said.
 *
 * @example
 * const { passed, summary } = await verify({ pacts: ["pacts"] });
 * expect(passed, summary).toBe(true);
 */
export async function verify(options: VerifyOptions): Promise<Report> {
  const found = await findPacts(options);
  const callbacks = found.filter(({ provider }) => provider === CALLBACK_PROVIDER);
  const pacts = found.filter((pact) => !callbacks.includes(pact));
  if (pacts.length === 0) {
    const why = `${CALLBACK_PROVIDER} is a merchant's endpoint; verify it with --callbacks <url>`;
    throw new CouldNotRun(`all of these pacts are for ${CALLBACK_PROVIDER}: ${why}`);
  }
  const { only, providerUrl, controlUrl, publish } = options;
  const messages = only !== "spec" && (providerUrl === undefined || controlUrl !== undefined);
  if (publish) mustBeOfBroker(pacts);
  if (publish && only === "spec") {
    throw new CouldNotRun("--publish needs a provider, which --only spec does not call");
  }
  if (only === "spec" && providerUrl !== undefined) {
    throw new CouldNotRun("--provider-url is not called with --only spec. Leave one of them out");
  }
  mustLookAtSome(
    pacts.flatMap((pact) =>
      pact.interactions.map((interaction) => {
        const uncompared = only === "spec" ? whyUncompared(interaction) : undefined;
        return { pact, interaction, aside: uncompared ?? whyAside(interaction, { messages }) };
      }),
    ),
  );
  const live = only === "spec" ? [] : await liveSections(pacts, options, messages);
  // The sections are in the order of the pacts.
  const verdicts = pacts.map((pact, index) => verdictOn(pact, live[index]?.cases ?? []));
  const coverage = coverageOf(pacts, await readSpec());
  const publication = publish
    ? [await published(verdicts, publish, options.credentials ?? {})]
    : [];
  const sections = [
    ...live,
    ...publication,
    ...(only === "live" ? [] : await specSections(pacts)),
    ...callbacks.map(leftOut),
    coverageSection(coverage),
  ];
  const notes = [...notesOn(sections, coverage), ...publication.map(describePublication)];
  return concluded(pacts, sections, notes);
}

function whyUncompared({ pending, message }: Interaction): string | undefined {
  if (message) return "it is a message, and messages are not compared with the spec";
  return pending ? "it is pending, and what is pending is not compared with the spec" : undefined;
}

/** What is pending for the consumer alone says nothing; a pact that its broker holds for pending does. */
function verdictOn(pact: Pact, cases: readonly Case[]): PactVerdict {
  if (cases.every(({ status }) => status === "skipped")) return { pact, success: undefined };
  const bad: readonly Case["status"][] = pact.pending ? ["failed", "pending"] : ["failed"];
  return { pact, success: !cases.some(({ status }) => bad.includes(status)) };
}

async function liveSections(
  pacts: readonly Pact[],
  options: VerifyOptions,
  messages: boolean,
): Promise<readonly Section[]> {
  const planned = planPacts(pacts, { states: true, messages });
  const provider = await openProvider(options);
  try {
    const outcomes = await verifyLive(planned, provider, options.progress);
    return planned.map((each) => ({
      name: titleOf(each.pact, "verified"),
      cases: liveCases(each, outcomes, options.failOn),
      ...(each.pact.notices && { tables: [noticeTable(each.pact.notices)] }),
    }));
  } finally {
    await provider.close();
  }
}

function noticeTable(notices: readonly string[]): ReportTable {
  return { title: "Why it is verified", columns: ["notice"], rows: notices.map((one) => [one]) };
}

async function specSections(pacts: readonly Pact[]): Promise<readonly Section[]> {
  const spec = await readSpec();
  const sections = await Promise.all(
    pacts.map(async (pact) => ({
      name: titleOf(pact, "compared with the spec"),
      cases: staticCases(pact, await compareWithSpec(pact, spec)),
    })),
  );
  return sections.filter(({ cases }) => cases.length > 0);
}

function leftOut(pact: Pact): Section {
  const message = "the gateway is the consumer here; verify the merchant with --callbacks <url>";
  const cases = [{ name: pact.origin, status: "skipped", message, file: pact.origin } as const];
  return { name: titleOf(pact, "left out"), cases };
}

function titleOf({ consumer, version, provider }: Pact, what: string): string {
  const who = version === undefined ? consumer : `${consumer} ${version}`;
  return `${who} → ${provider}, ${what}`;
}

/** How many checks a short report names that were left out. */
const LEFT_OUT_MAX = 3;

/** What a short report says of the checks that passed, of pacts left out, and of what no consumer relies on. */
function notesOn(sections: readonly Section[], coverage: Coverage): readonly string[] {
  const cases = sections.flatMap((section) => section.cases);
  const passed = cases.filter(({ status }) => status === "passed").length;
  const left = cases.filter(({ status }) => status === "skipped");
  const more = left.length - LEFT_OUT_MAX;
  const unused = describeGaps(coverage);
  return [
    `${passed} of ${cases.length - left.length} checks passed.`,
    ...left.slice(0, LEFT_OUT_MAX).map(({ name, message }) => `Left out: ${name}: ${message}.`),
    ...(more > 0 ? [`Left out: ${more} more. --verbose lists them.`] : []),
    ...(unused === "" ? [] : [`No consumer relies on ${unused}. --verbose lists them.`]),
  ];
}

function describePublication({ name, cases }: Section): string {
  const results = cases.map(({ name: pact, message }) => `${pact}: ${message}`);
  return `${name[0]?.toUpperCase()}${name.slice(1)}: ${results.join("; ")}.`;
}

function concluded(
  pacts: readonly Pact[],
  sections: readonly Section[],
  notes: readonly string[],
): Report {
  const cases = sections.flatMap((section) => section.cases);
  const count = (status: string) => cases.filter((each) => each.status === status).length;
  const failed = count("failed");
  const consumers = [...new Set(pacts.map(({ consumer }) => consumer))].join(", ");
  const pending = count("pending") === 0 ? "" : `; ${count("pending")} pending`;
  const verdict =
    failed === 0
      ? "the contract holds"
      : `the contract is broken in ${failed} of ${cases.length} checks`;
  return {
    title: "paystub verify",
    passed: failed === 0,
    summary: `${verdict}, for ${consumers}${pending}`,
    notes,
    sections,
  };
}
