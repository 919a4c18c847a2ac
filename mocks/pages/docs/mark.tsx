import { assumptionRows } from "../../../spec/generated/assumptions.js";
import type { Marked } from "./spec.js";
import { Inline } from "./text.js";

/** The rows of the assumptions that something names. */
export function rowsOf({ "x-assumption": ids = [] }: Marked) {
  const named: readonly string[] = [ids].flat();
  return assumptionRows.filter(({ id }) => named.includes(id));
}

/** Says whether something is documented or assumed, with the way to the row that tells more. */
export function Mark({ of }: { readonly of: Marked }) {
  const provenance = of["x-provenance"];
  if (provenance === undefined) return null;
  if (provenance === "documented") return <span class="mark documented">documented</span>;
  return (
    <>
      {rowsOf(of).map(({ id, answer }) => (
        <a key={id} class="mark assumed" href={`#assumption-${id}`} title={answer}>
          assumed: {id}
        </a>
      ))}
    </>
  );
}

/** The mark with the whole answer of each row, for what is too important to follow a link. */
export function MarkInFull({ of }: { readonly of: Marked }) {
  if (of["x-provenance"] === undefined) return null;
  return (
    <div class="provenance">
      <Mark of={of} />
      {rowsOf(of).map(({ id, answer }) => (
        <p key={id} class="small muted">
          <Inline text={answer} />
        </p>
      ))}
    </div>
  );
}
