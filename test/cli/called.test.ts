import { expect, test } from "vitest";
import { asCalled, calledAs } from "../../mocks/cli/called.js";
import { main } from "../../mocks/cli/main.js";

test.each([
  ["paystub", "a global install", "/usr/lib/node_modules/paystub/dist/paystub.cjs", {}],
  ["npx paystub", "npx", "/shop/node_modules/.bin/paystub", { npm_execpath: "npm" }],
  ["npx paystub", "a file of the project", "/shop/node_modules/paystub/dist/paystub.cjs", {}],
  ["pnpm exec paystub", "pnpm", "/x", { npm_config_user_agent: "pnpm/9.1.0" }],
  ["yarn paystub", "yarn", "/x", { npm_config_user_agent: "yarn/1.22.0" }],
  ["node dist/paystub.cjs", "a clone", "/x", { npm_package_name: "paystub", npm_execpath: "npm" }],
])("the command is typed as %s through %s", (typed, _how, script, env) => {
  expect(calledAs(script, env, "/shop")).toBe(typed);
});

test.each([
  ["start it with paystub start, or wait", "start it with npx paystub start, or wait"],
  ["Usage: paystub [options] [command]", "Usage: npx paystub [options] [command]"],
  ["paystub: nothing answers", "paystub: nothing answers"],
  ["paystub 0.1.0 is ready", "paystub 0.1.0 is ready"],
  ["npm install -D paystub", "npm install -D paystub"],
  ["npx paystub start", "npx paystub start"],
  ["what paystub starts", "what paystub starts"],
])("a message says %j as %j", (text, expected) => {
  expect(asCalled(text, "npx paystub", ["start", "status"])).toBe(expected);
});

test("a start names other commands as the user types them", async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  expect(await main(["start", "--help"], print, print, "npx paystub")).toBe(0);
  expect(printed.join("").replace(/\s+/g, " ")).toContain("background until npx paystub stop");
});
