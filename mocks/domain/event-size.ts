/** What every event takes besides its fields: its entry in the log, and what the world notes about it. */
const EVENT_BYTES = 300;

/** What a field takes besides its value. */
const FIELD_BYTES = 8;

/** What a text takes besides its characters, and an object besides its fields. */
const OBJECT_BYTES = 24;

/** Characters up to which a text counts a byte each: few texts beyond Latin-1 are this short. */
const SHORT_TEXT = 32;

/**
 * About how many bytes of memory an event takes, with what it adds to the world: never far below the truth.
 * A sum over the fields, since making JSON of an event takes longer than all the rest of folding it.
 */
export function bytesOf(event: object): number {
  return EVENT_BYTES + sizeOf(event);
}

/** The same for a list of events. */
export function bytesOfAll(events: readonly object[]): number {
  let bytes = 0;
  for (const event of events) bytes += bytesOf(event);
  return bytes;
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") {
    const { length } = value;
    return OBJECT_BYTES + (length > SHORT_TEXT ? 2 * length : length);
  }
  if (typeof value !== "object" || value === null) return 0;
  let bytes = OBJECT_BYTES;
  if (Array.isArray(value)) for (const one of value) bytes += FIELD_BYTES + sizeOf(one);
  else
    for (const key in value) bytes += FIELD_BYTES + sizeOf((value as Record<string, unknown>)[key]);
  return bytes;
}
