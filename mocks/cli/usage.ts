/** A mistake of the one who calls: told in one line with the fix, and exit code 2. */
export class UsageError extends Error {}
