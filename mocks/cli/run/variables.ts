import { InvalidArgumentError } from "commander";
import type { RunningGateway } from "../../index.js";

/** What a gateway can tell the command that runs against it. */
const SOURCES = {
  base: "PAYSTUB_BASE_URL",
  order: "PAYSTUB_ORDER_URL",
  control: "PAYSTUB_CONTROL_URL",
  sandbox: "PAYSTUB_SANDBOX",
  token: "PAYSTUB_TOKEN",
  apiId: "PAYSTUB_API_ID",
  secretKey: "PAYSTUB_SECRET_KEY",
  profileNo: "PAYSTUB_PROFILE_NO",
  apiKey: "PAYSTUB_API_KEY",
} as const;

/** Something that a variable can be set to. */
export type Source = keyof typeof SOURCES;

/** Names of a team's own variables, each with what it is set to. */
export type Mapping = Readonly<Record<string, Source>>;

/** The variables that are always set, for the help text. */
export const VARIABLES: readonly (readonly [Source, string])[] = Object.entries(SOURCES).map(
  ([source, name]) => [source as Source, name],
);

/** Collects the `NAME=source` pairs of `--env`. */
export function mapping(text: string, earlier: Mapping = {}): Mapping {
  const [, name = "", source = ""] = text.match(/^([A-Za-z_]\w*)=(.*)$/s) ?? [];
  const known = Object.keys(SOURCES).join(", ");
  if (name === "") throw new InvalidArgumentError("It must be NAME=source, such as SHOP_URL=base.");
  if (!Object.hasOwn(SOURCES, source)) {
    throw new InvalidArgumentError(`A variable can be set to ${known}.`);
  }
  return { ...earlier, [name]: source as Source };
}

/** The variables that a command gets. `secret` is what the sandbox takes as its secret. */
export function variablesFor(
  { baseUrl, orderUrl, controlUrl }: RunningGateway,
  { sandbox, secret, mapping }: { sandbox: string; secret: string; mapping: Mapping },
): Readonly<Record<string, string>> {
  const values: Readonly<Record<Source, string>> = {
    base: baseUrl,
    order: orderUrl,
    control: controlUrl,
    sandbox,
    token: `sandbox_${sandbox}`,
    apiId: sandbox,
    secretKey: secret,
    profileNo: sandbox,
    apiKey: secret,
  };
  const pairs: readonly (readonly [Source, string])[] = [
    ...VARIABLES,
    ...Object.entries(mapping).map(([name, source]) => [source, name] as const),
  ];
  return Object.fromEntries(pairs.map(([source, name]) => [name, values[source]]));
}
