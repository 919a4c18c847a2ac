import type { ShadowGate } from "../../../contracts/shadow/report.js";
import { collectGates, collectMapping, type GatewayFlags } from "../../checks/run/options.js";
import type { ReportFlags } from "../reporting.js";

/** The values that a shadow passes to its command. */
const SOURCES = {
  base: "PAYSTUB_BASE_URL",
  order: "PAYSTUB_ORDER_URL",
  shop: "PAYSTUB_SHOP_URL",
  test: "PAYSTUB_TEST_URL",
} as const;

export type ShadowSource = keyof typeof SOURCES;

/** The variables that are always set; that of the shop only with `--shop`. */
export const SHADOW_VARIABLES: readonly (readonly [ShadowSource, string])[] = Object.entries(
  SOURCES,
).map(([source, name]) => [source as ShadowSource, name]);

export const shadowMapping = collectMapping(Object.keys(SOURCES) as ShadowSource[]);

/** The gates of `--fail-on`, each with what it looks at. They are here, so that the help loads no more. */
export const SHADOW_GATES: Readonly<Record<ShadowGate, string>> = {
  differences: "answers or callbacks that differ between the service and the mock",
  callbacks: "callbacks that only one side makes",
  dropped: "comparisons that were dropped, or that failed in the mock",
};

export const shadowGates = collectGates(SHADOW_GATES);

/** The options of `paystub shadow` as they come from the command line. */
export interface ShadowFlags
  extends Pick<GatewayFlags, "seed" | "assume" | "strict" | "config">,
    ReportFlags {
  readonly baseUrl: string;
  readonly orderUrl?: string;
  readonly shop?: string;
  readonly shopPort?: number;
  readonly allowProduction?: boolean;
  readonly confirmHost?: readonly string[];
  readonly env?: Readonly<Record<string, ShadowSource>>;
  readonly failOn?: readonly ShadowGate[];
  readonly record?: string;
  readonly allowNoCalls?: boolean;
}
