import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { EventList } from "../../mocks/store/memory.js";

const eventAt = (at: number): DomainEvent => ({ type: "label-added", at, name: `label-${at}` });

/** Numbers around the ends of chunks, where mistakes would be. */
const size = fc.oneof(fc.nat(9000), fc.constantFrom(0, 1, 4095, 4096, 4097, 8191, 8192, 8193));

describe("the events of a log in memory", () => {
  it("are those of an array, whatever is added, read and cut", () => {
    expect.hasAssertions();
    const step = fc.record({ add: size, keep: size, from: size, to: size });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const list = new EventList();
        const model: DomainEvent[] = [];
        for (const { add, keep, from, to } of steps) {
          for (let n = 0; n < add; n += 1) {
            const event = eventAt(model.length);
            list.push(event);
            model.push(event);
          }
          expect(list.slice(from, to)).toEqual(model.slice(from, to));
          expect(list.cut(keep)).toEqual(model.splice(keep));
          expect(list.length).toBe(model.length);
          expect(list.slice(0)).toEqual(model);
        }
      }),
      { numRuns: 20 },
    );
  });
});
