import type { StartOptions } from "../index.js";
import { saveCoverage } from "../observe/coverage/folder.js";
import { CoverageTally } from "../observe/coverage/tally.js";
import { viewCounts } from "../observe/coverage/view.js";
import { combineObservers } from "../sandbox/observer.js";
import type { Host } from "./hosts.js";

/** A gateway in this process that counts what its tests reach, and keeps it when they are done. */
export async function coveredLocal(options: StartOptions, folder: string): Promise<Host> {
  const tally = new CoverageTally();
  const observer = combineObservers(options.observer, tally.watch());
  const { localHost } = await import("./local-host.js");
  return keeping(await localHost({ ...options, observer }), tally, folder);
}

/** The same of a gateway elsewhere: what is left to read of a sandbox is counted before it is forgotten. */
export function coveredRemote(host: Host, folder: string): Host {
  const tally = new CoverageTally();
  const reset = async (name: string) => {
    tally.add(viewCounts(await (await host.find(name)).coverage()));
    return host.reset(name);
  };
  return keeping({ ...host, reset }, tally, folder);
}

/** That it cannot be kept is an error: a gate would miss it. */
function keeping(host: Host, tally: CoverageTally, folder: string): Host {
  const close = async () => {
    await host.close();
    await saveCoverage(folder, "fixtures", tally.counts);
  };
  return { ...host, close };
}
