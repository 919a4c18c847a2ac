import { type ComponentChildren, Fragment, type VNode } from "preact";
import type { Assumptions } from "../../../spec/generated/assumptions.js";
import { renderDocument } from "../document.js";
import { ENGLISH } from "../language.js";
import {
  Assumed,
  Faults,
  Limits,
  Lives,
  Mark,
  ObservedContext,
  Switches,
  TestValues,
} from "./behavior.js";
import { Calls, Fields, OperationSection, rulesOf, TypeOf } from "./operation.js";
import { SCRIPT_PATH } from "./script.js";
import {
  jsonOf,
  type Marked,
  type Operation,
  operationsOf,
  resolved,
  type Schema,
  type SpecDocument,
  schemaName,
} from "./spec.js";
import { DOCS_STYLE } from "./style.js";
import { Code, Inline, Prose } from "./text.js";
import { DOCS_WORDS } from "./words.js";

/** One line of the contents, with those below it. */
export interface ContentsLine {
  readonly href: string;
  readonly text: string;
  readonly below?: readonly ContentsLine[];
}

/** A page of the reference. */
export interface ReferencePage {
  readonly title: string;
  /** Its own path, so that the way to it is marked. */
  readonly path: string;
  readonly contents: readonly ContentsLine[];
  /** What is in the header in place of the search and the forms of the reference, which need its script. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The pages of the reference and the list of guides, with their paths. */
export const REFERENCE_PATHS = {
  service: "/_docs",
  control: "/_docs/control",
  guides: "/_docs/guides",
} as const;

/** Renders a whole document. Its one script is a file of this origin; it is whole without it. */
export function renderReference(page: ReferencePage): string {
  const body = <Body {...page} />;
  return renderDocument({ title: page.title, style: DOCS_STYLE, body, words: ENGLISH.words });
}

function Body({ path, contents, tools, children }: ReferencePage) {
  return (
    <body>
      <a class="skip" href="#content">
        {DOCS_WORDS.skip}
      </a>
      <Top path={path}>{tools ?? <Tools isControl={path === REFERENCE_PATHS.control} />}</Top>
      <div class="frame">
        <nav class="contents" aria-label={DOCS_WORDS.contents}>
          <Lines lines={contents} />
        </nav>
        <main id="content">{children}</main>
      </div>
      {tools ? null : <script src={SCRIPT_PATH} />}
    </body>
  );
}

function Top({ path, children }: Pick<ReferencePage, "path" | "children">) {
  const pages = [
    [REFERENCE_PATHS.guides, DOCS_WORDS.guides],
    [REFERENCE_PATHS.service, DOCS_WORDS.service],
    [REFERENCE_PATHS.control, DOCS_WORDS.control],
  ] as const;
  return (
    <header class="top">
      <span class="wordmark">paystub</span>
      {pages.map(([href, name]) => (
        <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
          {name}
        </a>
      ))}
      <a href={path === REFERENCE_PATHS.control ? "/_docs/control.json" : "/_docs/openapi.json"}>
        {DOCS_WORDS.json}
      </a>
      {children}
    </header>
  );
}

/** What the script makes work, and shows. */
function Tools({ isControl }: { readonly isControl: boolean }) {
  const { search, found, copy, copied, waiting, unreached, sandbox, token } = DOCS_WORDS;
  return (
    <div id="tools" hidden {...data({ copy, copied, waiting, unreached })}>
      <label>
        {search} <input id="search" type="search" autocomplete="off" aria-keyshortcuts="/" />
      </label>
      <output id="found" for="search" data-found={found} />
      <label>
        {sandbox}{" "}
        <input id="try-sandbox" dir="ltr" value={isControl ? "-" : "shop"} autocomplete="off" />
      </label>
      {isControl ? (
        <label>
          {token} <input id="try-token" dir="ltr" type="password" autocomplete="off" />
        </label>
      ) : null}
    </div>
  );
}

function data(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [`data-${name}`, text]));
}

