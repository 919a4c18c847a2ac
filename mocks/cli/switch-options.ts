import { type SwitchId, switches } from "../../spec/generated/assumptions.js";

/** What a switch takes, for help texts: `mixed|upper|title`. */
export function optionsOf(id: SwitchId): string {
  const { options } = switches[id];
  const ids = options.map((option) => option.id);
  return [...ids, ...("accepts" in switches[id] ? ["<http URL>"] : [])].join("|");
}
