import { dirname, join, relative } from "node:path";
import { type Case, CouldNotRun, type Report } from "../../mocks/report/report.js";
import type { CallbackRecord } from "../../spec/generated/control.types.js";
import { callbackKinds } from "../../spec/generated/faults.js";
import { ownFile } from "../documents.js";
import { StateNotReached } from "../states/reach.js";
import { liveCases, mustLookAtSome, verifyLive } from "./live.js";
import { type Interaction, type Pact, type PlannedInteraction, planPacts } from "./pact-file.js";
import { address, mustListen, type Provider } from "./provider.js";
import { findPacts } from "./sources.js";

/** The content of a callback to a merchant. */
type Kind = CallbackRecord["kind"];

/** The path at which the gateway's own pact has the kind of a callback. */
const PATHS: Readonly<Record<Kind, string>> = {
  paid: "/paid",
  canceled: "/canceled",
  charge: "/charged",
  webhook: "/webhook",
  refund: "/refunds",
  activation: "/activations",
  settlement: "/settlements",
};

/** The provider of the pact in which the gateway is the consumer. */
export const CALLBACK_PROVIDER = "merchant-callback";

/** The pact in this package, in sources and installed alike. */
function shippedPact(): string {
  const root = dirname(ownFile("package.json"));
  return relative("", join(root, "contracts/pacts/payment-gateway-merchant-callback.json"));
}

/** A merchant's endpoints, and the pact that they are held against. */
export interface CallbackOptions {
  /** `<kind>=<url>`, or a URL alone for all kinds that have none of their own. */
  readonly urls: readonly string[];
  /** Pacts other than the one that comes with this package. */
  readonly pacts?: readonly string[] | undefined;
  /**
   * Called before each call of the gateway, with the state that the shop must be in: a POST of
   * `{ state, params, action: "setup" }`. Anything but 2xx means that the call is not made.
   */
  readonly setupUrl?: string | undefined;
}

/** Makes the calls to a merchant that its gateway would, and judges the answers. */
export async function verifyCallbacks({ urls, pacts, setupUrl }: CallbackOptions): Promise<Report> {
  const addresses = addressesOf(urls);
  const setup = setupUrl === undefined ? undefined : address(setupUrl, "--setup-url");
  const found = await findPacts({
    pacts: pacts ?? [shippedPact()],
    provider: CALLBACK_PROVIDER,
  });
  const planned = planPacts(found, { states: false, messages: false }).map(
    ({ pact, interactions }) => ({
      pact,
      interactions: interactions.map((each) => withObjection(each, addresses)),
    }),
  );
  mustLookAtSome(
    planned.flatMap(({ pact, interactions }) =>
      interactions.map(({ interaction, unasked }) => {
        return { pact, interaction, aside: unasked };
      }),
    ),
  );
  await Promise.all([...addresses.values(), ...(setup ? [setup] : [])].map(mustListen));
  const outcomes = await verifyLive(planned, merchantAt(addresses, setup));
  const sections = planned.map((each) => ({
    name: `${each.pact.consumer} → ${each.pact.provider}, verified`,
    cases: liveCases(each, outcomes).map((one) => (setup ? one : withSetupHint(one))),
  }));
  return concluded(sections, found);
}

type Addresses = ReadonlyMap<Kind | "any", string>;

function addressesOf(urls: readonly string[]): Addresses {
  return new Map(
    urls.map((given): [Kind | "any", string] => {
      const [, kind = "any", url = ""] = /^(?:([a-z]+)=)?(.*)$/.exec(given) ?? [];
      const known: readonly string[] = ["any", ...callbackKinds];
      if (known.includes(kind)) return [kind as Kind | "any", address(url, "--callbacks")];
      const kinds = callbackKinds.join(", ");
      throw new CouldNotRun(`there are no callbacks of the kind ${kind}; kinds are ${kinds}`);
    }),
  );
}

function urlFor({ path }: Pick<Interaction, "path">, addresses: Addresses): string | undefined {
  const kind = kindOf(path.split("?")[0]);
  return (kind && addresses.get(kind)) ?? addresses.get("any");
}

function kindOf(path: string | undefined): Kind | undefined {
  return callbackKinds.find((kind) => PATHS[kind] === path);
}

/** Skips a kind without an address. */
function withObjection(planned: PlannedInteraction, addresses: Addresses): PlannedInteraction {
  if (planned.unasked !== undefined) return planned;
  if (urlFor(planned.interaction, addresses) !== undefined) return planned;
  const kind = kindOf(planned.interaction.path) ?? "any";
  return { ...planned, unasked: `no URL was given for it. Add ${kind}=<url> to --callbacks` };
}

/** A right shop refuses the callback of an order that it does not know. */
function withSetupHint(one: Case): Case {
  if (one.status !== "failed" || !/status 4\d\d/.test(one.message ?? "")) return one;
  const hint = "if the shop does not know this order, prepare it with --setup-url <url>";
  return { ...one, details: [...(one.details ?? []), hint] };
}

const SETUP_TIMEOUT_MS = 10_000;

/** Brings the shop into the states of a call. Rejects with `StateNotReached` if it cannot be prepared. */
async function prepared(setupUrl: string, { interaction }: PlannedInteraction): Promise<void> {
  for (const { name, params } of interaction.states) {
    const why = await fetch(setupUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ state: name, params, action: "setup" }),
      redirect: "manual",
      signal: AbortSignal.timeout(SETUP_TIMEOUT_MS),
    }).then(
      ({ ok, status }) => (ok ? undefined : `${setupUrl} answered ${status}, not 2xx`),
      (error: Error) => `${setupUrl} did not answer: ${error.message}`,
    );
    if (why === undefined) continue;
    throw new StateNotReached(`the shop was not prepared for "${name}": ${why}`);
  }
}

/** The query of the call is added to what the merchant's own URL has already. */
function merchantAt(addresses: Addresses, setupUrl: string | undefined): Provider {
  return {
    addressOf({ path }, { interaction }) {
      const url = urlFor(interaction, addresses) ?? "";
      const query = path.split("?")[1];
      return query === undefined ? url : `${url}${url.includes("?") ? "&" : "?"}${query}`;
    },
    async prepare(planned) {
      if (setupUrl !== undefined) await prepared(setupUrl, planned);
      return {};
    },
    tolerated: async () => [],
    tidy: async () => undefined,
    close: async () => undefined,
  };
}

function concluded(sections: Report["sections"], pacts: readonly Pact[]): Report {
  const cases = sections.flatMap((section) => section.cases);
  const failed = cases.filter(({ status }) => status === "failed").length;
  const passed = cases.filter(({ status }) => status === "passed").length;
  const consumers = [...new Set(pacts.map(({ consumer }) => consumer))].join(", ");
  return {
    title: "paystub verify --callbacks",
    passed: failed === 0,
    summary:
      failed === 0
        ? `the merchant takes every call that ${consumers} made: ${passed} of ${passed}`
        : `the merchant refuses ${failed} of ${failed + passed} calls that ${consumers} made`,
    sections,
  };
}
