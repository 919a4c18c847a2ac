import { Fragment, type VNode } from "preact";
import { Assumed, Limits, Lives, Switches } from "./behavior.js";
import { Faults, TestValues } from "./faults.js";
import { REFERENCE_PATHS, renderReference } from "./frame.js";
import { Calls } from "./operation.js";
import { FailureShapes, Operations, operationLines, Schemas, schemaLines } from "./sections.js";
import type { SpecDocument } from "./spec.js";
import { Code, Prose } from "./text.js";

/** A section of the page, by the document that it shows. */
type SectionContent = (props: { readonly document: SpecDocument }) => VNode;

/** The sections below the operations of the payment service: id, heading, content. */
const SECTIONS: readonly (readonly [id: string, text: string, content: SectionContent])[] = [
  ["webhooks", "Notifications of the account", Webhooks],
  ["failures", "Failure shapes", FailureShapes],
  ["limits", "Limits", Limits],
  ["states", "States", Lives],
  ["switches", "Switches", SwitchSection],
  ["faults", "Faults", FaultSection],
  ["test-values", "Test values", TestValueSection],
  ["assumptions", "What is assumed", Assumed],
];

/** What the calls of the page need to be set in a shell. */
const shellOf = (baseUrl: string) => `BASE=${baseUrl}
ORDER=$BASE           # the order URL, where it has a port of its own
TOKEN=sandbox_shop    # opens the sandbox "shop"; or a token that was issued`;

const controlShellOf = (baseUrl: string) => `BASE=${baseUrl}
SANDBOX=-    # the only sandbox, or the name of one`;

/** The reference of the payment service's interface. */
export function renderServiceReference(
  document: SpecDocument,
  baseUrl: string,
  language: "en" | "ar" = "en",
): string {
  const page = {
    title: "API reference",
    path: REFERENCE_PATHS.service,
    contents: [
      ...operationLines(document),
      ...SECTIONS.map(([id, text]) => ({ href: `#${id}`, text })),
      { href: "#schemas", text: "Schemas", below: schemaLines(document) },
    ],
    children: <Service document={document} baseUrl={baseUrl} />,
  };
  return renderReference(page, language);
}

function Service(props: { readonly document: SpecDocument; readonly baseUrl: string }) {
  const { document, baseUrl } = props;
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
      {SECTIONS.map(([id, text, Content]) => (
        <Fragment key={id}>
          <h2 id={id}>{text}</h2>
          <Content document={document} />
        </Fragment>
      ))}
      <h2 id="schemas">Schemas</h2>
      <Schemas document={document} />
    </>
  );
}

function Webhooks({ document }: { readonly document: SpecDocument }) {
  const calls = Object.entries(document.webhooks ?? {}).map(([name, item]) => (
    <Calls key={name} document={document} name={name} paths={{ [name]: item }} />
  ));
  return <>{calls}</>;
}

function SwitchSection() {
  return (
    <>
      <p>
        Set one with <code>--assume id=option</code> at start, or while it runs, for a sandbox.
      </p>
      <Switches />
    </>
  );
}

function FaultSection() {
  return (
    <>
      <p>
        Add one with <code>paystub fault add</code>, or by the control API.
      </p>
      <Faults />
    </>
  );
}

function TestValueSection() {
  return (
    <>
      <p>These need no rule: whoever sends one gets what it leads to.</p>
      <TestValues />
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
export function renderControlReference(
  document: SpecDocument,
  baseUrl: string,
  language: "en" | "ar" = "en",
): string {
  const page = {
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
  };
  return renderReference(page, language);
}
