import { renderToString } from "preact-render-to-string";
import { visible } from "./plain.js";
import type { Case, Report, ReportTable, Section } from "./report.js";
import { STYLE } from "./style.js";
import { casesOf, formatTally, placeOf, tallyOf } from "./tally.js";

/** The report as one page that needs nothing else: no script, no font, no image from anywhere. */
export function htmlPage(report: Report): string {
  const verdict = report.passed ? "passed" : "failed";
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
  const { title, passed, summary, sections } = report;
  return (
    <body>
      <header class={passed ? "good" : "bad"}>
        <h1>{title}</h1>
        <p class="verdict">
          <strong>{passed ? "Passed" : "Failed"}</strong> {summary}
        </p>
        <Tally cases={casesOf(report)} />
      </header>
      <main>
        {sections.map((section) => (
          <SectionView key={section.name} section={section} />
        ))}
      </main>
      <footer>Made by paystub.</footer>
    </body>
  );
}

function Tally({ cases }: { cases: readonly Case[] }) {
  const counted = Object.entries(tallyOf(cases)).filter(([, count]) => count > 0);
  if (counted.length === 0) return null;
  return (
    <ul class="tally">
      {counted.map(([status, count]) => (
        <li key={status} class={status}>
          <b>{count}</b> {status}
        </li>
      ))}
    </ul>
  );
}

function SectionView({ section }: { section: Section }) {
  const { name, cases, tables = [] } = section;
  return (
    <section>
      <h2>
        {name} <small>{formatTally(cases)}</small>
      </h2>
      {cases.length > 0 ? (
        <ol>
          {cases.map((one) => (
            <CaseView key={one.name} one={one} />
          ))}
        </ol>
      ) : null}
      {tables.map((one) => (
        <TableView key={one.title} table={one} />
      ))}
    </section>
  );
}

function CaseView({ one }: { one: Case }) {
  const { name, status, message, details = [], durationMs } = one;
  const place = placeOf(one);
  return (
    <li class={status}>
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
        {details.length > 0 ? <pre>{details.join("\n")}</pre> : null}
        {place === undefined ? null : <p class="place">{place}</p>}
      </div>
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
