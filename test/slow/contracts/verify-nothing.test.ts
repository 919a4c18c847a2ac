import { describe, expect, test } from "vitest";
import { CALLBACK_KINDS } from "../../../mocks/control/lists.js";
import type { Report } from "../../../mocks/report/report.js";
import { startBroker } from "../../support/broker.js";
import { paystub } from "../../support/command-line.js";
import { guide } from "../../support/guides.js";
import { fileWith, interaction, type Part, pact, pactFile } from "../../support/pact-files.js";

const event = (part: Part = {}) => ({ description: "an event", contents: {}, ...part });
const V4 = event({ type: "Asynchronous/Messages" });
const BOTH_WAYS = event({ type: "Synchronous/Messages" });
const WEIRD = event({ type: "Weird/Thing" });
const EMPTY: Part = { type: "Synchronous/HTTP", description: "an event" };
const PENDING = interaction("an event", { pending: true });

/** A pact of version 3 has its messages beside the interactions. */
const V3 = () => {
  const raw = { ...pact([]), interactions: undefined, messages: [event()] };
  return fileWith(JSON.stringify(raw));
};

describe("a pact of which nothing can be verified is exit code 2", () => {
  test.each<[string, () => string, readonly string[], string]>([
    [
      "messages with a reply",
      () => pactFile([BOTH_WAYS]),
      [],
      "it is a message with a reply, and only requests and messages can be verified",
    ],
    [
      "messages, and the spec",
      V3,
      ["--only", "spec"],
      "it is a message, and messages are not compared with the spec",
    ],
    [
      "a type of its own",
      () => pactFile([WEIRD]),
      [],
      'its type is "Weird/Thing", which is unknown',
    ],
    ["no request", () => pactFile([EMPTY]), [], "it has no request, and only requests"],
    [
      "what is pending, and the spec",
      () => pactFile([PENDING]),
      ["--only", "spec"],
      "it is pending, and what is pending is not compared with the spec",
    ],
  ])("%s", async (_what, file, argv, why) => {
    const { code, out, complaints } = await paystub("verify", "--pacts", file(), ...argv, "--json");
    expect(complaints).toMatch(/^paystub: nothing could be verified; of "an event" in \S+: /);
    expect(complaints).toContain(why);
    expect([code, out]).toEqual([2, ""]);
  });

  const canceled = { method: "GET", path: "/canceled" };
  test.each([
    ["callbacks that are messages", V4, "it is a message"],
    [
      "callbacks without a URL",
      interaction("an event", { request: canceled }),
      "no URL was given for it; add canceled=<url> to --callbacks",
    ],
  ])("%s", async (_what, one, why) => {
    const { code, out, complaints } = await paystub(
      ...["verify", "--callbacks", "paid=http://127.0.0.1:1"],
      ...["--pacts", pactFile([one], { provider: { name: "merchant-callback" } })],
    );
    expect(complaints).toMatch(/^paystub: nothing could be verified; of "an event" in \S+: /);
    expect(complaints).toContain(why);
    expect([code, out]).toEqual([2, ""]);
  });
});

test("what is no request beside one that is, is reported for what it is", async () => {
  const file = pactFile([interaction("adds"), WEIRD]);
  const { code, out } = await paystub("verify", "--pacts", file, "--only", "live", "--json");
  const { sections }: Report = JSON.parse(out);
  expect(sections[0]?.cases[1]).toMatchObject({
    status: "skipped",
    message: expect.stringContaining('its type is "Weird/Thing", which is unknown'),
  });
  expect(code).toBe(0);
});

test("publishes no result of a pact of which nothing was verified", async () => {
  const broker = await startBroker({
    pacts: [
      { consumer: "shop", raw: pact([interaction("adds")]), pending: false },
      {
        consumer: "stock",
        raw: pact([BOTH_WAYS], { consumer: { name: "stock" } }),
        pending: false,
      },
    ],
  });
  const { code, out } = await paystub(
    ...["verify", "--broker", broker.url, "--selector", "latest", "--only", "live"],
    ...["--publish", "--provider-version", "1"],
  );
  expect(out).toMatch(/skipped {2}stock .*\n {11}nothing of it was verified/);
  const results = broker.requests.filter(({ path }) => path.endsWith("/verification-results"));
  expect(results.map(({ path }) => /consumer\/(\w+)/.exec(path)?.[1])).toEqual(["shop"]);
  expect(code).toBe(0);
});

test("every kind of callback stands in the help and in the guide, as in the complaint", async () => {
  const { out } = await paystub("verify", "--help");
  expect(out.replace(/\s+/g, " ")).toContain(`instead: ${CALLBACK_KINDS.join(", ")}`);
  const kinds = CALLBACK_KINDS.map((kind) => `\`${kind}\``).join(", ");
  expect(guide("contracts/README.md").text).toContain(`kinds are ${kinds};`);
  const { complaints } = await paystub("verify", "--callbacks", "payed=http://a.example");
  expect(complaints).toContain(`kinds are ${CALLBACK_KINDS.join(", ")}\n`);
  expect(CALLBACK_KINDS).toContain("refund");
});
