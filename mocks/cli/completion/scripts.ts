import { BASH } from "./bash.js";
import { FISH } from "./fish.js";
import { POWERSHELL } from "./powershell.js";
import type { Shell } from "./shells.js";
import { ZSH } from "./zsh.js";

/** What `paystub completion` prints for each shell. */
export const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
};
