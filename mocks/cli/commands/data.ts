import { type Command, Option } from "commander";
import { plural } from "../../control/format.js";
import { toIso, toLocal } from "../../domain/time.js";
import { formatLine, type Line, table } from "../../report/terminal.js";
import { StoreUnusable } from "../../sandbox/store-errors.js";
import { DEFAULT_SCHEMA, schemaNameError, schemaScript } from "../../store/postgres/schema.js";
import type { DatabaseStore, Listed } from "../../store/store.js";
import type { DataFolder, Doing } from "../data-folder.js";
import { MISTAKES } from "../messages.js";
import type { Write } from "../terminal.js";
import { CheckFailed, UsageError } from "../usage.js";

interface Flags {
  readonly json?: boolean;
}

/** What a command says of a folder: as JSON, and in lines for a person. */
interface Said {
  readonly json: object;
  readonly lines: readonly Line[];
  readonly passed?: boolean;
}

/** Adds what is done to a data folder that no gateway uses. */
export function addData(paystub: Command, write: Write): void {
  const data = paystub.command("data").description("manage a data folder that no mock is using");
  const add = (usage: string, about: string, example: string) =>
    data
      .command(usage)
      .description(about)
      .addOption(new Option("--json", "print JSON"))
      .addHelpText("after", `\nExample:\n  paystub data ${example}`);
  const on = sayer(write);
  add("info <folder>", "show what it contains", "info ./paystub-data").action(
    (folder: string, flags: Flags) => on(folder, flags, info),
  );
  add(
    "check <folder>",
    "read everything, and report what is damaged",
    "check ./paystub-data",
  ).action((folder: string, flags: Flags) => on(folder, flags, check));
  add("compact <folder>", "compact the file", "compact ./paystub-data").action(
    (folder: string, flags: Flags) => on(folder, flags, compact, "changes"),
  );
  add(
    "export <folder>",
    "export each sandbox to a file for paystub import",
    "export ./paystub-data --out ./logs",
  )
    .addOption(new Option("--out <folder>", "folder to write to").makeOptionMandatory())
    .action((folder: string, flags: Flags & { readonly out: string }) =>
      on(folder, flags, async (opened) =>
        (await import("../data-folder.js")).exported(opened, flags.out),
      ),
    );
  add("delete <folder> <sandbox...>", "delete sandboxes", "delete ./paystub-data shop").action(
    (folder: string, names: readonly string[], flags: Flags) =>
      on(folder, flags, (opened) => deleted(opened, names), "changes"),
  );
}

/** Opens the folder of a command, and prints the result. */
function sayer(write: Write) {
  return async (
    folder: string,
    { json = false }: Flags,
    use: (data: DataFolder) => Promise<Said>,
    doing: Doing = "reads",
  ): Promise<void> => {
    const { withFolder } = await import("../data-folder.js");
    const said = await withFolder(folder, doing, use);
    const lines = json
      ? [JSON.stringify(said.json)]
      : said.lines.map((line) => formatLine(line, write.paint));
    write(lines.map((line) => `${line}\n`).join(""));
    if (said.passed === false) throw new CheckFailed();
  };
}

async function info({ path, upkeep, sandboxes, snapshots }: DataFolder): Promise<Said> {
  const { snapshotBytes } = await import("../../runtime/log/snapshots.js");
  const figures = { ...upkeep.figures(), snapshotBytes: await snapshotBytes(snapshots) };
  const listed = largestFirst(sandboxes, upkeep.sizes());
  const { bytes, freeBytes, events, requests, form } = figures;
  return {
    json: { path, ...figures, sandboxes: listed },
    lines: [
      `${path}: form ${form}, ${bytes} bytes, ${freeBytes} of them free; snapshots: ${figures.snapshotBytes} bytes`,
      `${plural(listed.length, "sandbox")}, ${plural(events, "event")}, ${plural(requests, "request")}`,
      ...sandboxTable(listed),
    ],
  };
}

/** What a store says of its sandboxes, the largest first. */
function largestFirst(sandboxes: readonly Listed[], sizes: ReadonlyMap<string, number>) {
  const listed = sandboxes.map(({ name, at, usedAt, dueAt }) => ({
    name,
    events: at.seq,
    bytes: sizes.get(name) ?? 0,
    usedAt: toIso(usedAt),
    dueAt: dueAt === null ? null : toIso(dueAt),
  }));
  return listed.sort((a, b) => b.bytes - a.bytes);
}

function sandboxTable(listed: ReturnType<typeof largestFirst>): readonly Line[] {
  const rows = listed.map((one) => [
    ...[
      one.name,
      `${one.events}`,
      `${one.bytes}`,
      toLocal(one.usedAt),
      one.dueAt === null ? "" : toLocal(one.dueAt),
    ],
  ]);
  return rows.length === 0 ? [] : table(["NAME", "EVENTS", "BYTES", "LAST USED", "DUE"], rows);
}

const MEND = "Put back a copy, or delete the named sandboxes with paystub data delete";

