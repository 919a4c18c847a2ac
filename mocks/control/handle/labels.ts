import type { LabelRecord } from "../../../spec/generated/control.types.js";
import { toIso } from "../../domain/time.js";
import type { LabelledMoment } from "../../domain/world.js";
import { invalid, unknown } from "../refused.js";
import type { Access } from "./access.js";

const LABEL = /^[A-Za-z][\w.-]{0,63}$/;

/** Names of moments, each with the number and the instant of its event. */
export interface LabelsHandle {
  /**
   * All of them, in the order in which they were added.
   *
   * @example
   * const names = (await gateway.labels.list()).map(({ name }) => name);
   */
  list(): Promise<readonly LabelRecord[]>;
  /**
   * Names this moment, so that it can be rewound to or forked from. A name begins with a letter and
   * has at most 64 letters, digits and `. _ -`. Rejects with 400 for any other, with 409 when it is
   * taken.
   *
   * @example
   * await gateway.labels.add("ordered");
   * await gateway.rewind("ordered");
   */
  add(name: string): Promise<LabelRecord>;
}

/** The labels of the sandbox that is accessed. */
export function labelsHandle({ read, run }: Access): LabelsHandle {
  return {
    list: () => read(({ labels }) => [...labels].map(([name, moment]) => labelView(name, moment))),
    async add(name) {
      if (!LABEL.test(name)) {
        throw invalid("name", `must begin with a letter: letters, digits, . _ -; "${name}" came`);
      }
      await run({ type: "add-label", name });
      const moment = await read(({ labels }) => labels.get(name));
      // Another one rewound to before it meanwhile.
      if (!moment) throw unknown(`there is no label ${name} any more`);
      return labelView(name, moment);
    },
  };
}

function labelView(name: string, { seq, at }: LabelledMoment): LabelRecord {
  return { name, seq, at: toIso(at) };
}