function Lines({ lines }: { readonly lines: readonly ContentsLine[] }) {
  return (
    <ul>
      {lines.map(({ href, text, below }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          {below && below.length > 0 ? <Lines lines={below} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly document: SpecDocument;
}

/** The id of a tag's section. */
const tagId = (name: string) => `tag-${name.toLowerCase().replaceAll(" ", "-")}`;

const ofTag = (document: SpecDocument, name: string) =>
  operationsOf(document.paths).filter(({ operation }) => operation.tags?.includes(name));

/** The operations, by tag. */
export function Operations({ document }: Props) {
  return (
    <>
      {document.tags.map(({ name, description }) => (
        <section key={name} class="tag">
          <h2 id={tagId(name)}>{name}</h2>
          <p>{description}</p>
          {ofTag(document, name).map((placed) => (
            <OperationSection key={placed.operation.operationId} document={document} {...placed} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Tags with their operations, for the contents. */
export function operationLines(document: SpecDocument): readonly ContentsLine[] {
  return document.tags.map(({ name }) => ({
    href: `#${tagId(name)}`,
    text: name,
    below: ofTag(document, name).map(({ operation: { operationId, summary = "" } }) => ({
      href: `#${operationId}`,
      text: summary,
    })),
  }));
}

/** All named schemas, for the types to lead to. */
export function Schemas({ document }: Props) {
  const schemas: [string, Schema & Marked][] = Object.entries(document.components.schemas);
  return (
    <>
      {schemas.map(([name, schema]) => (
        <section key={name} class="schema" id={`schema-${name}`}>
          <h3>
            <a href={`#schema-${name}`}>{name}</a>
          </h3>
          <p>
            <span class="type">
              <TypeOf schema={schema} />
            </span>{" "}
            <Mark of={schema} />
          </p>
          <p class="muted">
            <Inline text={String(schema.description ?? "")} />
            <span class="rules">{rulesOf(schema).join("; ")}</span>
          </p>
          {schema.properties ? <Fields schema={schema} anchor={`schema-${name}`} /> : null}
        </section>
      ))}
    </>
  );
}

/** Named schemas, for the contents. */
export function schemaLines(document: SpecDocument): readonly ContentsLine[] {
  return Object.keys(document.components.schemas).map((name) => ({
    href: `#schema-${name}`,
    text: name,
  }));
}

/** Which shapes failures have, and which operations answer with each. */
export function FailureShapes({ document }: Props) {
  const placed = operationsOf(document.paths);
  const families = new Set(placed.map(({ operation }) => familyOf(operation)));
  return (
    <dl class="entries">
      {[...families].map((family) => {
        const own = placed.filter(({ operation }) => familyOf(operation) === family);
        const names = own.flatMap(({ operation }) => failureSchemas(document, operation));
        return (
          <div key={family} class="entry" id={`failures-${family}`}>
            <dt>
              <code class="name">{family}</code>{" "}
              <Links prefix="schema-" names={[...new Set(names)]} />
            </dt>
            <dd>
              <Links prefix="" names={own.map(({ operation }) => operation.operationId ?? "")} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function familyOf(operation: Operation): string {
  return operation["x-error-family"] ?? "problem";
}

function Links({ prefix, names }: { readonly prefix: string; readonly names: readonly string[] }) {
  return (
    <>
      {names.map((name, index) => (
        <span key={name} class="small">
          {index > 0 ? ", " : ""}
          <a href={`#${prefix}${name}`}>{name}</a>
        </span>
      ))}
    </>
  );
}

function failureSchemas(document: SpecDocument, { responses }: Operation): readonly string[] {
  return Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([, response]) => {
      const schema = jsonOf(resolved(document, response))?.schema;
      return schema ? (schemaName(schema) ?? []) : [];
    });
}

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

/** The reference of the payment service's interface, and what was observed of what is assumed. */
export function renderServiceReference(
  document: SpecDocument,
  baseUrl: string,
  observed: Partial<Assumptions> = {},
): string {
  const page = {
    title: "API reference",
    path: REFERENCE_PATHS.service,
    contents: [
      ...operationLines(document),
      ...SECTIONS.map(([id, text]) => ({ href: `#${id}`, text })),
      { href: "#schemas", text: "Schemas", below: schemaLines(document) },
    ],
    children: (
      <ObservedContext.Provider value={observed}>
        <Service document={document} baseUrl={baseUrl} />
      </ObservedContext.Provider>
    ),
  };
  return renderReference(page);
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
      <p>These need no rule: a call that sends one gets its result.</p>
      <TestValues />
    </>
  );
}

function Legend() {
  return (
    <p>
      <span class="mark documented">documented</span> marks what the service's description states.{" "}
      <a class="mark assumed" href="#assumptions">
        assumed
      </a>{" "}
      marks what it leaves open; follow the mark to the assumption and its evidence.{" "}
      <a class="mark observed" href="#switches">
        observed
      </a>{" "}
      marks the options that <code>paystub calibrate</code> saw at your test environment. To try the
      calls:
    </p>
  );
}

/** The reference of the control API. */
export function renderControlReference(document: SpecDocument, baseUrl: string): string {
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
  return renderReference(page);
}
