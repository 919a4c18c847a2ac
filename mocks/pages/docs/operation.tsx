import { curlOf } from "./curl.js";
import { Entry, Fields, TypeOf } from "./fields.js";
import { Mark, MarkInFull } from "./mark.js";
import {
  type Content,
  jsonOf,
  type Operation,
  operationsOf,
  type Parameter,
  type Paths,
  type Payload,
  type Placed,
  resolved,
  type Schema,
  type SpecDocument,
} from "./spec.js";
import { Code, Json, Prose } from "./text.js";
import { TryIt } from "./try-it.js";

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
