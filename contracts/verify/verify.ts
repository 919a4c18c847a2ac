import type { VerifierOptions as PactOptions } from "@pact-foundation/pact";
import { startGateway } from "../../mocks/index.js";
import { CouldNotRun, type Report } from "../../mocks/report/report.js";
import type { CommandFlags } from "../../spec/generated/options.js";
import { type Comparison, compareWithSpec } from "./compare.js";
import { ownFile, readObject, withPackage } from "./documents.js";
import { defaultFolder, type Pact, pactFilesAt, readPact } from "./pact-file.js";
import { verifyReport } from "./report.js";
import { verifierOptions } from "./verifier-options.js";

/** Which pacts are verified, and against what: see the help of the command. */
type VerifyOptions = Pick<CommandFlags["verify"], "pacts" | "provider" | "only" | "spec">;

/** Options of Pact's `Verifier`. */
export type BrokerOptions = Pick<
  PactOptions,
  | "pactBrokerUrl"
  | "pactBrokerToken"
  | "pactBrokerUsername"
  | "pactBrokerPassword"
  | "consumerVersionSelectors"
  | "providerVersion"
  | "providerVersionBranch"
  | "enablePending"
  | "publishVerificationResult"
>;

/** The result of Pact's `Verifier`: the sentence of each failed interaction, and the names of all. */
export interface PactResult {
  readonly interactionResults: readonly {
    readonly description: string;
    readonly result: "OK" | "Error";
  }[];
  readonly errors: readonly PactFailure[];
  readonly pendingErrors: readonly PactFailure[];
}

/** An interaction that failed. */
export interface PactFailure {
  readonly interaction: string;
  readonly mismatch: {
    readonly mismatches?: readonly { readonly mismatch: string; readonly path?: string }[];
    readonly message?: string;
  };
}

/** What a verification found out. */
export interface Verification {
  readonly pacts: readonly Pact[];
  /** Pacts of other providers, which were left out. */
  readonly others: readonly Pact[];
  readonly live?: PactResult;
  /** In the order of the pacts. */
  readonly comparisons?: readonly Comparison[];
  /** Whether Pact verified pacts that are not in files, so that only Pact has them. */
  readonly remote: boolean;
}

/** The default name of the provider. */
const PROVIDER = "payment-service";

const PACT = "@pact-foundation/pact";

/**
 * Verifies pacts with Pact's own `Verifier` against a fresh mock, and compares them with a spec. Pact prints
 * its report on the standard output. Throws `CouldNotRun` for a pact that cannot be read.
 */
export async function verify(options: VerifyOptions, broker?: BrokerOptions): Promise<Report> {
  const { provider = PROVIDER, only } = options;
  const places = options.pacts ?? (broker ? [] : [defaultFolder()]);
  const isUrl = (place: string) => /^https?:\/\//.test(place);
  const urls = places.filter(isUrl);
  const files = await pactFilesAt(places.filter((place) => !isUrl(place)));
  const read = await Promise.all(files.map(readPact));
  const pacts = read.filter((pact) => pact.provider === provider);
  const others = read.filter((pact) => pact.provider !== provider);
  const remote = urls.length > 0 || broker !== undefined;
  const [other] = others;
  if (pacts.length === 0 && other && !remote) {
    const fix = `Give --provider ${JSON.stringify(other.provider)} if that is the mock`;
    throw new CouldNotRun(
      `${other.path} is a pact for ${other.provider}, not for ${provider}. ${fix}`,
    );
  }
  if (only === "spec" && remote) {
    throw new CouldNotRun("--only spec compares pact files. Download the pacts first");
  }
  const specFile = options.spec ?? ownFile("spec/openapi.json");
  const spec = only === "live" ? undefined : (await readObject("spec", specFile)).value;
  const pactUrls = [...pacts.map(({ path }) => path), ...urls];
  const live = only === "spec" ? undefined : await verifyLive(provider, pactUrls, broker);
  const comparisons = spec && (await compareWithSpec(pacts, spec));
  if (!live && comparisons?.every(({ size }) => size === 0)) {
    throw new CouldNotRun(
      "nothing was compared: the pacts hold only messages and pending interactions",
    );
  }
  return verifyReport({
    ...{ pacts, others, remote },
    ...(live && { live }),
    ...(comparisons && { comparisons }),
  });
}

async function verifyLive(
  provider: string,
  pactUrls: readonly string[],
  broker: BrokerOptions | undefined,
): Promise<PactResult> {
  process.env.PACT_DO_NOT_TRACK ??= "true";
  const { Verifier } = await withPackage(
    PACT,
    () => import("@pact-foundation/pact"),
    ". Without it, verify --only spec compares the pacts with the spec",
  );
  const gateway = await startGateway({ clock: "frozen" });
  try {
    const verifier = new Verifier({
      ...verifierOptions(gateway),
      ...{ provider, pactUrls: [...pactUrls], logLevel: "error" },
      ...broker,
    });
    return resultOf(await verifier.verifyProvider().catch((error: Error) => error.message));
  } finally {
    await gateway.close();
  }
}

/** Pact returns its result as JSON, and throws it as the message of an error if something failed. */
function resultOf(text: string): PactResult {
  let result: PactResult | undefined;
  try {
    result = JSON.parse(text);
  } catch {
    // Pact has failed with a sentence.
  }
  // A broken pact or an unreachable broker is a success without interactions to Pact.
  if (!result?.interactionResults?.length) {
    const why = result ? "Its messages are above" : text.trim().split("\n").at(-1);
    throw new CouldNotRun(`Pact verified no interaction. ${why}`);
  }
  return result;
}
