import { createHash, createHmac } from "node:crypto";
import { describe, expect } from "vitest";
import { clientOf } from "../support/http.js";
import {
  eachWay,
  type Persons,
  personsWith,
  START,
  switchedPersons,
  test,
} from "../support/persons.js";

const MERCHANT = { apiId: "shop", secretKey: "any secret" };
const PARTNER = { profileNo: "shop", apiKey: "any key" };

/** Where each role gets its token and uses it. */
const ROLES = {
  merchant: { issue: "/api/auth", credentials: MERCHANT, use: "/api/recurringPayments" },
  partner: {
    issue: "/api/partner/auth",
    credentials: PARTNER,
    use: "/rest/partner/getMyMerchants",
  },
} as const;
type Role = keyof typeof ROLES;

async function tokenOf({ gateway }: Persons, role: Role, more: object = {}): Promise<string> {
  const { issue, credentials } = ROLES[role];
  const { status, body, text } = await clientOf(gateway.baseUrl).post(issue, {
    ...credentials,
    ...more,
  });
  if (status !== 200) throw new Error(`${issue}: ${text}`);
  return body.id_token;
}

const uses = async ({ gateway }: Persons, role: Role, authorization?: string) =>
  clientOf(gateway.baseUrl).get(
    ROLES[role].use,
    authorization === undefined ? {} : { Authorization: authorization },
  );

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe.for(["merchant", "partner"] as const)("the token of a %s", (role) => {
  test("opens the operations of its role [merchant-token] [partner-token]", async ({ persons }) => {
    const token = await tokenOf(persons, role);
    expect(token.split(".")).toHaveLength(3);
    expect((await uses(persons, role, `Bearer ${token}`)).status).toBe(200);
    expect((await uses(persons, role, `bearer ${token}`)).status).toBe(200);
  });

  test("does not open those of the other role, for any option of auth-failure [token-roles]", async () => {
    for (const option of ["401", "403", "401-empty"] as const) {
      const persons = await personsWith({ assume: { "auth-failure": option } });
      const token = await tokenOf(persons, role === "merchant" ? "partner" : "merchant");
      const refused = await uses(persons, role, `Bearer ${token}`);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ status: "403", title: "Forbidden" });
      expect(refused.body.detail).toContain(`needs a ${role} token`);
    }
  });

  test.for([
    [undefined, 30],
    [false, 30],
    ["false", 30],
    [true, 30 * 60],
    ["true", 30 * 60],
  ] as const)(
    "with persistToken %s lives %i minutes [merchant-token] [partner-token]",
    async ([persistToken, minutes], { persons }) => {
      const authorization = `Bearer ${await tokenOf(persons, role, { persistToken })}`;

      await persons.tester.clock.advance({ by: `PT${minutes * 60 - 0.001}S` });
      expect((await uses(persons, role, authorization)).status).toBe(200);

      await persons.tester.clock.advance({ by: "PT0.001S" });
      const refused = await uses(persons, role, authorization);
      expect(refused.status).toBe(401);
      expect(refused.body.detail).toMatch(/the token expired at \d Mar 2026, \d\d:\d\d:00 Riyadh/);
    },
  );

  test.for([["yes"], [1], [null], [""]])(
    "is not issued for another persistToken: %j",
    async ([persistToken], { gateway }) => {
      const { issue, credentials } = ROLES[role];
      const body = { ...credentials, persistToken };
      const { status } = await clientOf(gateway.baseUrl).post(issue, body);
      // Null and an empty text count as an absent field, which is tolerated.
      expect(status).toBe(persistToken === null || persistToken === "" ? 200 : 400);
    },
  );

  test("ends at the expiry in its claims, also when issued within a second", async ({
    persons,
  }) => {
    await persons.tester.clock.advance({ by: "PT0.75S" });
    const token = await tokenOf(persons, role);
    const { exp } = claimsOf(token);
    expect(exp * 1000).toBe(Date.parse(START) + 30 * 60_000);

    await persons.tester.clock.advance({ to: new Date(exp * 1000 - 1).toISOString() });
    expect((await uses(persons, role, `Bearer ${token}`)).status).toBe(200);
    await persons.tester.clock.advance({ to: new Date(exp * 1000).toISOString() });
    expect((await uses(persons, role, `Bearer ${token}`)).status).toBe(401);
  });

  test("is refused for a wrong secret once it is pinned [merchant-token]", async () => {
    const persons = await personsWith({ settings: { secretKey: "pinned" } });
    const { issue, credentials } = ROLES[role];
    const field = role === "merchant" ? "secretKey" : "apiKey";
    const anyone = clientOf(persons.gateway.baseUrl);

    const wrong = await anyone.post(issue, credentials);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ status: "401", title: "Wrong credentials" });
    expect((await anyone.post(issue, { ...credentials, [field]: "pinned" })).status).toBe(200);

    await persons.tester.settings.change({ secretKey: null });
    expect((await anyone.post(issue, credentials)).status).toBe(200);
  });
});

test("a partner's token is also a response header [partner-token]", async ({ gateway }) => {
  const issued = await clientOf(gateway.baseUrl).post("/api/partner/auth", PARTNER);
  expect(issued.headers.get("authorization")).toBe(`Bearer ${issued.body.id_token}`);
});

