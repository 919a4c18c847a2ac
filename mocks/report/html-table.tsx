import type { Case, ReportTable } from "./report.js";

interface Props {
  readonly table: ReportTable;
  /** The cases of the table's section, and where each stands on the page. */
  readonly cases: readonly Case[];
  idOf(one: Case): string;
}

/** A table. A cell that stands for a case has its colour, and leads to it. */
export function TableView({ table, cases, idOf }: Props) {
  const { title, columns, rows } = table;
  const caseAt = (row: number, column: number) => {
    const name = table.cases?.[row]?.[column] ?? null;
    return name === null ? undefined : cases.find((one) => one.name === name);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section class="scroll" tabIndex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={cells.join("\u0000")}>
              {columns.map((column, index) => (
                <Cell key={column} text={cells[index]} one={caseAt(row, index)} idOf={idOf} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p class="place">None.</p> : null}
    </section>
  );
}

function Cell(props: { text: string | undefined; one: Case | undefined; idOf: Props["idOf"] }) {
  const { text, one, idOf } = props;
  if (!one) return <td dir="auto">{text}</td>;
  return (
    <td class={`heat ${one.status}`}>
      <a href={`#${idOf(one)}`} title={one.name}>
        {text}
      </a>
    </td>
  );
}
