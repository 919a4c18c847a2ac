import {
  type Assumptions,
  defaultAssumptions,
  type SwitchId,
} from "../../../spec/generated/assumptions.js";
import type {
  AssumptionsHandle,
  LabelsHandle,
  MerchantsHandle,
  SettingsHandle,
} from "../../../spec/generated/control.handles.js";
import type { LabelRecord } from "../../../spec/generated/control.types.js";
import { assumptionRows } from "../../../spec/generated/tables.js";
import { merchantBody } from "../../api/handlers/merchants.js";
import { toIso } from "../../domain/time.js";
import type { LabelledMoment } from "../../domain/world.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { assumptionsChange, merchantSeeds, settingsChange } from "../inputs.js";
import { FIELDS } from "../messages.js";
import type { Plain, SandboxReader } from "../reader.js";
import { executed, invalid } from "../refused.js";
import { settingsView } from "../views.js";

/** What can be read of the switches of a sandbox. */
export function assumptionReads(reader: SandboxReader) {
  return {
    read: () =>
      reader.read(({ settings: { assumptions } }) => ({
        assumptions,
        provenance: provenanceOf(assumptions, reader.observed),
      })),
  } satisfies Partial<Plain<AssumptionsHandle>>;
}

/** Where each option comes from. What the description states is the default of its switch. */
function provenanceOf(assumptions: Assumptions, observed: Partial<Assumptions> = {}) {
  const ids = Object.keys(assumptions) as SwitchId[];
  return Object.fromEntries(
    ids.map((id) => {
      if (assumptions[id] === observed[id]) return [id, "observed"];
      const isStated = STATED.has(id) && assumptions[id] === defaultAssumptions[id];
      return [id, isStated ? "documented" : "assumed"];
    }),
  ) as Readonly<Record<string, "observed" | "documented" | "assumed">>;
}

const STATED: ReadonlySet<string> = new Set(
  assumptionRows.filter(({ evidence }) => evidence === "stated").map(({ id }) => id),
);

/** The switches of a sandbox. */
export function assumptionOperations(
  sandbox: Sandbox,
  reader: SandboxReader,
): Plain<AssumptionsHandle> {
  const reads = assumptionReads(reader);
  return {
    ...reads,
    change(chosen) {
      const assumptions = assumptionsChange(chosen);
      executed(sandbox, { type: "change-settings", change: { assumptions } });
      return reads.read();
    },
  };
}

/** What can be read of the other settings of a sandbox. */
export function settingReads(reader: SandboxReader) {
  return {
    read: () => reader.read(({ settings }) => settingsView(settings)),
  } satisfies Partial<Plain<SettingsHandle>>;
}

/** The other settings of a sandbox. */
export function settingOperations(sandbox: Sandbox, reader: SandboxReader): Plain<SettingsHandle> {
  const reads = settingReads(reader);
  return {
    ...reads,
    change(patch) {
      const change = settingsChange(patch, sandbox.settings);
      executed(sandbox, { type: "change-settings", change });
      return reads.read();
    },
  };
}

/** What can be read of the merchants of a sandbox. */
export function merchantReads(reader: SandboxReader) {
  return {
    list: () =>
      reader.read(({ merchants, settings }) => ({
        merchants: merchants.map((merchant) => merchantBody(merchant, settings)),
      })),
  } satisfies Partial<Plain<MerchantsHandle>>;
}

/** The merchants of a sandbox. */
export function merchantOperations(
  sandbox: Sandbox,
  reader: SandboxReader,
): Plain<MerchantsHandle> {
  const reads = merchantReads(reader);
  return {
    ...reads,
    seed({ merchants }) {
      executed(sandbox, { type: "seed-merchants", merchants: merchantSeeds(merchants) });
      return reads.list();
    },
  };
}

const LABEL = /^[A-Za-z][\w.-]{0,63}$/;

/** What can be read of the labels of a sandbox. */
export function labelReads(reader: SandboxReader) {
  return {
    list: () =>
      reader.read(({ labels }) => ({
        labels: [...labels].map(([name, moment]) => labelView(name, moment)),
      })),
  } satisfies Partial<Plain<LabelsHandle>>;
}

/** The labels of a sandbox. */
export function labelOperations(sandbox: Sandbox, reader: SandboxReader): Plain<LabelsHandle> {
  return {
    ...labelReads(reader),
    add({ name }) {
      if (!LABEL.test(name)) {
        throw invalid("name", FIELDS.label(name));
      }
      executed(sandbox, { type: "add-label", name });
      // It has just been added.
      return labelView(name, sandbox.world.labels.get(name) as LabelledMoment);
    },
  };
}

function labelView(name: string, { seq, at }: LabelledMoment): LabelRecord {
  return { name, seq, at: toIso(at) };
}
