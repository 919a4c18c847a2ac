import type { ComponentChildren } from "preact";
import { Mark, MarkInFull } from "./behavior.js";
import {
  type Content,
  jsonOf,
  type Marked,
  type Operation,
  operationsOf,
  type Parameter,
  type Paths,
  type Payload,
  type Placed,
  resolved,
  type Schema,
  type SpecDocument,
  schemaName,
} from "./spec.js";
import { Code, Inline, Json, Prose } from "./text.js";
import { DOCS_WORDS } from "./words.js";

/** A call of an operation with its first example, for a shell in which BASE, ORDER and TOKEN are set. */
export function curlOf(document: SpecDocument, { method, path, operation }: Placed): string {
  const base = operation["x-server"] === "order" ? "$ORDER" : "$BASE";
  const token = operation["x-token-role"] ? [`-H "Authorization: Bearer $TOKEN"`] : [];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const body = bodyOf(document, operation.requestBody);
  // With a body curl posts by itself.
  const usual = body === undefined ? "GET" : "POST";
  const verb = method === usual ? [] : [`-X ${method}`];
  const json =
    body === undefined
      ? []
      : [`-H "Content-Type: application/json"`, `-d '${body.replaceAll("'", "'\\''")}'`];
  return [`curl "${base}${filled}"`, ...verb, ...token, ...json].join(" \\\n  ");
}

function bodyOf(document: SpecDocument, body: Placed["operation"]["requestBody"]) {
  if (!body) return undefined;
  const [example] = Object.values(jsonOf(resolved(document, body))?.examples ?? {});
  return JSON.stringify(example ? resolved(document, example).value : {});
}

/** Keywords that are shown in another way than as a rule: as a type, as nested fields, as marks. */
const SHOWN_ELSEWHERE = new Set([
  ...["$ref", "type", "items", "properties", "required", "enum", "const", "anyOf", "oneOf"],
  ...["if", "then", "description", "examples", "example", "x-provenance", "x-assumption"],
  // For the comparison of two answers.
  ...["x-volatile", "x-ordered"],
]);

const valueText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const RULES: Readonly<Record<string, (value: unknown) => string>> = {
  format: (value) => `form: ${value}`,
  pattern: (value) => `matches ${value}`,
  minLength: (value) => (value === 1 ? "not empty" : `${value} characters at least`),
  maxLength: (value) => `${value} characters at most`,
  minimum: (value) => `${value} at least`,
  maximum: (value) => `${value} at most`,
  exclusiveMinimum: (value) => `more than ${value}`,
  minItems: (value) => `${value} elements at least`,
  maxItems: (value) => `${value} elements at most`,
  minProperties: (value) => `${value} fields at least`,
  maxProperties: (value) => `${value} fields at most`,
  default: (value) => `${valueText(value)} when left out`,
  propertyNames: (value) => `names are ${valueText(value)}`,
  additionalProperties: (value) => (value === false ? "no other fields" : ""),
  "x-minimum-sar": (value) => `worth ${value} SAR at least`,
  "x-tolerates": (value) => `tolerated with a warning: ${[value].flat().map(valueText).join(", ")}`,
  "x-personal": () => "personal data",
  "x-secret": () => "kept in part or not at all",
  "x-expected": (value) => `${value}`,
  "x-choices": () => "",
};

/** The rules of a schema in words. A keyword without its own words is shown unchanged. */
export function rulesOf(schema: Schema): readonly string[] {
  return Object.entries(schema)
    .filter(([keyword]) => !SHOWN_ELSEWHERE.has(keyword))
    .map(([keyword, value]) => RULES[keyword]?.(value) ?? `${keyword}: ${valueText(value)}`)
    .filter((rule) => rule !== "");
}

/** The type of a schema, with links to the schemas that it names. */
export function TypeOf({ schema }: { readonly schema: Schema }): ComponentChildren {
  const name = schemaName(schema);
  if (name !== undefined) return <a href={`#schema-${name}`}>{name}</a>;
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  const options = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (options) return <Alternatives options={options} />;
  if (Array.isArray(schema.enum)) return <Values values={schema.enum} />;
  const { items, additionalProperties: rest } = schema;
  if (isSchema(items)) {
    return (
      <>
        array of <TypeOf schema={items} />
      </>
    );
  }
  const types = [schema.type ?? "anything"].flat().join(" or ");
  if (!isSchema(rest)) return types;
  return (
    <>
      {types} of names and <TypeOf schema={rest} />
    </>
  );
}

function Alternatives({ options }: { readonly options: readonly Schema[] }) {
  return (
    <>
      {options.map((option, index) => (
        <span key={index}>
          {index > 0 ? " or " : ""}
          <TypeOf schema={option} />
        </span>
      ))}
    </>
  );
}

