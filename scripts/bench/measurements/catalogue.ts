import { coldStart } from "./cold-start.js";
import { durable } from "./durable.js";
import { health } from "./health.js";
import type { Measurement } from "./measurement.js";
import { memory } from "./memory.js";
import { oneConnection } from "./one-connection.js";
import { reads } from "./reads.js";
import { replicas } from "./replicas.js";
import { tenYears } from "./ten-years.js";
import { throughput } from "./throughput.js";
import { workbench } from "./workbench.js";

/** All measurements by name, in the order in which they are done and told. */
export const catalogue = {
  throughput,
  "one-connection": oneConnection,
  memory,
  reads,
  "cold-start": coldStart,
  "ten-years": tenYears,
  health,
  workbench,
  durable,
  replicas,
} as const satisfies Readonly<Record<string, Measurement>>;

export type Name = keyof typeof catalogue;
export type Catalogue = Readonly<Record<string, Measurement>>;
