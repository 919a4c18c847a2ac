import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { domainOf, interceptedHost, siblingOf } from "../../mocks/intercept/hosts.js";
import { openInterceptor } from "../../mocks/intercept/interceptor.js";
import type { Report } from "../../mocks/report/report.js";
import { newAuthority } from "../../mocks/tls/certificates.js";
import { folder, paystub, ran, started } from "../support/command-line.js";
import { canHave } from "../support/machine.js";
import { openShop } from "../support/servers.js";

const HOST = "restpilot.example.com";
const INTERCEPT = ["--intercept", HOST];

const has = (...command: readonly [string, ...string[]]) =>
  spawnSync(command[0], command.slice(1)).status === 0;
const HAS_CURL = canHave("curl", has("curl", "--version"));

const textOf = `
const textOf = async (answer) => { let text = ""; for await (const part of answer) text += part; return text; };`;

const HTTPS = `
import https from "node:https";
${textOf}
const agent = new https.Agent({ keepAlive: true });
const ask = (path, body) => new Promise((resolve, reject) =>
  https.request(url + path, { agent, method: body ? "POST" : "GET", headers }, (answer) => resolve(textOf(answer)))
    .on("error", reject).end(body));`;

/** Runs a client under `paystub run --intercept`. */
async function intercepted(file: string, text: string, program: string, ...options: string[]) {
  const path = join(folder(), file);
  writeFileSync(path, text);
  const argv = ["run", "--json", ...INTERCEPT, ...options, "--", program, path];
  const { code, out, complaints } = await paystub(...argv);
  if (out === "") throw new Error(`no report: ${complaints}`);
  return { code, report: JSON.parse(out) as Report };
}

const inFetch = (script: string, ...options: string[]) =>
  intercepted("client.mjs", script, process.execPath, ...options);

const hostsOf = ({ sections }: Report) => sections.find(({ name }) => name === "Hosts")?.cases;

test("an order host is the order URL, and serves nothing else", async () => {
  const call = (host: string, path: string) =>
    `(await fetch("https://${host}${path}", { method: "POST", headers: { Accept: "application/json" } })).status`;
  const script = `
    const all = [
      ${call("orders.pay.example", "/api/addInvoice")}, ${call(HOST, "/api/addInvoice")},
    ];
    process.exit(all.join() === "404,401" ? 0 : 3);`;
  expect((await inFetch(script, "--intercept", "orders.pay.example=order")).code).toBe(0);
});

test("a fault resets the connection of the client", async () => {
  const script = `
    const url = "https://${HOST}";
    const headers = { Authorization: "Bearer sandbox_shop", "Content-Type": "application/json" };
    ${HTTPS}
    const why = await ask("/api/addInvoice", "{}").catch(({ code }) => code);
    process.exit(why === "ECONNRESET" ? 0 : 3);`;
  const { report } = await inFetch(script, "--fault", "reset-before-reply");
  expect(report.summary).toContain("exit code 0");
});

test("other hosts of the domain are refused, also beside the proxy, and the report names them", async () => {
  const calls = `
    const why = await fetch("https://rest.example.com/").then(() => "", ({ cause }) => cause.message);
    process.exit(why.includes("add --intercept rest.example.com") ? 0 : 3);`;
  const { report } = await inFetch(calls);
  expect(report.summary).toContain("exit code 0");
  expect(hostsOf(report)).toEqual([
    {
      name: "rest.example.com:443 refused once",
      status: "warning",
      message: expect.stringContaining("it may be production"),
    },
  ]);
});

test("a command that bypasses the proxy learns which clients do", async () => {
  const { code, report } = await inFetch("");
  expect(code).toBe(1);
  expect(report.summary).toContain(`no call to ${HOST} reached it`);
  expect(report.summary).toContain("fsockopen");
});

test.runIf(HAS_CURL)("a client that trusts only its own authorities is named", async () => {
  const own = join(folder(), "own.pem");
  writeFileSync(own, newAuthority().pem);
  const { report } = await intercepted(
    "client.sh",
    `curl -s --cacert ${own} https://${HOST}/`,
    "sh",
  );
  expect(hostsOf(report)).toMatchObject([{ name: `${HOST} distrusted once` }]);
});

test("the folder of a run has no private key, and goes with the run", async () => {
  const { code, report } = await ran(
    INTERCEPT,
    `import { readdirSync, readFileSync, statSync } from "node:fs";
     import { dirname, join } from "node:path";
     await addsInvoice();
     const place = dirname(process.env.SSL_CERT_FILE);
     const files = readdirSync(place, { recursive: true }).map((name) => join(place, name));
     const texts = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, "latin1"));
     must(texts.length === 6 && !texts.some((text) => text.includes("PRIVATE KEY")), "a key");
     await call(process.env.PAYSTUB_BASE_URL + "/gone" + place.replaceAll("/", "."));`,
  );
  expect(code).toBe(0);
  const [, place = ""] = /\/gone(\.\S+)/.exec(JSON.stringify(report)) ?? [];
  expect(existsSync(place.replaceAll(".", "/"))).toBe(false);
});

