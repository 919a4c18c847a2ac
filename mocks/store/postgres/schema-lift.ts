import { StoreUnusable } from "../errors.js";
import type { Asking, Database } from "./database.js";
import { DatabaseFailure, placeOf } from "./failures.js";
import { FORM, OLDEST_SERVER, stepsTo } from "./schema.js";

const NO_TABLE = ["42P01", "3F000"];
const NOT_ALLOWED = "42501";

/**
 * Sees to it that the tables have the form that this paystub knows: makes them, or lifts them from an
 * older form, all in one transaction while every other replica waits. A newer form is left alone.
 */
export async function liftSchema(database: Database): Promise<void> {
  await refuseOldServer(database);
  if ((await formOf(database)) === FORM) return;
  await database
    .transaction(async (ask) => {
      await ask(database.statements.serialise, []);
      const form = await formWithin(ask, database);
      refuseNewer(form, database);
      for (let next = form + 1; next <= FORM; next += 1) {
        for (const step of stepsTo(next, database.location.schema)) await plain(ask, step);
      }
    })
    .catch((error) => {
      throw notAllowed(error, database) ?? error;
    });
}

async function refuseOldServer(database: Database): Promise<void> {
  const [row] = await database.run("show server_version_num");
  const version = Math.floor(Number(row?.server_version_num) / 10_000);
  if (version >= OLDEST_SERVER) return;
  const needed = `paystub needs PostgreSQL ${OLDEST_SERVER} or newer`;
  throw new StoreUnusable(`${needed}, but ${placeOf(database.location)} is ${version}`);
}

/** The form that the tables have, 0 where there are none. Refuses one that is newer. */
async function formOf(database: Database): Promise<number> {
  try {
    const rows = await database.run(formQuestion(database));
    const form = Number(rows[0]?.value ?? 0);
    refuseNewer(form, database);
    return form;
  } catch (error) {
    if (error instanceof DatabaseFailure && NO_TABLE.includes(error.code)) return 0;
    throw notAllowed(error, database) ?? error;
  }
}

/** The same after the others have had their turn. A question that fails would end the transaction. */
async function formWithin(ask: Asking, database: Database): Promise<number> {
  const { schema } = database.location;
  const [table] = await plain(ask, `select to_regclass('${schema}.meta')::text as name`);
  if ((table?.name ?? null) === null) return 0;
  const [row] = await plain(ask, formQuestion(database));
  return Number(row?.value ?? 0);
}

function formQuestion({ location: { schema } }: Database): string {
  return `select value from ${schema}.meta where name = 'form'`;
}

function plain(ask: Asking, text: string) {
  return ask({ name: "", text }, []);
}

function refuseNewer(form: number, { location }: Database): void {
  if (form <= FORM) return;
  const where = `the schema ${location.schema} at ${placeOf(location)}`;
  throw new StoreUnusable(
    `${where} was made by a newer paystub (form ${form}; this one knows up to ${FORM}): start that one`,
  );
}

function notAllowed(error: unknown, { location }: Database): StoreUnusable | undefined {
  if (!(error instanceof DatabaseFailure) || error.code !== NOT_ALLOWED) return undefined;
  const how = `have somebody who may run what "paystub database schema" prints`;
  return new StoreUnusable(
    `${error.message}; to give it the tables of the schema ${location.schema}, ${how}`,
    error,
  );
}
