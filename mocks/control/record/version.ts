/** The version of the form of a record: one that is newer is not read. */
export const RECORD_VERSION = 1;
