import { describe, expect, test } from "vitest";
import { Headroom } from "../../mocks/checks/matrix/schedule.js";

describe("runs that wait for idle processors", () => {
  test("begin one by one: the first at once, each further one when a fifth of a processor is idle", async () => {
    const idle = [0, 0.1, 0.2, 0.15, 2];
    const happened: (string | number)[] = [];
    const headroom = new Headroom(async () => {
      const next = idle.shift() ?? 0;
      happened.push(next);
      return next;
    });
    const enter = async (name: string) => {
      await headroom.enter();
      happened.push(name);
    };
    await Promise.all(["a", "b", "c"].map(enter));
    expect(happened).toEqual(["a", 0, 0.1, 0.2, "b", 0.15, 2, "c"]);
  });

  test("begin on a busy machine when the one before has ended", async () => {
    const headroom = new Headroom(async () => 0);
    await headroom.enter();
    const second = headroom.enter();
    headroom.leave();
    await expect(second).resolves.toBeUndefined();
  });
});
