import { describe, expect } from "vitest";
import { CANDIDATES_MAX } from "../../../mocks/cli/commands/remote.js";
import { nearName } from "../../../mocks/cli/near-name.js";
import { paystub } from "../../support/command-line.js";
import { test } from "../../support/persons.js";

describe("the sandbox that is meant where nobody names one", () => {
  test("is the only one", async ({ gateway }) => {
    const { code, complaints } = await paystub(
      "clock",
      "show",
      "--control-url",
      gateway.controlUrl,
    );
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  });

  test("is the one in which the transaction number is", async ({ gateway, merchant }) => {
    const no = await merchant.createsInvoice();
    await gateway.open("other");
    const paid = await paystub("pay", no, "--control-url", gateway.controlUrl);
    expect(paid).toMatchObject({
      code: 0,
      complaints: `paystub: in sandbox shop: ${no} is there\n`,
    });
  });

  test("is the only one that was called, then the one that was called last", async ({
    gateway,
    merchant,
  }) => {
    await gateway.open("idle");
    await merchant.createsInvoice();
    const first = await paystub("invoices", "--control-url", gateway.controlUrl);
    expect(first.complaints).toBe("paystub: in sandbox shop: no other one was called\n");
    const headers = { Authorization: "Bearer sandbox_idle" };
    await merchant.send("GET", `${gateway.baseUrl}/api/getInvoice/1`, { headers });
    const then = await paystub("invoices", "--control-url", gateway.controlUrl);
    expect(then).toMatchObject({
      out: "no invoices\n",
      complaints: "paystub: in sandbox idle: it was called last\n",
    });
  });

  test("has to be said where more were called than are looked at", async ({
    gateway,
    merchant,
  }) => {
    for (let n = 1; n <= CANDIDATES_MAX + 1; n += 1) {
      const headers = { Authorization: `Bearer sandbox_s${n}` };
      await merchant.send("GET", `${gateway.baseUrl}/api/getInvoice/1`, { headers });
    }
    const { code, complaints } = await paystub("invoices", "--control-url", gateway.controlUrl);
    const many = "and 47 more, and more than 50 of them were called; say which with --sandbox";
    expect([code, complaints]).toEqual([
      2,
      `paystub: there are 52 sandboxes: shop, s1, s2, s3, s4 ${many}\n`,
    ]);
  });

  test("has to be said where nothing tells", async ({ gateway }) => {
    await gateway.open("a");
    await gateway.open("b");
    const asked = await paystub("clock", "show", "--control-url", gateway.controlUrl);
    expect(asked).toMatchObject({
      code: 2,
      complaints: "paystub: there are 3 sandboxes: shop, a, b; say which with --sandbox\n",
    });
  });
});

describe("a name that nearly equals another one", () => {
  test.for([
    ["shpo", "shop"],
    ["shop", "Shop"],
    ["checkot", "checkout"],
    ["team-blue", "taem-blue"],
  ] as const)("%s is taken for a slip of %s", ([name, other]) => {
    expect(nearName(name, [other])).toBe(other);
  });

  test.for([
    ["shard-1", "shard-2"],
    ["shard-9", "shard-10"],
    ["a", "b"],
    ["red", "bed"],
    ["shop", "cart"],
  ] as const)("%s and %s are two names", ([name, other]) => {
    expect(nearName(name, [other])).toBeUndefined();
  });
});
