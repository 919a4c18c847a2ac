import type { LabelRecord } from "../../../spec/generated/control.types.js";
import { invalid } from "../refused.js";
import type { Access } from "./access.js";

const LABEL = /^[A-Za-z][\w.-]{0,63}$/;

/** Names of moments, each with the number of its event. */
export interface LabelsHandle {
  list(): Promise<readonly LabelRecord[]>;
  /**
   * Names this moment, so that it can be rewound to or forked from. A name begins with a letter and
   * has at most 64 letters, digits and `. _ -`. Rejects with 400 for any other, with 409 when it is
   * taken.
   */
  add(name: string): Promise<LabelRecord>;
}

/** The labels of the sandbox that is accessed. */
export function labelsHandle({ read, run }: Access): LabelsHandle {
  return {
    list: () => read(({ labels }) => [...labels].map(([name, seq]) => ({ name, seq }))),
    async add(name) {
      if (!LABEL.test(name)) {
        throw invalid("name", `must begin with a letter: letters, digits, . _ -; "${name}" came`);
      }
      await run({ type: "add-label", name });
      return { name, seq: await read(({ labels }) => labels.get(name) ?? 0) };
    },
  };
}
