import { file } from "./file.js";
import { power } from "./power.js";
import { replicas } from "./replicas.js";
import type { Trial } from "./trial.js";

/** All trials by name. */
export const catalogue: Readonly<Record<string, Trial>> = { file, power, replicas };
