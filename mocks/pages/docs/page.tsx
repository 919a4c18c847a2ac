import { Assumed, Limits, Lives, Switches } from "./behavior.js";
import { Faults, TestValues } from "./faults.js";
import { REFERENCE_PATHS, renderReference } from "./frame.js";
import { Calls } from "./operation.js";
import { FailureShapes, Operations, operationLines, Schemas, schemaLines } from "./sections.js";
import type { SpecDocument } from "./spec.js";
import { Code, Prose } from "./text.js";

/** The sections below the operations of the payment service. */
const SECTIONS = [
  ["webhooks", "Notifications of the account"],
  ["failures", "Failure shapes"],
  ["limits", "Limits"],
  ["states", "States"],
  ["switches", "Switches"],
  ["faults", "Faults"],
  ["test-values", "Test values"],
  ["assumptions", "What is assumed"],
] as const;

/** What the calls of the page need to be set in a shell. */
const shellOf = (baseUrl: string) => `BASE=${baseUrl}
ORDER=$BASE           # the order URL, where it has a port of its own
TOKEN=sandbox_shop    # opens the sandbox "shop"; or a token that was issued`;

const controlShellOf = (baseUrl: string) => `BASE=${baseUrl}
SANDBOX=-    # the only sandbox, or the name of one`;

/** The reference of the payment service's interface. */
export function renderServiceReference(document: SpecDocument, baseUrl: string): string {
  return renderReference({
    title: "API reference",
    path: REFERENCE_PATHS.service,
    contents: [
      ...operationLines(document),
      ...SECTIONS.map(([id, text]) => ({ href: `#${id}`, text })),
      { href: "#schemas", text: "Schemas", below: schemaLines(document) },
    ],
    children: <Service document={document} baseUrl={baseUrl} />,
  });
}

function Service(props: { readonly document: SpecDocument; readonly baseUrl: string }) {
  const { document, baseUrl } = props;
  const [webhooks, failures, limits, states, switches, faults, values, assumptions] = SECTIONS.map(
    ([id, text]) => (
      <h2 key={id} id={id}>
        {text}
      </h2>
    ),
  );
  return (
    <>
      <h1>{document.info.title}</h1>
      <p>{document.info.summary}</p>
      <Legend />
      <Code>{shellOf(baseUrl)}</Code>
      <details>
        <summary>About the spec behind this page</summary>
        <Prose text={document.info.description} />
      </details>
      <Operations document={document} />
      {webhooks}
      {Object.entries(document.webhooks ?? {}).map(([name, item]) => (
        <Calls key={name} document={document} name={name} paths={{ [name]: item }} />
      ))}
      {failures}
      <FailureShapes document={document} />
      {limits}
      <Limits document={document} />
      {states}
      <Lives document={document} />
      {switches}
      <p>
        Set one with <code>--assume id=option</code> at start, or while it runs, for a sandbox.
      </p>
      <Switches />
      {faults}
      <p>
        Add one with <code>paystub fault add</code>, or by the control API.
      </p>
      <Faults />
      {values}
      <p>These need no rule: whoever sends one gets what it leads to.</p>
      <TestValues />
      {assumptions}
      <Assumed />
      <h2 id="schemas">Schemas</h2>
      <Schemas document={document} />
    </>
  );
}

function Legend() {
  return (
    <p>
      <span class="mark documented">documented</span> marks what the service's description states,
      and{" "}
      <a class="mark assumed" href="#assumptions">
        assumed
      </a>{" "}
      what it leaves open; follow the mark to what is assumed and on what evidence. To try the
      calls:
    </p>
  );
}

/** The reference of the control API. */
export function renderControlReference(document: SpecDocument, baseUrl: string): string {
  return renderReference({
    title: "Control API reference",
    path: REFERENCE_PATHS.control,
    contents: [
      ...operationLines(document),
      { href: "#schemas", text: "Schemas", below: schemaLines(document) },
    ],
    children: (
      <>
        <h1>{document.info.title}</h1>
        <p>{document.info.summary}</p>
        <Prose text={document.info.description} />
        <p>To try the calls:</p>
        <Code>{controlShellOf(baseUrl)}</Code>
        <Operations document={document} />
        <h2 id="schemas">Schemas</h2>
        <Schemas document={document} />
      </>
    ),
  });
}
