import type {
  MerchantSeed,
  SettingsPatch,
  SettingsView,
} from "../../../spec/generated/control.types.js";
import type { MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { merchantBody } from "../../api/handlers/merchants.js";
import type { Assumptions } from "../../domain/settings.js";
import { merchantSeeds } from "../merchant-seed.js";
import { assumptionsChange, settingsChange } from "../settings.js";
import { settingsView } from "../views.js";
import type { Access } from "./access.js";

/** The switches for what the service's description leaves open. */
export interface AssumptionsHandle {
  /**
   * The option that holds, by the id of each switch.
   *
   * @example
   * const { "callback-method": method } = await gateway.assumptions.read();
   */
  read(): Promise<Assumptions>;
  /**
   * Chooses options, from the next request on. Rejects with 400 for a switch or option that is none.
   *
   * @example
   * await gateway.assumptions.change({ "callback-method": "post" });
   */
  change(chosen: Partial<Assumptions>): Promise<Assumptions>;
}

/** How the service behaves besides its switches. */
export interface SettingsHandle {
  /**
   * All of them as they stand.
   *
   * @example
   * const { strict } = await gateway.settings.read();
   */
  read(): Promise<SettingsView>;
  /**
   * Changes what is given and leaves the rest. Rejects with 400 for a value that cannot be used.
   *
   * @example
   * await gateway.settings.change({ strict: true });
   */
  change(patch: SettingsPatch): Promise<SettingsView>;
}

/** The merchants of a partner, as `getMyMerchants` answers them. */
export interface MerchantsHandle {
  /**
   * All of them.
   *
   * @example
   * const merchants = await gateway.merchants.list();
   */
  list(): Promise<readonly MerchantRelationship[]>;
  /**
   * Replaces the merchants; what a record leaves out is filled in from the sandbox's seed.
   *
   * @example
   * await gateway.merchants.seed([{}, {}]);
   */
  seed(merchants: readonly MerchantSeed[]): Promise<readonly MerchantRelationship[]>;
}

/** The switches of the sandbox that is accessed. */
export function assumptionsHandle({ read: readWorld, run }: Access): AssumptionsHandle {
  const read = () => readWorld(({ settings }) => settings.assumptions);
  return {
    read,
    async change(chosen) {
      const assumptions = assumptionsChange(chosen);
      await run({ type: "change-settings", change: { assumptions } });
      return read();
    },
  };
}

/** The settings of the sandbox that is accessed. */
export function settingsHandle({ sandbox, read: readWorld, run }: Access): SettingsHandle {
  const read = () => readWorld(({ settings }) => settingsView(settings));
  return {
    read,
    async change(patch) {
      await run({ type: "change-settings", change: settingsChange(patch, sandbox.settings) });
      return read();
    },
  };
}

/** The merchants of the sandbox that is accessed. */
export function merchantsHandle({ read, run }: Access): MerchantsHandle {
  const list = () =>
    read(({ merchants, settings }) =>
      merchants.map((merchant) => merchantBody(merchant, settings)),
    );
  return {
    list,
    async seed(merchants) {
      await run({ type: "seed-merchants", merchants: merchantSeeds(merchants) });
      return list();
    },
  };
}