function Values({ values }: { readonly values: readonly unknown[] }) {
  return (
    <>
      {values.map((value, index) => (
        <span key={String(value)}>
          {index > 0 ? " or " : ""}
          <code>{JSON.stringify(value)}</code>
        </span>
      ))}
    </>
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

/** One named thing with its type, rules, meaning and provenance: a field, a parameter, a header. */
function Entry(props: {
  readonly name: string;
  readonly id?: string | undefined;
  readonly schema: Schema;
  readonly required: boolean;
  readonly about?: string | undefined;
  readonly marked: Marked;
}) {
  const { name, id, schema, required, about, marked } = props;
  return (
    <div class="entry" id={id}>
      <dt>
        <code class="name">{name}</code>{" "}
        <span class="type">
          <TypeOf schema={schema} />
        </span>{" "}
        {required ? <span class="need">required</span> : null} <Mark of={marked} />
      </dt>
      <dd>
        {about === undefined ? null : <Inline text={about} />}
        <Rules schema={schema} />
      </dd>
    </div>
  );
}

function Rules({ schema }: { readonly schema: Schema }) {
  const rules = rulesOf(schema);
  return rules.length === 0 ? null : <span class="rules">{rules.join("; ")}</span>;
}

/** The fields of a schema; those of an object inside it follow it, with the whole path as name. */
export function Fields(props: { readonly schema: Schema; readonly anchor?: string }) {
  const { schema, anchor } = props;
  return (
    <>
      <dl class="entries">{entriesOf(schema, "", anchor)}</dl>
      <Condition schema={schema} />
    </>
  );
}

function entriesOf(schema: Schema, prefix: string, anchor?: string): ComponentChildren[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema & Marked>>;
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key;
    const entry = (
      <Entry
        key={name}
        name={name}
        id={anchor === undefined ? undefined : `${anchor}.${name}`}
        schema={field}
        required={required.includes(key)}
        about={field.description as string | undefined}
        marked={field}
      />
    );
    const items = isSchema(field.items) ? field.items : {};
    const inside = field.properties ? entriesOf(field, `${name}.`, anchor) : [];
    return [entry, ...inside, ...entriesOf(items, `${name}[].`, anchor)];
  });
}

/** What holds only when a field has a certain value. */
function Condition({ schema }: { readonly schema: Schema }) {
  if (!isSchema(schema.if) || !isSchema(schema.then)) return null;
  const when = Object.entries((schema.if.properties ?? {}) as Record<string, Schema>);
  return (
    <>
      <p class="small">
        Where{" "}
        {when.map(([name, { const: value }]) => (
          <code key={name}>{`${name} is ${JSON.stringify(value)}`}</code>
        ))}
        :
      </p>
      <dl class="entries">{entriesOf(schema.then, "")}</dl>
    </>
  );
}

/** The token that an operation needs: none, one of a sandbox, or that of the control API. */
function tokenOf({ path, operation }: Placed): string | undefined {
  if (path.startsWith("/_control")) return "control";
  return operation["x-token-role"] === undefined ? undefined : "sandbox";
}

/** A form that sends an operation's first example to this mock; without the script it is not shown. */
function TryIt({ document, ...placed }: Placed & { readonly document: SpecDocument }) {
  const { method, path, operation } = placed;
  const fields = (operation.parameters ?? [])
    .map((parameter) => resolved(document, parameter))
    .filter((parameter) => parameter.in === "path" || parameter.in === "query");
  const { requestBody } = operation;
  const content = requestBody && jsonOf(resolved(document, requestBody));
  const [example] = Object.values(content?.examples ?? {});
  const body = example ? resolved(document, example).value : {};
  return (
    <details class="trying" hidden>
      <summary>{DOCS_WORDS.tryIt}</summary>
      <form class="try" data-method={method} data-path={path} data-token={tokenOf(placed)}>
        {fields.map(({ name = "", in: place, required = false }) => (
          <label key={name}>
            <code>{name}</code>
            <input
              name={name}
              data-in={place}
              dir="ltr"
              required={required && name !== "sandbox"}
            />
          </label>
        ))}
        {content ? (
          <label>
            {DOCS_WORDS.body}
            <textarea rows={8} dir="ltr" spellcheck={false}>
              {JSON.stringify(body, null, 2)}
            </textarea>
          </label>
        ) : null}
        <button type="submit">{DOCS_WORDS.send}</button>
        <output dir="ltr" />
      </form>
    </details>
  );
}

interface Props extends Placed {
  readonly document: SpecDocument;
}

