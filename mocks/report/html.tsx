import { renderToString } from "preact-render-to-string";
import { visible } from "./escape.js";
import {
  type Case,
  casesOf,
  formatTally,
  outcomeOf,
  placeOf,
  type Report,
  type ReportTable,
  type Section,
  textOf,
} from "./report.js";

const STYLE = `
:root {
  color-scheme: light dark;
  --good: light-dark(#0b6650, #58c7a8); --bad: light-dark(#a3271d, #ff9a90);
  --warn: light-dark(#6b4e00, #f2dc9d); --muted: light-dark(#59655f, #9daaa4);
  --line: light-dark(#dfe4df, #2a3530);
}
body {
  max-width: 62rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere;
  background: light-dark(#ffffff, #0e1311); color: light-dark(#17211d, #e7eeea);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif;
}
a { color: var(--good); }
h1 { font-size: 1.375rem; } h2 { font-size: 1.0625rem; }
small, .place { color: var(--muted); font-size: .8125rem; font-weight: 400; }
.passed { color: var(--good); } .failed { color: var(--bad); } .warning, .pending, .incomplete { color: var(--warn); }
.skipped { color: var(--muted); }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: .5rem 0; border-top: 1px solid var(--line); }
p { margin: 0; }
pre { margin: .25rem 0; white-space: pre-wrap; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: .875rem; }
caption { padding: .25rem 0; text-align: start; font-weight: 600; }
th, td { padding: .25rem .75rem .25rem 0; border-top: 1px solid var(--line); text-align: start; }
`;

/** The report as one page that loads nothing and runs no script. */
export function htmlPage(report: Report): string {
  const verdict = outcomeOf(report).toLowerCase();
  const title = renderToString(<title>{`${report.title}: ${verdict}`}</title>);
  // The head is text, because a stylesheet must not be escaped.
  return visible(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${title}
<style>${STYLE}</style>
</head>
${renderToString(<Body report={report} />)}
</html>
`);
}

function Body({ report }: { report: Report }) {
  const { title, summary, sections } = report;
  const outcome = outcomeOf(report);
  const tally = formatTally(casesOf(report));
  const inOrder = failuresFirst(sections, ({ cases }) => Math.min(3, ...cases.map(rankOf)));
  return (
    <body>
      <header>
        <h1>{title}</h1>
        <p>
          <strong class={outcome.toLowerCase()}>{capital(outcome)}</strong> {summary}{" "}
          {tally === "" ? null : <small>({tally})</small>}
        </p>
      </header>
      <main>
        {inOrder.map((section) => (
          <SectionView key={section.name} section={section} />
        ))}
      </main>
    </body>
  );
}

const capital = (word: string) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;

const RANKS = { failed: 0, warning: 1, pending: 2, skipped: 3, passed: 3 } as const;

const rankOf = ({ status }: Case): number => RANKS[status];

/** Failures come first, then warnings; the rest keeps its order. */
function failuresFirst<Item>(
  items: readonly Item[],
  rank: (item: Item) => number,
): readonly Item[] {
  return [...items].sort((a, b) => rank(a) - rank(b));
}

function SectionView({ section: { name, cases, tables = [] } }: { section: Section }) {
  return (
    <section>
      <h2>
        {name} <small>{formatTally(cases)}</small>
      </h2>
      <ol>
        {failuresFirst(cases, rankOf).map((one) => (
          <CaseView key={one.name} one={one} />
        ))}
      </ol>
      {tables.map((table) => (
        <TableView key={table.title} table={table} />
      ))}
    </section>
  );
}

function CaseView({ one }: { one: Case }) {
  const { name, status, message, names = {}, details = [], durationMs, record } = one;
  const lines = textOf({ names, details });
  const place = placeOf(one);
  return (
    <li>
      <p dir="auto">
        <b class={status}>{status}</b> {name}
        {durationMs === undefined ? null : <small> {Math.round(durationMs)} ms</small>}
      </p>
      {message === undefined ? null : <p dir="auto">{message}</p>}
      {lines.length > 0 ? <pre>{lines.join("\n")}</pre> : null}
      {record === undefined ? null : (
        <p>
          <a href={record}>record of all that happened</a>
        </p>
      )}
      {place === undefined ? null : <p class="place">{place}</p>}
    </li>
  );
}

function TableView({ table: { title, columns, rows } }: { table: ReportTable }) {
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
          {rows.map((cells) => (
            <tr key={cells.join("\u0000")}>
              {columns.map((column, index) => (
                <td key={column} dir="auto">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p class="place">None.</p> : null}
    </section>
  );
}
