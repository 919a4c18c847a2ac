import type { ComponentChildren } from "preact";
import { Mark } from "./mark.js";
import { rulesOf } from "./rules.js";
import { type Marked, type Schema, schemaName } from "./spec.js";
import { Inline } from "./text.js";

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
export function Entry(props: {
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