/** Everything about one operation. */
export function OperationSection({ document, method, path, operation }: Props) {
  const { operationId = "", summary, description, callbacks = {} } = operation;
  return (
    <section class="operation" id={operationId} aria-labelledby={`${operationId}-title`}>
      <h3 id={`${operationId}-title`}>
        <a href={`#${operationId}`}>{summary}</a>
      </h3>
      <p class="call">
        <span class={`method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
      </p>
      <p class="small muted">
        <code>{operationId}</code> {accessOf(operation)}
      </p>
      <MarkInFull of={operation} />
      <Prose text={description} />
      <Details {...{ document, operation }} />
      <h4>Call it</h4>
      <Code>{curlOf(document, { method, path, operation })}</Code>
      <TryIt {...{ document, method, path, operation }} />
      {Object.entries(callbacks).map(([name, paths]) => (
        <Calls key={name} document={document} name={name} paths={paths} />
      ))}
    </section>
  );
}

function accessOf(operation: Operation): string {
  const server = operation["x-server"];
  if (server === undefined) return "";
  const role = operation["x-token-role"];
  return `· ${server} URL · ${role === undefined ? "no token" : `token of a ${role}`}`;
}

/** Parameters, body and answers. */
function Details(props: { readonly document: SpecDocument; readonly operation: Operation }) {
  const { document, operation } = props;
  const { parameters = [], requestBody, responses } = operation;
  const body = requestBody && jsonOf(resolved(document, requestBody));
  return (
    <>
      {parameters.length > 0 ? <h4>Parameters</h4> : null}
      <Parameters document={document} parameters={parameters} />
      {body ? <Body document={document} content={body} /> : null}
      <h4>Answers</h4>
      <dl class="entries">
        {Object.entries(responses).map(([status, response]) => (
          <Answer key={status} {...{ document, status, response: resolved(document, response) }} />
        ))}
      </dl>
    </>
  );
}

function Parameters(props: {
  readonly document: SpecDocument;
  readonly parameters: readonly Parameter[];
}) {
  const all = props.parameters.map((parameter) => resolved(props.document, parameter));
  if (all.length === 0) return null;
  return (
    <dl class="entries">
      {all.map((parameter) => {
        const { name = "", in: place, required = false, description, schema = {} } = parameter;
        const about = `${description ?? ""} Stands in the ${place}.`.trim();
        return <Entry key={name} {...{ name, schema, required, about, marked: parameter }} />;
      })}
    </dl>
  );
}

function Body({
  document,
  content,
}: {
  readonly document: SpecDocument;
  readonly content: Content;
}) {
  const schema = content.schema ?? {};
  return (
    <>
      <h4>
        Body: <TypeOf schema={schema} />
      </h4>
      <Fields schema={resolved(document, schema as Schema & { $ref?: string })} />
      <Examples document={document} content={content} />
    </>
  );
}

function Answer(props: {
  readonly document: SpecDocument;
  readonly status: string;
  readonly response: Payload;
}) {
  const { document, status, response } = props;
  const content = jsonOf(response);
  return (
    <div class="entry">
      <dt>
        <code class="name">{status}</code>{" "}
        <span class="type">{content?.schema ? <TypeOf schema={content.schema} /> : "no body"}</span>{" "}
        <Mark of={response} />
      </dt>
      <dd>
        <Prose text={response.description} />
        {Object.entries(response.headers ?? {}).map(([name, header]) => (
          <p key={name} class="small">
            Header <code>{name}</code>: {header.description}
          </p>
        ))}
        {content ? <Examples document={document} content={content} /> : null}
      </dd>
    </div>
  );
}

function Examples(props: { readonly document: SpecDocument; readonly content: Content }) {
  const { document, content } = props;
  return (
    <>
      {Object.entries(content.examples ?? {}).map(([name, example]) => {
        const { summary, value } = resolved(document, example);
        return (
          <details key={name}>
            <summary>Example: {summary ?? name}</summary>
            <Json value={value} />
          </details>
        );
      })}
    </>
  );
}

/** What the service calls in turn, by a name that the spec gives it. */
export function Calls(props: {
  readonly document: SpecDocument;
  readonly name: string;
  readonly paths: Paths;
}) {
  const { document, name, paths } = props;
  return (
    <>
      {operationsOf(paths).map(({ method, operation }) => (
        <details key={method} class="outgoing">
          <summary>
            The service calls <code>{name}</code> by {method}: {operation.summary}
          </summary>
          <MarkInFull of={operation} />
          <Prose text={operation.description} />
          <Details {...{ document, operation }} />
        </details>
      ))}
    </>
  );
}
