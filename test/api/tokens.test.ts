import { createHash, createHmac } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { drawAt, randomToken } from "../../mocks/sandbox/chance.js";
import { sandboxNameOf, Tokens } from "../../mocks/sandbox/tokens.js";
import { T0 } from "../support/domain.js";
import { clientOf } from "../support/http.js";
import { test as personsTest } from "../support/persons.js";

describe("a random draw", () => {
  test("is the same at the same position, and different elsewhere", () => {
    const draws = [drawAt("s", 1), drawAt("s", 1), drawAt("s", 2), drawAt("t", 1)];
    const [first, again, later, other] = draws.map((draw) => draw.digits("code", 9));
    expect(again).toBe(first);
    expect(new Set([first, later, other, drawAt("s", 1).digits("other", 9)]).size).toBe(4);
  });

  test("gives digits of a length, which can begin with zero", () => {
    const drawn = Array.from({ length: 200 }, (_, n) => drawAt("s", n).digits("code", 2));
    expect(drawn.filter((digits) => !/^\d\d$/.test(digits))).toEqual([]);
    expect(drawn.some((digits) => digits.startsWith("0"))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(60);
  });

  test("gives UUIDs of version 4", () => {
    const ids = Array.from({ length: 50 }, (_, n) => drawAt("s", n).uuid("id"));
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !form.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(["8", "9", "a", "b"]));
    expect(new Set(ids.map((id) => id.charAt(16))).size).toBeGreaterThan(8);
    expect(drawAt("s", 0).uuid("id")).toBe("02747994-70ff-42aa-9bad-95684202220b");
  });

  test("makes a new token each time", () => {
    expect(randomToken()).not.toBe(randomToken());
  });
});

describe("tokens", () => {
  const times = { issuedAt: T0 + 999, expiresAt: T0 + 60_999 };
  const claims = { sandbox: "shop", role: "merchant", subject: "me", id: "1", ...times } as const;
  const read = { sandbox: "shop", role: "merchant", expiresAt: T0 + 60_000 };

  test("are JWTs with their subject, in seconds", () => {
    const [head = "", body = ""] = new Tokens("seed").issue(claims).split(".");
    const decoded = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    expect(decoded(head)).toEqual({ alg: "HS256", typ: "JWT" });
    expect(decoded(body)).toEqual({
      ...{ sandbox: "shop", role: "merchant", iss: "paystub", sub: "me", jti: "1" },
      ...{ iat: T0 / 1000, exp: (T0 + 60_000) / 1000 },
    });
  });

  test("are read where they were issued, and verified elsewhere", async () => {
    const tokens = new Tokens("seed");
    const token = tokens.issue(claims);
    expect(tokens.read(token)).toEqual(read);
    const elsewhere = new Tokens("seed");
    expect(await elsewhere.read(token)).toEqual(read);
    expect(elsewhere.read(token)).toEqual(read);
    const unknown = "the token was not issued by this gateway";
    expect(await new Tokens("other").read(token)).toBe(unknown);
    expect(await tokens.read(`${token}x`)).toBe(unknown);
  });

  const key = createHash("sha256").update("seed/tokens").digest();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = { sandbox: "shop", role: "merchant", exp: T0 / 1000 };
  const signedWith = (head: object, algorithm = "sha256", body = part(payload)) => {
    const signed = `${part(head)}.${body}`;
    return `${signed}.${createHmac(algorithm, key).update(signed).digest("base64url")}`;
  };
  const ours = signedWith({ alg: "HS256", typ: "JWT" });
  const [head = "", , signature = ""] = ours.split(".");

  test("with this key's signature are ours", () => {
    const claimed = { sandbox: "shop", role: "merchant", expiresAt: T0 };
    expect(new Tokens("seed").read(ours)).toEqual(claimed);
  });

  test.each([
    ["with another algorithm", signedWith({ alg: "HS512", typ: "JWT" }, "sha512")],
    ["under the name of another algorithm", signedWith({ alg: "HS512", typ: "JWT" })],
    ["with no algorithm", `${part({ alg: "none" })}.${part(payload)}.`],
    ["with b64: false", signedWith({ alg: "HS256", b64: false, crit: ["b64"] })],
    [
      "with b64: false over an unencoded payload",
      signedWith({ alg: "HS256", b64: false, crit: ["b64"] }, "sha256", JSON.stringify(payload)),
    ],
    ["with a header of one more field", signedWith({ alg: "HS256", typ: "JWT", kid: "../key" })],
    ["with padding", `${ours}=`],
    ["with a signature in standard Base64", standardBase64(ours)],
    ["with a spelling of the same bytes", respelled(ours)],
    ["with a longer signature", `${ours}AAAA`],
    ["with a shorter signature", ours.slice(0, -1)],
    ["with another payload", `${head}.${part({ ...payload, sandbox: "other" })}.${signature}`],
    ["with a fourth part", `${ours}.AAAA`],
    ["with a blank at the end", `${ours} `],
    ["without a signature", ours.slice(0, ours.lastIndexOf("."))],
    ["with other letters", ours.replace(/.$/, "م")],
  ])("%s are not ours", (_what, token) => {
    expect(token).not.toBe(ours);
    expect(new Tokens("seed").read(token)).toMatch(/not issued/);
  });

  test("that name a sandbox open it for every caller, without expiry", () => {
    const any = { role: "any", expiresAt: Number.POSITIVE_INFINITY };
    expect(new Tokens("s").read("sandbox_shop")).toEqual({ sandbox: "shop", ...any });
  });

  test.each(["sandbox_", "my sandbox_shop"])("%s names none", async (token) => {
    expect(await new Tokens("s").read(token)).toMatch(/not issued/);
  });

  test("are distinguished by a digest, however the header is written", () => {
    const tokens = new Tokens("s");
    const digest = createHash("sha256").update("abc").digest("hex").slice(0, 16);
    expect(tokens.digestOf(undefined)).toBeNull();
    const headers = ["Bearer abc", "  Bearer   abc ", "abc", "Bearer abc"];
    expect(headers.map((header) => tokens.digestOf(header))).toEqual(Array(4).fill(digest));
    expect(tokens.digestOf("Bearer abd")).not.toBe(digest);
  });

  test.each([8000, 500])("take little memory when they are wrong and %i letters long", (length) => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const usedBytes = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const tokens = new Tokens("s");
    const before = usedBytes();
    for (let n = 0; n < 20_000; n += 1) {
      // Each is a text of its own, as one from a socket is.
      const header = Buffer.from(`Bearer ${n}${"x".repeat(length)}`).toString("latin1");
      tokens.read(header);
      tokens.digestOf(header);
    }
    expect(usedBytes() - before).toBeLessThan(8 * 1024 * 1024);
    expect(tokens.digestOf("Bearer abc")).toMatch(/^[0-9a-f]{16}$/);
  });

  test("have increasing numbers", () => {
    const tokens = new Tokens("s");
    expect([tokens.nextId(), tokens.nextId()]).toEqual([1, 2]);
  });

  test("beyond the stored number are verified again", () => {
    const tokens = new Tokens("s");
    const issue = (id: number) => tokens.issue({ ...claims, id: `${id}` });
    const first = issue(0);
    for (let id = 1; id < 10_000; id += 1) issue(id);
    expect(tokens.read(first)).toEqual(read);
    const last = issue(10_000);
    expect(tokens.read(last)).toEqual(read);
    expect(tokens.read(first)).toEqual(read);
  });
});

