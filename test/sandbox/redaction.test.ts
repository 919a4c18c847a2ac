import { describe, expect, test } from "vitest";
import { headersOf, keptHeaders, Secrets, withoutSecrets } from "../../mocks/sandbox/redaction.js";

describe("stored headers", () => {
  test.each([
    ["Accept", "*/*", "Accept: */*\n"],
    ["Authorization", "Bearer abc", "Authorization: Bearer (hidden)\n"],
    ["authorization", "basic abc", "authorization: basic (hidden)\n"],
    ["Proxy-Authorization", "Digest a=b", "Proxy-Authorization: Digest (hidden)\n"],
    ["Authorization", "Bearer", "Authorization: (hidden)\n"],
    ["Authorization", "Bearers abc", "Authorization: (hidden)\n"],
    ["Authorization", "my Bearer abc", "Authorization: (hidden)\n"],
    ["COOKIE", "a=b", "COOKIE: (hidden)\n"],
    ["Set-Cookie", "a=b", "Set-Cookie: (hidden)\n"],
    ["X-API-KEY", "abc", "X-API-KEY: (hidden)\n"],
    ["X-Auth-Token", "abc", "X-Auth-Token: (hidden)\n"],
    ["X-Csrf-Token", "abc", "X-Csrf-Token: (hidden)\n"],
    ["X-Paystub-Token", "abc", "X-Paystub-Token: (hidden)\n"],
    ["X-Api-Kez", "abc", "X-Api-Kez: abc\n"],
  ])("of %s: %s becomes %j", (name, value, line) => {
    expect(keptHeaders([name, value])).toBe(line);
  });

  test("are listed by their names, joined if one repeats", () => {
    const text = keptHeaders(["A", "1", "B", "x: y", "A", "2", "odd"]);
    expect(text).toBe("A: 1\nB: x: y\nA: 2\n");
    expect(headersOf(text)).toEqual({ A: "1, 2", B: "x: y" });
    expect(headersOf(": nameless\nno header\n")).toEqual({ "": "nameless" });
  });
});

test("journal and recording hide the same secret names", () => {
  const names = [
    ...[
      "pwd",
      "clientSecret",
      "cookie",
      "credential",
      "pin",
      "privateKey",
      "secretKey",
      "api_key",
      "userPassword",
    ],
    ...["merchantKey", "basicAuth", "cardPin"],
    ...[
      "Set-Cookie",
      "access-token",
      "cvv",
      "securityCode",
      "X-Signature",
      "otpValue",
      "sessionId",
    ],
  ];
  const value = "s3cr3t-of-a-shop";
  const kept = keptHeaders(names.flatMap((name) => [name, value]));
  const secrets = new Secrets([]);
  for (const name of names) secrets.learn({ [name]: `${value}-${name}` });
  const recorded = names.map((name) => secrets.hide({ [name]: `${value}-${name}` }));
  expect(JSON.stringify([kept, recorded])).not.toContain(value);
});

test.each([
  ["https://user:password@proxy.example/", "https://(hidden)@proxy.example/"],
  ["postgres://owner:pa55@db/shop", "postgres://(hidden)@db/shop"],
  ["GET /?page=2&token=abc", "GET /?page=2&token=(hidden)"],
  ["Authorization: Bearer abc.def1", "Authorization: Bearer (hidden)"],
  ['{"secretKey": "s3cr3t"}', '{"secretKey": "(hidden)"}'],
  ["card 4111 1111 1111 1111", "card ************1111"],
  ["callback-signature=hmac-sha256 and Bearer sandbox_shop", undefined],
  ["invoice 1736935200000 of Basic authentication.", undefined],
])("output shows %s as %s", (text, shown = text) => {
  expect(withoutSecrets(text)).toBe(shown);
});
