import { Fields, TypeOf } from "./fields.js";
import type { ContentsLine } from "./frame.js";
import { Mark } from "./mark.js";
import { OperationSection } from "./operation.js";
import { rulesOf } from "./rules.js";
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
import { Inline } from "./text.js";

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
