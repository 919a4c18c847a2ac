import type { Case, Section } from "../../mocks/report/report.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import { type Credentials, sendFor } from "./fetching.js";
import type { Pact } from "./pact-file.js";

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
  const alien = pacts.find((pact) => hrefOf(pact, RESULTS) === undefined);
  if (!alien) return;
  const fix = "take the pacts from one with --broker, or leave --publish out";
  throw new CouldNotRun(
    `${alien.origin} is not from a broker, which takes no results of it; ${fix}`,
  );
}

/**
 * Publishes results: the version is put on its branch first, since what a broker makes of a result goes
 * by that. A result that could not be published fails: who deploys by it would not see it.
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
    await send("POST", hrefOf(pact, RESULTS) ?? "", {
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

/** The address of the broker itself: what stands before its pacts, which may be below a path. */
function homeOf(pact: Pact): string {
  const href = hrefOf(pact, RESULTS) ?? pact.origin;
  return href.replace(/\/pacts\/provider\/.*$/, "");
}

function hrefOf({ raw }: Pact, name: string): string | undefined {
  const link = isObject(raw._links) ? raw._links[name] : undefined;
  return isObject(link) && typeof link.href === "string" ? link.href : undefined;
}
