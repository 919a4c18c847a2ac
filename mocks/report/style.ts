/** The stylesheet of the page of a report, in the colours of the payment pages. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f2f4f1; --surface: #ffffff; --sunken: #f4f6f3;
  --ink: #17211d; --muted: #59655f; --line: #dfe4df;
  --good: #0b6650; --good-soft: #e5f1ec; --bad: #a3271d; --bad-soft: #fcebe9;
  --warn: #6b4e00; --warn-soft: #fdf1cf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1311; --surface: #171e1b; --sunken: #1c2521;
    --ink: #e7eeea; --muted: #9daaa4; --line: #2a3530;
    --good: #58c7a8; --good-soft: #16332a; --bad: #ff9a90; --bad-soft: #371b18;
    --warn: #f2dc9d; --warn-soft: #2f2710;
  }
}
@media (forced-colors: active) {
  :root {
    --paper: Canvas; --surface: Canvas; --sunken: Canvas;
    --ink: CanvasText; --muted: CanvasText; --line: color-mix(in srgb, CanvasText 40%, Canvas);
    --good: Highlight; --good-soft: Canvas; --bad: CanvasText; --bad-soft: Canvas;
    --warn: LinkText; --warn-soft: Canvas;
  }
  .verdict strong { outline: 2px solid; }
  .heat.failed { forced-color-adjust: none; }
  ol li:target { outline: 3px solid Highlight; outline-offset: -3px; }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic",
    sans-serif;
}
a { color: var(--good); }
h1, h2, p, ol, ul, pre { margin: 0; padding: 0; }
h1 { font-size: 1.375rem; line-height: 1.25; letter-spacing: -.01em; }
h2 { padding: 1rem 1.25rem; font-size: 1.0625rem; line-height: 1.25; }
small { color: var(--muted); font-size: .8125rem; font-weight: 400; }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 1rem; }
header { display: grid; gap: .5rem; padding-top: 2rem; }
.verdict strong {
  display: inline-block; margin-inline-end: .375rem; padding: 0 .625rem; border-radius: 1rem;
}
.good .verdict strong { background: var(--good-soft); color: var(--good); }
.bad .verdict strong { background: var(--bad-soft); color: var(--bad); }
.filter { display: flex; flex-wrap: wrap; gap: .375rem 1.25rem; align-items: center; color: var(--muted); }
.filter label { display: inline-flex; align-items: center; gap: .375rem; min-height: 2rem; cursor: pointer; }
.filter label[hidden] { display: none; }
.filter b { color: var(--ink); font-variant-numeric: tabular-nums; }
.filter .failed, .filter .failed b { color: var(--bad); }
.filter input { accent-color: var(--good); }
#find {
  min-height: 2.25rem; padding: .25rem .625rem; border: 1px solid var(--muted);
  border-radius: .5rem; background: var(--surface); color: inherit; font: inherit;
}
body:has(.show-failed:not(:checked)) li.failed, body:has(.show-warning:not(:checked)) li.warning,
body:has(.show-pending:not(:checked)) li.pending, body:has(.show-skipped:not(:checked)) li.skipped,
body:has(.show-passed:not(:checked)) li.passed, li.other { display: none; }
ol li:target { display: grid !important; box-shadow: inset 4px 0 0 var(--good); }
main { display: grid; gap: 1rem; }
main > section {
  min-width: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem;
  overflow: clip;
}
ol { list-style: none; }
ol li {
  display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .75rem; align-items: start;
  padding: .625rem 1.25rem; border-top: 1px solid var(--line);
}
.mark { font-size: .8125rem; font-weight: 600; line-height: 1.5rem; color: var(--good); }
li.failed .mark, li.failed .message { color: var(--bad); }
.heat { padding: 0; }
td.heat { border: 2px solid var(--surface); border-radius: .5rem; text-align: center; }
td.heat, td.heat:first-child, td.heat:last-child { padding: 0; }
.heat a {
  display: block; padding: .375rem .625rem; color: inherit; font-size: .8125rem; font-weight: 600;
  text-decoration: none; white-space: nowrap;
}
.heat a:hover { text-decoration: underline; }
.heat.passed { background: var(--good-soft); color: var(--good); }
.heat.failed { background: var(--bad); color: var(--surface); }
.heat.warning, .heat.pending { background: var(--warn-soft); color: var(--warn); }
.heat.skipped { background: var(--sunken); color: var(--muted); }
ol li.failed { background: color-mix(in srgb, var(--bad-soft) 45%, transparent); }
li.warning .mark { color: var(--warn); }
li.pending .mark, li.skipped .mark { color: var(--muted); }
.what { display: grid; gap: .25rem; }
.message { white-space: pre-wrap; }
.place { color: var(--muted); }
pre, .place { font: .8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas,
  "DejaVu Sans Mono", "Liberation Mono", monospace; }
pre {
  padding: .625rem .75rem; border-radius: .5rem; background: var(--sunken); white-space: pre-wrap;
}
.scroll { overflow-x: auto; border-top: 1px solid var(--line); }
.scroll .place { padding: 0 1.25rem 1rem; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; overflow-wrap: normal; }
caption { padding: .875rem 1.25rem .25rem; font-weight: 600; text-align: start; }
th, td { padding: .375rem .625rem; text-align: start; vertical-align: top; }
th:first-child, td:first-child { padding-inline-start: 1.25rem; }
th:last-child, td:last-child { padding-inline-end: 1.25rem; }
th { color: var(--muted); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
td { border-top: 1px solid var(--line); }
tbody tr:last-child td { padding-bottom: .875rem; }
.graph text { font-size: .75rem; fill: var(--muted); }
.graph text:not(.box) { paint-order: stroke; stroke: var(--surface); stroke-width: 4px; }
.graph rect { fill: var(--surface); stroke: var(--line); stroke-width: 1.5; }
.graph .box { fill: var(--ink); font-weight: 600; }
.graph .hit rect { fill: var(--good-soft); stroke: var(--good); }
.graph path { fill: none; stroke: var(--line); }
.graph .hit path { stroke: var(--good); }
.graph .hit text { fill: var(--good); }
.graph .gap path { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 5 4; }
.graph .gap text { fill: var(--bad); font-weight: 600; }
.graph .tip { fill: context-stroke; stroke: none; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0 1.25rem .75rem; font-size: .8125rem; }
.legend .hit { color: var(--good); }
.legend .gap { color: var(--bad); }
.legend .idle { color: var(--muted); }
footer { color: var(--muted); font-size: .8125rem; }
:focus-visible { outline: 3px solid var(--good); outline-offset: -3px; }
@media (max-width: 34rem) { ol li { grid-template-columns: minmax(0, 1fr); gap: 0; } }
@media print {
  :root {
    color-scheme: light;
    --paper: #ffffff; --surface: #ffffff; --sunken: #f4f6f3; --ink: #000000; --muted: #4b4b4b;
    --line: #c4c9c4; --good: #0b6650; --good-soft: #e5f1ec; --bad: #a3271d; --bad-soft: #fcebe9;
    --warn: #6b4e00; --warn-soft: #fdf1cf;
  }
  header, main, footer { max-width: none; padding-inline: 0; }
  main > section { border-radius: 0; overflow: visible; }
  .scroll { overflow: visible; }
  li, tr { break-inside: avoid; }
  .filter input, .filter label:has(#find) { display: none; }
  .heat { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
