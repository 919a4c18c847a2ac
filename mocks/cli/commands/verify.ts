import type { BrokerOptions } from "../../../contracts/verify/verify.js";
import type { CommandFlags } from "../../../spec/generated/options.js";
import { jsonOf } from "../../domain/text.js";
import { presentFields } from "../arguments.js";
import { MISTAKES } from "../messages.js";
import type { CommandCall } from "../options.js";
import { checkDestinations, conclude } from "../reporting.js";
import { UsageError } from "../usage.js";

type VerifyFlags = CommandFlags["verify"];

/** Verifies pacts against a fresh mock and against the spec. */
export async function run({ flags, terminal }: CommandCall<VerifyFlags>): Promise<void> {
  await checkDestinations(flags);
  const broker = brokerOf(flags);
  const { verify } = await import("../../../contracts/verify/verify.js");
  await conclude(await verify(flags, broker), flags, terminal);
}

/** The options for Pact's Verifier. Throws a usage error for those that cannot work. */
function brokerOf(flags: VerifyFlags): BrokerOptions | undefined {
  const { broker, brokerToken, selector, providerVersion, providerBranch, publish } = flags;
  if (flags.pacts?.some(hasCredentials)) throw new UsageError(MISTAKES.credentialsInUrl("--pacts"));
  if (broker === undefined) return undefined;
  if (hasCredentials(broker)) throw new UsageError(MISTAKES.credentialsInUrl("--broker"));
  const { PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env;
  return {
    pactBrokerUrl: broker,
    ...presentFields({
      pactBrokerToken: brokerToken || undefined,
      pactBrokerUsername: PACT_BROKER_USERNAME || undefined,
      pactBrokerPassword: PACT_BROKER_PASSWORD || undefined,
      consumerVersionSelectors: selector?.map(selectorOf),
      providerVersion,
      providerVersionBranch: providerBranch,
      enablePending: providerBranch === undefined ? undefined : true,
      publishVerificationResult: publish,
    }),
  };
}

/** Pact prints the addresses that it calls. */
function hasCredentials(place: string): boolean {
  return /^https?:/.test(place) && URL.canParse(place) && new URL(place).username !== "";
}

function selectorOf(text: string): object {
  const value = jsonOf(text);
  if (typeof value === "object" && value !== null) return value;
  throw new UsageError(MISTAKES.wrongSelector(text));
}
