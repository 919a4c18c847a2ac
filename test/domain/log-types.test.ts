import { expect, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { StartOptions } from "../../mocks/index.js";
import type { LogEvent, StartOptions as OptionsSchema } from "../../spec/generated/files.types.js";

/**
 * The schema of the log and the types of the domain say the same. The compiler is the test: an event or
 * a field that one of them lacks, or has otherwise, does not compile.
 */

/** The paths of all fields of a type: those that may be left out too, which assigning overlooks. */
type PathsOf<T> = T extends readonly (infer Element)[]
  ? PathsOf<Element>
  : T extends object
    ? { [Key in keyof T & string]-?: Key | `${Key}.${PathsOf<T[Key]>}` }[keyof T & string]
    : never;

/** The paths of each event, after its type. */
type EventPaths<Event extends { readonly type: string }> = Event extends unknown
  ? `${Event["type"]}: ${PathsOf<Event>}`
  : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test("an event of the domain is one of the schema, field by field", () => {
  const paths: Same<EventPaths<LogEvent>, EventPaths<DomainEvent>> = true;
  const asDomain = (event: LogEvent): DomainEvent => event;
  const asLogged = (event: DomainEvent): LogEvent => event;
  expect([paths, asDomain.length, asLogged.length]).toEqual([true, 1, 1]);
});

test("an option of a start is one of the schema", () => {
  const names: Same<keyof OptionsSchema, Exclude<keyof StartOptions, "observer">> = true;
  expect(names).toBe(true);
});
