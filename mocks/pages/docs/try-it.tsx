import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { jsonOf, type Placed, resolved, type SpecDocument } from "./spec.js";
import { DOCS_WORDS } from "./words.js";

/** The words of the reference that is being rendered. */
export const DocsSpeech = createContext(DOCS_WORDS.en);

/** Who is told to an operation: nobody, a sandbox's party, or whoever may use the control API. */
function tokenOf({ path, operation }: Placed): string | undefined {
  if (path.startsWith("/_control")) return "control";
  return operation["x-token-role"] === undefined ? undefined : "sandbox";
}

/** A form that sends an operation's first example to this mock; without the script it is not shown. */
export function TryIt({ document, ...placed }: Placed & { readonly document: SpecDocument }) {
  const words = useContext(DocsSpeech);
  const { method, path, operation } = placed;
  const fields = (operation.parameters ?? [])
    .map((parameter) => resolved(document, parameter))
    .filter((parameter) => parameter.in === "path" || parameter.in === "query");
  const { requestBody } = operation;
  const content = requestBody && jsonOf(resolved(document, requestBody));
  const [example] = Object.values(content?.examples ?? {});
  const body = example ? resolved(document, example).value : {};
  return (
    <details class="trying" hidden lang={words.language} dir={words.direction}>
      <summary>{words.tryIt}</summary>
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
            {words.body}
            <textarea rows={8} dir="ltr" spellcheck={false}>
              {JSON.stringify(body, null, 2)}
            </textarea>
          </label>
        ) : null}
        <button type="submit">{words.send}</button>
        <output dir="ltr" />
      </form>
    </details>
  );
}
