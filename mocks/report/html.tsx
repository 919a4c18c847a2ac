import { createHash } from "node:crypto";
import { renderToString } from "preact-render-to-string";
import { visible } from "./escape.js";
import { GraphView } from "./html-graph.js";
import {
  type Case,
  casesOf,
  formatTally,
  placeOf,
  type Report,
  type ReportTable,
  type Section,
  tallyOf,
} from "./report.js";
import { STYLE } from "./style.js";

/**
 * The script that finds cases by their text. It is the whole script of a report, and only shows and hides:
 * without it everything is visible, and the boxes of the states work by the stylesheet alone.
 */
export const FILTER = `
const field = document.getElementById("find");
const found = document.getElementById("found");
const cases = [...document.querySelectorAll("li[id]")];
const texts = cases.map((one) => one.textContent.toLowerCase());
field.parentElement.hidden = false;
function find() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let many = 0;
  cases.forEach((one, place) => {
    const fits = words.every((word) => texts[place].includes(word));
    one.classList.toggle("other", !fits);
    if (fits) many += 1;
  });
  found.textContent = words.length === 0 ? "" : many + " of " + cases.length;
}
field.addEventListener("input", find);
find();
`;

/** The source under which the policy of the page admits it. */
export const FILTER_SOURCE = `'sha256-${createHash("sha256").update(FILTER).digest("base64")}'`;

interface Props {
  readonly table: ReportTable;
  /** The cases of the table's section, and the place of each on the page. */
  readonly cases: readonly Case[];
  idOf(one: Case): string;
}

/** A table. The cell of a case has its color, and links to it. */
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

/** The report as one page that needs nothing else: no font, no image and no script from anywhere. */
export function htmlPage(report: Report): string {
  const verdict = report.passed ? "passed" : "failed";
  const title = renderToString(<title>{`${report.title}: ${verdict}`}</title>);
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${FILTER_SOURCE}`;
  // The head is text, because a stylesheet and a script must not be escaped.
  return visible(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${title}
<style>${STYLE}</style>
</head>
${renderToString(<Body report={report} />).replace("</body>", `<script>${FILTER}</script></body>`)}
</html>
`);
}

function Body({ report }: { report: Report }) {
  const { title, passed, summary } = report;
  return (
    <body>
      <header class={passed ? "good" : "bad"}>
        <h1>{title}</h1>
        <p class="verdict">
          <strong>{passed ? "Passed" : "Failed"}</strong> {summary}
        </p>
        <Filter cases={casesOf(report)} />
      </header>
      <main>
        {failuresFirst(report.sections, ({ cases }) => Math.min(3, ...cases.map(rankOf))).map(
          (section) => (
            <SectionView
              key={section.name}
              section={section}
              place={report.sections.indexOf(section)}
            />
          ),
        )}
      </main>
      <footer>Made by paystub.</footer>
    </body>
  );
}

const RANKS = { failed: 0, warning: 1, pending: 2, skipped: 3, passed: 3 } as const;

const rankOf = ({ status }: Case): number => RANKS[status];

/** What failed comes first, then what was warned of; the rest keeps its order. */
function failuresFirst<Item>(
  items: readonly Item[],
  rank: (item: Item) => number,
): readonly Item[] {
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** How many cases there are of each state, each with a box that shows or hides them; and a search. */
function Filter({ cases }: { cases: readonly Case[] }) {
  const counted = Object.entries(tallyOf(cases)).filter(([, count]) => count > 0);
  return (
    <search class="filter">
      {counted.map(([status, count]) => (
        <label key={status} class={status}>
          <input type="checkbox" class={`show-${status}`} checked />
          <b>{count}</b> {status}
        </label>
      ))}
      <label hidden>
        Find <input id="find" type="search" autocomplete="off" /> <output id="found" for="find" />
      </label>
    </search>
  );
}

function SectionView({ section, place }: { section: Section; place: number }) {
  const { name, cases, tables = [], graphs = [] } = section;
  const idOf = (one: Case) => `case-${place + 1}-${cases.indexOf(one) + 1}`;
  const grids = tables.map((one) => <TableView key={one.title} table={one} {...{ cases, idOf }} />);
  const maps = tables.some((table) => table.cases !== undefined);
  return (
    <section>
      <h2>
        {name} <small>{formatTally(cases)}</small>
      </h2>
      {graphs.map((graph) => (
        <GraphView key={graph.title} graph={graph} />
      ))}
      {maps ? grids : null}
      {cases.length > 0 ? (
        <ol>
          {failuresFirst(cases, rankOf).map((one) => (
            <CaseView key={one.name} one={one} id={idOf(one)} />
          ))}
        </ol>
      ) : null}
      {maps ? null : grids}
    </section>
  );
}

function CaseView({ one, id }: { one: Case; id: string }) {
  const { name, status, message, details = [], durationMs, record } = one;
  const place = placeOf(one);
  return (
    <li id={id} class={status}>
      <span class="mark">{status}</span>
      <div class="what">
        <p dir="auto">
          {name}
          {durationMs === undefined ? null : <small> {Math.round(durationMs)} ms</small>}
        </p>
        {message === undefined ? null : (
          <p class="message" dir="auto">
            {message}
          </p>
        )}
        {details.length > 0 ? <pre>{withGlyphs(details.join("\n"))}</pre> : null}
        {record === undefined ? null : (
          <p>
            <a href={record}>record of all that happened</a>
          </p>
        )}
        {place === undefined ? null : <p class="place">{place}</p>}
      </div>
    </li>
  );
}

/** What test runners draw with and few fonts have, as what all fonts have. */
function withGlyphs(text: string): string {
  return text
    .replaceAll("\u23af", "\u2500")
    .replaceAll("\u274c", "\u2718")
    .replaceAll("\u2705", "\u2714");
}
