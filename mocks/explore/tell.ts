import type { Execution } from "./execute.js";
import type { FoundFailure } from "./outcome.js";
import { describeStep, type Sequence, type ShopFinding } from "./sequence.js";

/** A failure with where it was kept and how it is seen again. */
export interface ToldFailure extends FoundFailure {
  /** Undefined where it could not be kept. */
  readonly path: string | undefined;
  /** The line that shows it again; only what was kept can be seen again. */
  readonly reproduction: string | undefined;
  /** Where its test, its diagram and its recording lie. */
  readonly beside: readonly string[];
}

/** The switches that are not as usual, and the steps, numbered. */
export function sentencesOf({ world, steps }: Sequence): readonly string[] {
  const odd = Object.entries(world).map(([id, option]) => `${id}=${option}`);
  return [
    ...(odd.length > 0 ? [`Where the service has ${odd.join(", ")}:`] : []),
    ...steps.map((step, index) => `${index + 1}. ${describeStep(step)}`),
  ];
}

/** A test in Vitest that fails as long as the shop does. `shop` is the path of the adapter. */
export function testOf(finding: ShopFinding, sequence: Sequence, shop: string): string {
  const sentences = sentencesOf(sequence).map((sentence) => `  // ${sentence}`);
  const value = JSON.stringify(sequence, null, 2).replaceAll("\n", "\n  ");
  return `import { replay } from "paystub/explore";
import { expect, test } from "vitest";

// ${finding.text}
test(${JSON.stringify(finding.invariant)}, async () => {
${sentences.join("\n")}
  const sequence = ${value};
  const { findings } = await replay({ shop: ${JSON.stringify(shop)}, sequence });
  expect(findings).toEqual([]);
}, 60_000);
`;
}

/** Who said what to whom, as a Mermaid sequence diagram. */
export function diagramOf(sequence: Sequence, execution: Execution): string {
  const lines = [
    "sequenceDiagram",
    "  participant C as Customer",
    "  participant S as Shop",
    "  participant P as Payment service",
  ];
  execution.marks.forEach((mark, index) => {
    const next = execution.marks[index + 1];
    const step = sequence.steps[index];
    lines.push(
      `  Note over C,P: ${index + 1}. ${plainText(step ? describeStep(step) : "In the end.")}`,
    );
    lines.push(...stretch(execution, mark, next));
  });
  for (const { text } of execution.findings.slice(0, 1))
    lines.push(`  Note over S: ${plainText(text)}`);
  return `${lines.join("\n")}\n`;
}

type StepMark = Execution["marks"][number];

function stretch(
  { evidence }: Execution,
  from: StepMark,
  to: StepMark | undefined,
): readonly string[] {
  const requests = evidence.requests.slice(from.requests, to?.requests).map((request) => {
    const struck = request.faults.length > 0 ? " (fault)" : "";
    const answer = request.status === null ? "no answer" : String(request.status);
    const name = request.operationId ?? `${request.method} ${request.path}`;
    return { at: request.after ?? 0, lines: arrows("S", "P", name, `${answer}${struck}`) };
  });
  const events = evidence.events.slice(from.events, to?.events).flatMap(({ seq, event }) => {
    if (event.type === "invoice-paid") return [{ at: seq, lines: ["  C->>P: pays"] }];
    if (event.type === "payment-declined") return [{ at: seq, lines: ["  P-->>C: declined"] }];
    if (event.type !== "callback-answered") return [];
    const made = evidence.callbacks.get(event.callbackId);
    const { status, outcome } = event.result;
    return [
      { at: seq, lines: arrows("P", "S", `callback: ${made?.kind}`, String(status ?? outcome)) },
    ];
  });
  const all = [...requests, ...events].sort((a, b) => a.at - b.at);
  return all.flatMap(({ lines }) => lines);
}

function arrows(from: string, to: string, asked: string, answered: string): readonly string[] {
  const isLost = answered.startsWith("no answer") || answered === "timeout";
  return [
    `  ${from}->>${to}: ${plainText(asked)}`,
    `  ${to}${isLost ? "--x" : "-->>"}${from}: ${plainText(answered)}`,
  ];
}

/** Semicolons and hashes mean something to Mermaid. */
function plainText(text: string): string {
  return text.replaceAll(/[;#]/g, " ").replaceAll("\n", " ");
}