describe("a sandbox", () => {
  test("is opened by the first token for it, and by its name only", async ({ gateway }) => {
    const anyone = clientOf(gateway.baseUrl);
    await anyone.post("/api/auth", { ...MERCHANT, apiId: "new-shop" });
    await anyone.get("/api/recurringPayments", { Authorization: "Bearer sandbox_another" });
    const names = (await gateway.list()).sandboxes.map(({ name }) => name);
    expect(names).toEqual(["shop", "new-shop", "another"]);
  });

  test.for([["متجر ١"], ["-"], [".."], ["a/b?c#d"], ["x".repeat(129)]])(
    "for the apiId %s always gets the same name, which is valid in a path",
    async ([apiId], { gateway }) => {
      const anyone = clientOf(gateway.baseUrl);
      const issues = async () => (await anyone.post("/api/auth", { ...MERCHANT, apiId })).body;
      const merchant = clientOf(gateway.baseUrl, (await issues()).id_token);
      await issues();

      const [, opened, ...others] = (await gateway.list()).sandboxes;
      expect(others).toEqual([]);
      expect(opened?.name).toMatch(/^id-[0-9a-f]{16}$/);
      expect((await merchant.get("/api/recurringPayments")).status).toBe(200);
      const path = `/sandboxes/${opened?.name}`;
      expect((await clientOf(gateway.controlUrl).get(path)).status).toBe(200);
    },
  );
});

/** Everything that opens nothing, and what the answer says about it. */
const BAD: readonly (readonly [string, string | undefined, string])[] = [
  ["nothing", undefined, "the Authorization header is missing"],
  [
    "Basic credentials",
    "Basic c2hvcDpzZWNyZXQ=",
    "must have the scheme Bearer, but you sent Basic",
  ],
  ["a bare token", "sandbox_shop", "must have the scheme Bearer"],
  ["Bearer alone", "Bearer", "must be Bearer and one token"],
  ["two tokens", "Bearer sandbox_shop sandbox_shop", "must be Bearer and one token"],
  ["nonsense", "Bearer nonsense", "was not issued by this gateway"],
  ["no sandbox name", "Bearer sandbox_..", ".. cannot be the name of a sandbox"],
  ["an unsigned JWT", `Bearer ${jwt({ alg: "none" })}.`, "was not issued by this gateway"],
  ["a forged JWT", `Bearer ${jwt({ alg: "HS256" })}.AAAA`, "was not issued by this gateway"],
  ["a JWT with b64: false", `Bearer ${signed({ b64: false })}`, "was not issued by this gateway"],
  [
    "a JWT with a payload that is no JSON",
    `Bearer ${signed({}, "\u0001\u0002")}`,
    "was not issued by this gateway",
  ],
  ["a JWT without claims", `Bearer ${signed({}, "{}")}`, "was not issued by this gateway"],
  ["a JWT with padding", `Bearer ${signed({})}=`, "was not issued by this gateway"],
];

/** A token that the default seed signs, with more fields in its header. */
function signed(more: object, claims?: string): string {
  const head = { alg: "HS256", ...more, typ: "JWT" };
  const whole =
    claims === undefined ? jwt(head) : `${base64(JSON.stringify(head))}.${base64(claims)}`;
  const key = createHash("sha256").update("paystub/tokens").digest();
  return `${whole}.${createHmac("sha256", key).update(whole).digest("base64url")}`;
}

function jwt(header: object): string {
  const claims = { sandbox: "shop", role: "merchant", exp: 9_999_999_999 };
  return [header, claims].map((part) => base64(JSON.stringify(part))).join(".");
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64url");
}

describe("an invalid token", () => {
  test.for(BAD)("%s [auth-failure]", async ([, authorization, why], { persons }) => {
    const refused = await uses(persons, "merchant", authorization);
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    expect(refused.body).toMatchObject({ status: "401", title: "Unauthorized" });
    expect(refused.body.detail).toContain(why);
    expect((await persons.gateway.list()).sandboxes).toHaveLength(1);
  });

  test("the token of another gateway [auth-failure]", async ({ persons }) => {
    const other = await personsWith({ seed: "another gateway" });
    const refused = await uses(persons, "merchant", `Bearer ${await tokenOf(other, "merchant")}`);
    expect(refused.status).toBe(401);
  });

  test.for(
    eachWay<readonly ["401" | "403" | "401-empty", number, object | undefined]>([
      ["401", 401, { status: "401", title: "Unauthorized" }],
      ["403", 403, { status: "403", title: "Forbidden" }],
      ["401-empty", 401, undefined],
    ]),
  )("%s: %s answers %i [auth-failure]", async ([way, option, status, problem]) => {
    const persons = await switchedPersons(way, { "auth-failure": option });
    const expired = `Bearer ${await tokenOf(persons, "merchant")}`;
    await persons.tester.clock.advance({ by: "PT30M" });

    for (const authorization of [undefined, "Basic eDp5", "Bearer nonsense", expired]) {
      const refused = await uses(persons, "merchant", authorization);
      expect(refused.status).toBe(status);
      if (problem === undefined) expect(refused.text).toBe("");
      else expect(refused.body).toMatchObject(problem);
    }
  });
});