/** An interceptor before a mock that is not there. */
async function interceptor() {
  const urls = { baseUrl: "http://127.0.0.1:9", orderUrl: "http://127.0.0.1:9" };
  const hosts = [{ name: HOST, place: "base" as const }];
  const opened = await openInterceptor({ hosts, authority: newAuthority(), ...urls });
  onTestFinished(() => opened.close());
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = "";
      const socket = net.connect(opened.port, "127.0.0.1", () => socket.write(text));
      socket.setEncoding("latin1").on("data", (part) => {
        answer += part;
      });
      socket.on("error", reject).on("close", () => resolve(answer));
    });
  return { opened, send };
}

test("the proxy tunnels other hosts and lists them", async () => {
  const { opened, send } = await interceptor();
  const echo = net.createServer((socket) => socket.once("data", (data) => socket.end(data)));
  await new Promise<void>((resolve) => echo.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => void echo.close());
  const { port } = echo.address() as net.AddressInfo;
  // 0.0.0.0 is this machine, and the proxy does not know that.
  const connect = `CONNECT 0.0.0.0:${port} HTTP/1.1\r\nHost: 0.0.0.0\r\n\r\n`;
  expect(await send(`${connect}ping`)).toMatch(/^HTTP\/1\.1 200 .*ping$/s);
  const refused = await send("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n");
  expect(refused).toMatch(/^HTTP\/1\.1 403 paystub refused example\.com:443: it belongs to the/);
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const { host } = new URL(shop.url);
  const plain = `GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(await send(plain)).toMatch(/^HTTP\/1\.1 2/);
  const web = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${opened.port}\r\n\r\n`;
  expect(await send(web)).toMatch(/^HTTP\/1\.1 400/);
  expect(opened.seen).toEqual([
    { host: `0.0.0.0:${port}`, contact: "tunneled", times: 1 },
    { host: "example.com:443", contact: "refused", times: 1 },
  ]);
});

test.each([
  ["api.payments.example", "payments.example"],
  ["a.b.payments.com.sa", "payments.com.sa"],
  ["payments.co.uk", "payments.co.uk"],
  ["pay.bar.de", "bar.de"],
  ["payments", "payments"],
])("the domain of %s is %s", (host, domain) => {
  expect(domainOf(host)).toBe(domain);
});

test.each([
  ["api.payments.example", "pay.payments.example"],
  ["payments.example", "pay.payments.example"],
  ["otherpayments.example", undefined],
])("the host whose domain %s belongs to is %s", (name, host) => {
  expect(siblingOf(name, [{ name: "pay.payments.example", place: "base" }])).toBe(host);
});

test.each([
  ["Pay.Example.", { name: "pay.example", place: "base" }],
  ["pay.example=order", { name: "pay.example", place: "order" }],
  ["pay.example:443", { problem: "no-host" }],
  ["pay..example", { problem: "no-host" }],
  ["192.168.1", { problem: "no-host" }],
  ["*.example", { problem: "no-host" }],
  ["[2001:db8::1]", { problem: "address" }],
  ["127.0.0.1=order", { problem: "own-machine" }],
  ["shop.localhost", { problem: "own-machine" }],
])("reads the host %s", (text, host) => {
  expect(interceptedHost(text)).toEqual(host);
});

test.runIf(HAS_CURL)("start --intercept prints the variables for a shell", async () => {
  const mock = started("start", "--port", "0", "--quiet", ...INTERCEPT);
  const lines: string[] = [];
  do lines.push((await mock.line()) ?? "");
  while (!lines.at(-1)?.startsWith("export JAVA_TOOL_OPTIONS="));
  const script = `eval "$1"; curl -s -o /dev/null -w '%{http_code}' https://${HOST}/_control/health`;
  const { stdout } = spawnSync("sh", ["-c", script, "sh", lines.join("\n")], { encoding: "utf8" });
  expect(stdout).toBe("200");
  expect(lines[0]).toMatch(/^# paystub .* is ready/);
  const [, file = ""] = /SSL_CERT_FILE=(\S+)/.exec(lines.join("\n")) ?? [];
  expect([existsSync(file), await mock.stop("SIGINT"), existsSync(file)]).toEqual([true, 0, false]);
});

test("start --intercept --json has the variables in its first line", async () => {
  const mock = started("start", "--port", "0", "--json", ...INTERCEPT);
  const { variables } = JSON.parse((await mock.line()) ?? "");
  expect(variables.https_proxy).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