test.each([
  ["shop", "shop"],
  ["a.b_c~d@e-f", "a.b_c~d@e-f"],
  ["x".repeat(128), "x".repeat(128)],
  ...["-", ".", "..", "a/b", "ü", "", "x".repeat(129)].map((subject) => [
    subject,
    `id-${createHash("sha256").update(subject).digest("hex").slice(0, 16)}`,
  ]),
])("the sandbox of the credential %j is %s", (subject, name) => {
  expect(sandboxNameOf(subject ?? "")).toBe(name);
});

/** The same bytes in the alphabet of standard Base64, with its padding. */
function standardBase64(token: string): string {
  const [head, payload, signature = ""] = token.split(".");
  return `${head}.${payload}.${Buffer.from(signature, "base64url").toString("base64")}`;
}

/** The same bytes once more: the last letter of 32 bytes has two bits that count for nothing. */
function respelled(token: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = letters.indexOf(token.slice(-1));
  return token.slice(0, -1) + letters[last + 1];
}

personsTest.for(["a b", "متجر", "shop/1"])(
  "the sandbox of the apiId %j is found by it",
  async (apiId, { gateway, merchant }) => {
    const credentials = { apiId, secretKey: "any" };
    const { body } = await merchant.post("/api/auth", credentials);
    const client = clientOf(gateway.baseUrl, body.id_token);
    expect((await client.post("/api/addInvoice", merchant.order())).status).toBe(200);
    const path = `/_control/sandboxes/${encodeURIComponent(apiId)}/invoices`;
    const { status, body: list } = await clientOf(gateway.baseUrl).get(path);
    expect([status, list.invoices.length]).toEqual([200, 1]);
    expect((await gateway.get(apiId).invoices.list()).invoices).toHaveLength(1);
  },
);
