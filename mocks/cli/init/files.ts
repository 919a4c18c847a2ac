import { CONFIG_FILE } from "../config.js";
import { firstTestFile } from "./first-test.js";
import { jobFile } from "./job.js";
import type { InitProject } from "./project.js";

/** What `paystub init` writes: files by their path in the project, and their texts. */
export type InitFiles = Readonly<Record<string, string>>;

const CONFIG = `{
  "sandbox": "shop",
  "clock": "real"
}
`;

/** The files of a project; the second is its first test. */
export function initFiles(project: InitProject): InitFiles {
  return { [CONFIG_FILE]: CONFIG, ...firstTestFile(project), ...jobFile(project) };
}
