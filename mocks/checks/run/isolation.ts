import { join } from "node:path";
import type { InterceptedHost } from "../../intercept/hosts.js";
import {
  NAMESPACE,
  NAMESPACE_FILES,
  SYSTEM_BUNDLES,
  usualAuthorities,
} from "../../intercept/intercept.js";
import { CouldNotRun } from "../../report/report.js";
import { isFile, readText, removeFolder, sharedFolder, writeShared } from "../../sandbox/disk.js";
import { MISTAKES } from "./messages.js";
import { type CommandLine, ownCommand, passSignalsTo, startProgram } from "./program.js";

/** Where the system looks names up first. */
const HOSTS_FILE = "/etc/hosts";

/**
 * Prepares a namespace, in which the network is down at first: binds pairs of files up to `--`, and becomes the command
 * after it. Users of some systems do not find `ip` otherwise.
 */
const PREPARE = `
PATH=$PATH:/usr/sbin:/sbin ip link set lo up || exit
while [ "$1" != -- ]; do mount --bind "$1" "$2" || exit; shift 2; done
shift
exec "$@"`;

/** Whether this process runs in namespaces of its own already. */
export function isInside(): boolean {
  return process.env[NAMESPACE] !== undefined;
}

/**
 * Runs `paystub run` once more in a network namespace and a mount namespace of its own (Linux). There the names of the
 * hosts lead to this machine, the file with the authorities of the system can be replaced, and nothing else can be
 * reached. The mock runs there too, so that it reaches the shop. Resolves with the exit code.
 */
export async function runInside(
  hosts: readonly InterceptedHost[],
  typed: readonly string[],
): Promise<number> {
  if (process.platform !== "linux") throw new CouldNotRun(MISTAKES.isolatedElsewhere);
  const folder = await sharedFolder();
  try {
    const prepared = preparedBy(await namespaceFiles(folder, hosts));
    await probe(prepared);
    const command: CommandLine = [...prepared, ...ownCommand(typed)];
    const variables = { [NAMESPACE]: folder };
    const program = startProgram({ command, variables, output: "shown" });
    const stopPassing = passSignalsTo(program);
    const { exitCode } = await program.ended.finally(stopPassing);
    return exitCode;
  } finally {
    await removeFolder(folder);
  }
}

/** Writes the files that the namespace has in place of others: pairs of both. */
async function namespaceFiles(
  folder: string,
  hosts: readonly InterceptedHost[],
): Promise<readonly string[]> {
  const names = hosts.map(({ name }) => name).join(" ");
  const usual = await usualAuthorities(process.env);
  await writeShared(join(folder, NAMESPACE_FILES.usual), usual);
  const trusted = await writeShared(join(folder, NAMESPACE_FILES.trusted), usual);
  const known = await writeShared(
    join(folder, "hosts"),
    `127.0.0.1 ${names}\n${await readText(HOSTS_FILE).catch(() => "")}`,
  );
  const bundles = SYSTEM_BUNDLES.filter(isFile);
  return [known, HOSTS_FILE, ...bundles.flatMap((bundle) => [trusted, bundle])];
}

/** The words before a command that let it run in namespaces with these files. */
function preparedBy(pairs: readonly string[]): CommandLine {
  // Root needs no user namespace, which would hide all other users. Others keep what lets them prepare the two.
  const user = process.getuid?.() === 0 ? [] : ["--user", "--map-current-user", "--keep-caps"];
  return ["unshare", ...user, "--net", "--mount", "sh", "-c", PREPARE, "sh", ...pairs, "--"];
}

/** Tries whether the machine allows it. Throws what a caller can do where it does not. */
async function probe(prepared: CommandLine): Promise<void> {
  const tried = async () => {
    const { ended } = startProgram({
      command: [...prepared, "true"],
      variables: {},
      output: "kept",
    });
    const { exitCode, lastLines } = await ended;
    return exitCode === 0 ? undefined : (lastLines.at(-1) ?? `exit code ${exitCode}`);
  };
  const why = await tried().catch(() => "unshare was not found");
  if (why !== undefined) throw new CouldNotRun(MISTAKES.notIsolated(why));
}
