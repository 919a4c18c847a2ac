import { COLOR_STYLE } from "../style.js";

const GROUND = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1, h2, h3, h4, p, ul, dl, dd, pre { margin: 0; padding: 0; }
h1, h2, h3, h4 { line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
h1 { font-size: 1.875rem; }
h2 { font-size: 1.5rem; padding-top: 2rem; }
h3 { font-size: 1.1875rem; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { font-size: .9375rem; padding-top: .5rem; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
:target { scroll-margin-top: 1rem; }
.entry:target, tr:target { background: var(--accent-soft); }
code, pre { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
pre {
  overflow-x: auto; padding: .75rem 1rem; border-radius: .5rem; background: var(--sunken);
  border: 1px solid var(--line); font-size: .8125rem; overflow-wrap: normal;
}
pre code { font-size: inherit; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }
.bullets { padding-left: 1.25rem; }
.skip { position: absolute; top: -100vh; }
.skip:focus { inset-inline-start: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--surface); z-index: 1; }`;

const FRAME = `
.top {
  display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1.25rem; padding: .75rem 1rem;
  background: var(--surface); border-bottom: 1px solid var(--line);
}
.wordmark { font-weight: 700; font-size: 1.0625rem; letter-spacing: -.02em; }
.top [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.frame { max-width: 82rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1.5rem; }
.frame > * { min-width: 0; }
.contents { font-size: .9375rem; }
.contents ul { list-style: none; padding: 0; }
.contents ul ul { padding-inline-start: .75rem; border-inline-start: 1px solid var(--line); }
.contents a { display: block; padding: .125rem 0; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.contents ul ul a { color: var(--ink); }
main, .tag { display: grid; gap: 1rem; align-content: start; }
main > *, .tag > *, .operation > *, .schema > * { min-width: 0; }
@media (max-width: 59.99rem) {
  .contents {
    max-height: 16rem; overflow-y: auto; padding: .75rem 1rem; background: var(--surface);
    border: 1px solid var(--line); border-radius: .75rem;
  }
}
@media (min-width: 60rem) {
  .frame { grid-template-columns: 16rem minmax(0, 1fr); gap: 2.5rem; padding: 1.5rem; }
  .contents { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; }
}`;

const TOOLS = `
#tools { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
#tools[hidden], [hidden].trying { display: none; }
.other { display: none !important; }
#tools label { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center; font-size: .875rem; }
#found { color: var(--muted); font-size: .875rem; }
input, textarea {
  min-height: 2.25rem; padding: .25rem .625rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: var(--surface); color: inherit; font: inherit; font-size: 1rem; max-width: 100%;
}
textarea { width: 100%; font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
button {
  min-height: 2.25rem; padding: .25rem .875rem; border: 1px solid var(--edge); border-radius: .5rem;
  background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: var(--sunken); }
.copy {
  justify-self: end; float: inline-end; min-height: 1.75rem; padding: 0 .625rem; font-size: .8125rem;
  font-weight: 500; color: var(--muted);
}
.copy + pre { clear: both; }
.try { display: grid; gap: .625rem; padding-top: .5rem; justify-items: start; }
.try label { display: grid; gap: .25rem; width: 100%; font-size: .875rem; }
.try label input { max-width: 24rem; }
.try output:not(:empty) {
  width: 100%; max-height: 24rem; overflow: auto; padding: .75rem 1rem; border-radius: .5rem;
  border: 1px solid var(--line); background: var(--sunken); white-space: pre-wrap;
  font: .8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}`;

const GUIDE = `
.guide { display: grid; gap: .75rem; max-width: 46rem; }
.guide > * { min-width: 0; }
.guide h3, .guide h4 { padding-top: 1rem; }
.guide li + li { margin-top: .25rem; }
.guide li > * + * { margin-top: .5rem; }
.guide ol { padding-left: 1.5rem; }
.guide td:last-child { min-width: 10rem; }
.search { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.search label { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center; font-size: .875rem; }
`;

const CONTENT = `
.operation, .schema {
  display: grid; gap: .75rem; padding: 1.25rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: .75rem;
}
.call { font-size: 1.0625rem; }
.method {
  display: inline-block; min-width: 3.5rem; padding: .0625rem .5rem; border-radius: .375rem;
  background: var(--accent); color: var(--on-accent); font-size: .8125rem; font-weight: 700;
  text-align: center;
}
.method.get { background: var(--accent-soft); color: var(--accent-strong); }
.method.delete { background: var(--bad-soft); color: var(--bad); }
.provenance { display: grid; gap: .25rem; justify-items: start; }
.mark {
  display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .75rem; font-weight: 600;
  text-decoration: none;
}
.documented { background: var(--accent-soft); color: var(--accent-strong); }
.observed { background: var(--accent); color: var(--on-accent); }
.assumed { background: var(--warn-soft); color: var(--on-warn); margin-right: .25rem; }
.assumed:hover { text-decoration: underline; }
.entries { border-top: 1px solid var(--line); }
.entry { padding: .5rem .25rem; border-bottom: 1px solid var(--line); }
.entry dt { display: flow-root; }
.entry dd { color: var(--muted); font-size: .9375rem; }
.name { font-weight: 650; color: var(--ink); }
.type { font-size: .875rem; color: var(--muted); }
.need { font-size: .75rem; font-weight: 600; color: var(--bad); }
.rules { display: block; font-size: .8125rem; }
.rules::first-letter { text-transform: uppercase; }
details { border-radius: .5rem; }
summary { cursor: pointer; font-size: .875rem; color: var(--accent); padding: .125rem 0; }
.outgoing > * + * { margin-top: .5rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font-size: .9375rem; }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; overflow-wrap: normal; }
td:last-child { min-width: 14rem; }
tbody tr { border-top: 1px solid var(--line); }
@media (forced-colors: active) { .method { border: 1px solid; forced-color-adjust: none; } }
@media print { .contents, .top, .skip, .copy, .trying { display: none; } }
`;

/** The stylesheet of the API reference. */
export const DOCS_STYLE = COLOR_STYLE + GROUND + FRAME + TOOLS + CONTENT + GUIDE;
