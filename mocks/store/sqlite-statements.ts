import type { SqlDatabase, SqlStatement } from "./sqlite-driver.js";

/** The statements of a file, each prepared when it is first wanted. */
export type Statements = (sql: string) => SqlStatement;

export function statementsOf(db: SqlDatabase): Statements {
  const prepared = new Map<string, SqlStatement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
}
