/** Where a database is, and which of its schemas is ours. */
export interface DatabaseLocation {
  /** With the password in it, perhaps: never shown. */
  readonly url: string;
  readonly schema: string;
}

/** The database did not do what it was asked. */
export class DatabaseFailure extends Error {
  /** PostgreSQL's code of five characters, or the system's; empty where there is none. */
  readonly code: string;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.name = "DatabaseFailure";
    this.code = code;
  }
}

/** Two rows that cannot both be. */
export const UNIQUE_VIOLATION = "23505";

/** What does not pass by waiting: a wrong user, password or name, no right, or not our tables. */
const LASTING = /^(28|3D000$|42|3F|0A)/;

/** Whether asking again later can help: the database is away, or on its way up or down. */
export function mayPass(error: unknown): boolean {
  return error instanceof DatabaseFailure && !LASTING.test(error.code);
}

/** What went wrong, with where, and without the password. */
export function failureOf(error: unknown, location: DatabaseLocation): DatabaseFailure {
  if (error instanceof DatabaseFailure) return error;
  const { code = "", message, errors } = error as NodeJS.ErrnoException & AggregateError;
  // Where a name has several addresses the error of each is told apart, and the whole says nothing.
  const said = message || (errors as readonly Error[] | undefined)?.[0]?.message || code;
  const text = `the database at ${placeOf(location)}: ${said}`;
  return new DatabaseFailure(text, code, undefined);
}

/** Where a database is, for a reader: host, port and name, and no more. */
export function placeOf({ url }: Pick<DatabaseLocation, "url">): string {
  try {
    const { host, pathname, searchParams } = new URL(url);
    return `${host || searchParams.get("host") || "localhost"}${pathname}`;
  } catch {
    return "an address that is no URL";
  }
}
