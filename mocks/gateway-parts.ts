import type { SettingsPatch } from "../spec/generated/control.types.js";
import { smsLinks } from "./api/links.js";
import { defaultFaults } from "./control/fault-rules.js";
import { merchantSeeds, settingsChange } from "./control/inputs.js";
import { readInstant } from "./control/instants.js";
import { defaultSettings } from "./domain/settings.js";
import type { StartOptions } from "./options.js";
import { defaultEgress, httpCallbackClient } from "./runtime/callbacks/client.js";
import type { Snapshots } from "./runtime/log/snapshots.js";
import { realClock } from "./runtime/real-clock.js";
import type { GatewayDefaults, GatewayParts } from "./runtime/registry/openings.js";
import type { Store } from "./store/store.js";

/** What a gateway is made of besides its options. */
interface Surroundings {
  readonly store: Store;
  readonly snapshots: Snapshots | undefined;
  /** Whether others than this machine can call. */
  readonly isShared: boolean;
  /** The address that links are made of; known when it is bound. */
  readonly publicUrl: () => string;
  /** Receivers of callbacks that are part of this process. */
  readonly within: (url: URL) => URL | undefined;
}

/** What a gateway is made of. */
export function gatewayParts(
  options: StartOptions,
  { store, snapshots, isShared, publicUrl, within }: Surroundings,
): GatewayParts {
  const { allowEgress = defaultEgress.allow, callbackTimeoutMs, observer } = options;
  const { callbackLimits = {}, sandboxesMax, eventsMax, keepDays } = options;
  const timeoutMs = callbackTimeoutMs ?? defaultEgress.timeoutMs;
  return {
    store,
    snapshots,
    clock: realClock,
    client: httpCallbackClient({ allow: allowEgress, allowLoopback: !isShared, timeoutMs, within }),
    callbackLimits,
    ...(sandboxesMax !== undefined && { sandboxesMax }),
    ...(eventsMax !== undefined && { eventsMax }),
    ...(keepDays !== undefined && { keepDays }),
    links: (world, calledAt) => smsLinks(world, calledAt ?? publicUrl()),
    isShared,
    ...(observer && { observer }),
  };
}

/** How the sandboxes of a gateway begin. */
export function gatewayDefaults(options: StartOptions, seed: string): GatewayDefaults {
  const { clock = "real", assume = {}, faults = [], merchants } = options;
  const settings: SettingsPatch | undefined = options.settings;
  const { strict = settings?.strict ?? false } = options;
  const { allowPrefer = settings?.allowPrefer ?? false } = options;
  const frozenAt = frozenInstant(clock);
  return {
    settings: {
      ...(settings && settingsChange(settings, defaultSettings)),
      strict,
      allowPrefer,
      assumptions: assume,
    },
    seed,
    ...(frozenAt !== undefined && { frozenAt }),
    ...(merchants && { merchants: merchantSeeds(merchants) }),
    faults: faults.length > 0 ? defaultFaults(faults) : [],
  };
}

function frozenInstant(clock: NonNullable<StartOptions["clock"]>): number | undefined {
  if (clock === "real") return undefined;
  return clock === "frozen" ? realClock.now() : readInstant(clock.frozenAt, "clock.frozenAt");
}
