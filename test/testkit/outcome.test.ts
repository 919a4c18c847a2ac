import { AssertionError } from "node:assert";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Refused } from "../../mocks/control/refused.js";
import { IncompleteEvidence } from "../../mocks/testkit/evidence.js";
import {
  failureOf,
  openIn,
  registerTestFile,
  saidByMatcher,
  stillOpen,
} from "../../mocks/testkit/outcome.js";
import { serve } from "../support/servers.js";

/** The file of a shop, in the folder that its build writes. */
const SHOP = join(process.cwd(), "dist-of-a-shop/dist/checkout.js");
const TEST = join(process.cwd(), "checkout-journey.js");
registerTestFile(TEST);

/** An error as it was thrown at some places, the innermost first. */
function thrownAt(error: Error, ...files: readonly string[]): Error {
  const frames = files.map((file, n) => `    at place${n} (${file}:${n + 7}:3)`);
  error.stack = [`${error.name}: ${error.message}`, ...frames].join("\n");
  return error;
}

const PACKAGE = join(process.cwd(), "node_modules/undici/lib/fetch.js");
const HELPER = join(process.cwd(), "test/helpers/customer.js");

describe("who threw is known by the file", () => {
  test.each([
    ["the shop, wherever its build is", [SHOP, TEST], "shop"],
    ["the shop, through a package and Node", ["node:internal/x", PACKAGE, SHOP, TEST], "shop"],
    ["the test file that the runner named", [TEST], "test"],
    ["a helper in a folder of tests", [HELPER, TEST], "test"],
    ["a test file by its name", [join(process.cwd(), "src/checkout.spec.ts")], "test"],
    ["a file with parentheses in its path", ["/app/(shop)/pay/route.js", TEST], "shop"],
    ["a module by its URL", [`file://${SHOP}`, `file://${TEST}`], "shop"],
  ])("%s", (_, files, thrownBy) => {
    const { thrownBy: found } = failureOf(thrownAt(new Error("no"), ...files));
    expect(found).toBe(thrownBy);
  });

  test("unknown without a stack", () => {
    expect(failureOf("only a text").thrownBy).toBeUndefined();
  });

  test("the places are reported from the working directory", () => {
    const { stack } = failureOf(thrownAt(new Error("no"), SHOP, TEST));
    expect(stack).toEqual(["dist-of-a-shop/dist/checkout.js:7", "checkout-journey.js:8"]);
  });
});

describe("the mock threw", () => {
  const refused = new Refused({ status: 404, code: "unknown", title: "t", detail: "d" });

  test.each<[string, unknown]>([
    ["a refusal", thrownAt(refused, TEST)],
    ["a copy of one, as a runner hands it over", { ...refused, message: "d" }],
    ["a verdict without evidence", thrownAt(new IncompleteEvidence("gone"), TEST)],
    ["a matcher of paystub under a runner", { message: saidByMatcher("expected invoice 1 ...") }],
  ])("%s", (_, error) => {
    expect(failureOf(error).thrownBy).toBe("mock");
  });

  test("but not a message that a test words like a matcher", () => {
    const message = "expected the invoice to be pending before the customer pays";
    const error = new AssertionError({ message, actual: "paid", expected: "pending" });
    expect(failureOf(thrownAt(error, TEST))).toMatchObject({
      ...{ thrownBy: "test", actual: "paid", expected: "pending" },
    });
  });

  test("nor a shop's own class of the same name", () => {
    const own = Object.assign(new Error("no"), { name: "Refused" });
    expect(failureOf(thrownAt(own, SHOP, TEST)).thrownBy).toBe("shop");
  });
});

describe("a crash is a programming error of the shop", () => {
  test.each<[string, Error, boolean]>([
    ["a reply that is no JSON", new SyntaxError("Unexpected token '<'"), true],
    ["a missing field", new TypeError("x is undefined"), true],
    [
      "no answer to fetch",
      new TypeError("fetch failed", { cause: new Error("ECONNRESET") }),
      false,
    ],
    ["the shop's own error", new Error("try again later"), false],
  ])("%s: %#", (_, error, isCrash) => {
    expect(failureOf(thrownAt(error, SHOP, TEST)).isCrash).toBe(isCrash);
    expect(failureOf(thrownAt(error, TEST)).isCrash).toBeUndefined();
  });
});

test("values that cannot be sent are left out", () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const failure = failureOf({ message: "m", actual: circle, expected: "x".repeat(3000) });
  expect(failure).toEqual({ name: "Error", message: "m" });
});

test("a server, a child process and a worker keep a runner alive; timers and connections may be its own", () => {
  expect(openIn(["Timeout", "TCPSocketWrap", "PipeWrap"])).toEqual({});
  const active = ["TCPServerWrap", "Timeout", "TCPServerWrap", "ProcessWrap", "Worker"];
  expect(openIn(active)).toEqual({ stillOpen: ["server", "child-process", "worker"] });
});

test("an open server is found, and a closed one is not", async () => {
  const before = await stillOpen();
  const { close } = await serve(() => undefined);
  expect((await stillOpen()).stillOpen).toContain("server");
  await close();
  expect(await stillOpen()).toEqual(before);
});
