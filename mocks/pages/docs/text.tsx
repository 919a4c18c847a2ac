import type { ComponentChildren } from "preact";

/** A sentence with code between backticks. */
export function Inline({ text }: { readonly text: string }) {
  const parts = text.split(/`([^`]+)`/);
  return (
    <>
      {parts.map((part, index) => {
        return index % 2 === 1 ? <code key={index}>{part}</code> : part;
      })}
    </>
  );
}

/** Paragraphs and lists as the descriptions of a spec have them. */
export function Prose({ text }: { readonly text: string | undefined }) {
  const blocks = text?.trim().split(/\n\s*\n/) ?? [];
  return (
    <>
      {blocks.map((block) =>
        block.startsWith("- ") ? (
          <ul key={block} class="bullets">
            {block.split(/\n(?=- )/).map((item) => (
              <li key={item}>
                <Inline text={item.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <Inline text={block} />
          </p>
        ),
      )}
    </>
  );
}

/** A table that scrolls sideways if it is too wide. */
export function Table(props: {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ComponentChildren;
}) {
  const { label, head, children } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by keys
    <section class="scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** JSON as it goes over the wire, in several lines. */
export function Json({ value }: { readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2);
  return <Code>{text}</Code>;
}

/** A block of code. */
export function Code({ children }: { readonly children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by keys
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