async function check(data: DataFolder): Promise<Said> {
  const found = await (await import("../data-folder.js")).checked(data);
  const { sandboxes, events, faults, unsummed, unusedSnapshots } = found;
  const older =
    unsummed === 0 ? [] : [`${plural(unsummed, "event")} of an older paystub without a checksum`];
  const unused = unusedSnapshots.map((line) => `snapshot ${line}; the next start folds that log`);
  const read = `${plural(sandboxes, "sandbox")} and ${plural(events, "event")} read`;
  const passed = faults.length === 0;
  const verdict = passed ? "all is well" : `${data.path} has faults. ${MEND}`;
  return { json: found, passed, lines: [...faults, ...unused, ...older, `${read}: ${verdict}`] };
}

async function compact({ path, upkeep }: DataFolder): Promise<Said> {
  const before = upkeep.figures().bytes;
  upkeep.compact();
  const after = upkeep.figures().bytes;
  return {
    json: { path, before, after },
    lines: [`${path}: ${before} bytes before, ${after} now`],
  };
}

async function deleted(
  { store, upkeep, sandboxes, snapshots }: DataFolder,
  names: readonly string[],
): Promise<Said> {
  checkKnown(sandboxes, names);
  const { removeSnapshot } = await import("../../runtime/log/snapshots.js");
  for (const name of names) {
    await store.delete(name);
    upkeep.clear();
    await removeSnapshot(snapshots, name);
  }
  return { json: { deleted: names }, lines: names.map((name) => `sandbox ${name} is gone`) };
}

/** Throws for an unknown sandbox. */
function checkKnown(sandboxes: readonly Listed[], names: readonly string[]): void {
  const unknown = names.filter((asked) => !sandboxes.some(({ name }) => name === asked));
  if (unknown.length === 0) return;
  const there = sandboxes.map(({ name }) => name);
  throw new UsageError(MISTAKES.noSandboxes(unknown, there));
}

/** Adds what helps with a database that paystub is to keep everything in. */
export function addDatabase(paystub: Command, write: Write): void {
  const database = paystub
    .command("database")
    .description("manage a PostgreSQL database for paystub start --database");
  database
    .command("schema")
    .description("print the SQL that creates the tables, for an administrator to run")
    .option("--database-schema <name>", `name of the schema to create (${DEFAULT_SCHEMA})`)
    .addHelpText(
      "after",
      "\nExample:\n  paystub database schema | psql postgres://owner@db.internal/paystub",
    )
    .action(({ databaseSchema = DEFAULT_SCHEMA }: { readonly databaseSchema?: string }) => {
      const wrong = schemaNameError(databaseSchema);
      if (wrong !== undefined) throw new UsageError(`--database-schema ${wrong}`);
      write(schemaScript(databaseSchema));
    });
  const add = (usage: string, about: string, example: string) =>
    database
      .command(usage)
      .description(about)
      .addOption(
        new Option("--database <url>", "the database, postgres://user:password@host:5432/name").env(
          "PAYSTUB_DATABASE",
        ),
      )
      .option("--database-schema <name>", `schema of the tables (${DEFAULT_SCHEMA})`)
      .addOption(new Option("--json", "print JSON"))
      .addHelpText("after", `\nExample:\n  paystub database ${example}`);
  add(
    "info",
    "list the sandboxes, the largest first",
    "info --database postgres://paystub@db.internal/paystub",
  ).action((flags: DatabaseFlags) =>
    onDatabase(write, flags, async (store) => {
      const sandboxes = largestFirst(await store.list(), await store.sizes());
      const lines = [plural(sandboxes.length, "sandbox"), ...sandboxTable(sandboxes)];
      return { json: { sandboxes }, lines };
    }),
  );
  add(
    "delete <sandbox...>",
    "delete sandboxes, even if they are too large to load",
    "delete shop --database postgres://paystub@db.internal/paystub",
  ).action((names: readonly string[], flags: DatabaseFlags) =>
    onDatabase(write, flags, async (store) => {
      checkKnown(await store.list(), names);
      for (const name of names) await store.delete(name);
      return { json: { deleted: names }, lines: names.map((name) => `sandbox ${name} is gone`) };
    }),
  );
}

interface DatabaseFlags extends Flags {
  readonly database?: string;
  readonly databaseSchema?: string;
}

/** Opens a database for one command, and prints the result. */
async function onDatabase(
  write: Write,
  { database, databaseSchema, json = false }: DatabaseFlags,
  use: (store: DatabaseStore) => Promise<Said>,
): Promise<void> {
  if (!database) throw new UsageError(MISTAKES.databaseMissing);
  const { openDatabase } = await import("../../open-store.js");
  const options = { database, databaseSchema, notice: () => undefined, waitMs: 0 };
  const store = await openDatabase(options).catch((error: unknown) => {
    throw error instanceof StoreUnusable ? new UsageError(error.message) : error;
  });
  try {
    const said = await use(store);
    const lines = json
      ? [JSON.stringify(said.json)]
      : said.lines.map((line) => formatLine(line, write.paint));
    write(lines.map((line) => `${line}\n`).join(""));
  } finally {
    await store.close();
  }
}
