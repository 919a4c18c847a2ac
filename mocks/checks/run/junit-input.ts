import type { TestOutcome } from "../../../spec/generated/control.types.js";
import { errorText } from "../../domain/text.js";
import { CouldNotRun } from "../../report/report.js";
import { MISTAKES } from "./messages.js";

type Node = Readonly<Record<string, unknown>>;

const NAME_MAX = 1000;
const MESSAGE_MAX = 4000;

/**
 * The outcomes in a JUnit file of PHPUnit, pytest, Go, Maven or .NET. Suites may nest, and a skipped test has no
 * outcome. Throws a `CouldNotRun` for a file that is no JUnit report.
 */
export async function outcomesInJunit(path: string, text: string): Promise<readonly TestOutcome[]> {
  const { XMLParser, XMLValidator } = await import("fast-xml-parser");
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new CouldNotRun(MISTAKES.notJunit(path, valid.err.msg));
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    isArray: (name) => ["testsuite", "testcase", "failure", "error"].includes(name),
  });
  try {
    const { testsuites, testsuite } = parser.parse(text) as Node;
    if (testsuites === undefined && testsuite === undefined) throw new Error("no testsuite");
    return outcomesIn(testsuites === undefined ? { testsuite } : (testsuites as Node));
  } catch (error) {
    throw new CouldNotRun(MISTAKES.notJunit(path, errorText(error)));
  }
}

function outcomesIn(suite: Node): readonly TestOutcome[] {
  const cases = listOf(suite.testcase).flatMap(outcomeOf);
  return [...cases, ...listOf(suite.testsuite).flatMap(outcomesIn)];
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.map((one) => Object(one) as Node) : [];
}

function outcomeOf(one: Node): readonly TestOutcome[] {
  if ("skipped" in one) return [];
  const { classname, name = "test" } = one;
  const test = `${classname ? `${classname}.` : ""}${name}`.slice(0, NAME_MAX);
  const [problem] = [...given(one.failure), ...given(one.error)];
  if (problem === undefined) return [{ test, ended: "passed" }];
  const { type, message, "#text": body } = Object(problem) as Node;
  return [
    {
      test,
      ended: "failed",
      ...(typeof type === "string" && { name: type }),
      message: String(message ?? body ?? problem).slice(0, MESSAGE_MAX),
    },
  ];
}

const given = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
