import type { Command } from "commander";
import { DEFAULT_SCHEMA, schemaNameError, schemaScript } from "../../store/postgres/schema.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";

/** Adds what helps with a database that paystub is to keep everything in. */
export function addDatabase(paystub: Command, write: Write): void {
  const database = paystub
    .command("database")
    .description("about a PostgreSQL database for paystub start --database");
  database
    .command("schema")
    .description(
      "print the SQL that makes the tables, for whoever may run it where paystub may not",
    )
    .option("--database-schema <name>", `the schema to make (${DEFAULT_SCHEMA})`)
    .addHelpText(
      "after",
      "\nExample:\n  paystub database schema | psql postgres://owner@db.internal/paystub",
    )
    .action(({ databaseSchema = DEFAULT_SCHEMA }: { readonly databaseSchema?: string }) => {
      const wrong = schemaNameError(databaseSchema);
      if (wrong !== undefined) throw new UsageError(`--database-schema ${wrong}`);
      write(schemaScript(databaseSchema));
    });
}
