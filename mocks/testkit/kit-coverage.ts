import { saveCoverage } from "../coverage/folder.js";
import { CoverageTally } from "../coverage/tally.js";
import { viewCounts } from "../coverage/view.js";
import type { Observer, StartOptions } from "../index.js";
import { localHost } from "./local.js";
import type { RemoteHost } from "./remote.js";
import type { Host } from "./surface.js";

/** A gateway in this process that counts what its tests reach, and keeps it when they are done. */
export async function coveredLocal(options: StartOptions, folder: string): Promise<Host> {
  const tally = new CoverageTally();
  const watch = tally.watch();
  const { observer } = options;
  const counting: Observer = {
    ...observer,
    event: (sandbox, logged) => {
      observer?.event?.(sandbox, logged);
      watch.event(sandbox, logged);
    },
    request: (sandbox, entry) => {
      observer?.request?.(sandbox, entry);
      watch.request(sandbox, entry);
    },
  };
  return keeping(await localHost({ ...options, observer: counting }), tally, folder);
}

/** The same of a gateway elsewhere: what is left to read of a sandbox is counted before it is forgotten. */
export function coveredRemote(host: RemoteHost, folder: string): Host {
  const tally = new CoverageTally();
  const reset = async (name: string) => {
    tally.add(viewCounts(await (await host.get(name)).coverage()));
    await host.reset(name);
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
