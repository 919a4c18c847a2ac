import { PREFERRED_COLORS } from "./colors.js";

/** The colors of all pages, also where the system chooses them. */
const COLOR_STYLE = `${PREFERRED_COLORS}
@media (forced-colors: active) {
  :root {
    --paper: Canvas; --surface: Canvas; --sunken: Canvas;
    --ink: CanvasText; --muted: CanvasText; --line: CanvasText; --edge: CanvasText;
    --accent: Highlight; --accent-strong: CanvasText; --on-accent: HighlightText; --accent-soft: Canvas;
    --warn-soft: Canvas; --on-warn: CanvasText; --bad: CanvasText; --bad-soft: Canvas;
  }
  :is(.alert, .standin, .tag, .state) { border: 1px solid; }
  .primary { forced-color-adjust: none; }
}`;

const GROUND = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic",
    sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, p, dl, dd, ul, figure, fieldset { margin: 0; padding: 0; }
h1, h2 { line-height: 1.25; font-weight: 650; letter-spacing: -.01em; text-wrap: balance; }
h2 { font-size: 1.125rem; }
[dir="rtl"] :is(h1, h2, p, span, bdi) { letter-spacing: 0; }
ul { list-style: none; }
fieldset { border: 0; min-width: 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.muted { color: var(--muted); }
.small { font-size: .8125rem; line-height: 1.45; }
.label { color: var(--muted); font-size: .875rem; font-weight: 500; }
.money { font-variant-numeric: tabular-nums; }
.receipt dd .money { white-space: nowrap; }
.standin {
  padding: .625rem 1rem; background: var(--warn-soft); color: var(--on-warn);
  font-size: .875rem; text-align: center; text-wrap: balance;
}
.chrome {
  width: 100%; max-width: 62rem; margin: 0 auto; padding: 1rem 1rem 0;
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 1rem;
  color: var(--muted); font-size: .875rem;
}
footer.chrome {
  justify-content: center; padding: .5rem 1rem 1.5rem; text-align: center; font-size: .8125rem;
}
.chrome .languages { margin-inline-start: auto; }
.frame .languages { padding: 0 1rem 1rem; text-align: center; font-size: .875rem; }
.languages a { display: inline-block; padding: .25rem .375rem; color: var(--accent); }
.wordmark { white-space: nowrap; color: var(--ink); font-size: 1.0625rem; font-weight: 700; letter-spacing: -.02em; }
main {
  width: 100%; max-width: 62rem; margin: 0 auto; padding: 1rem; flex: 1 0 auto;
  display: grid; gap: 1rem; align-content: start;
}
main.narrow { max-width: 34rem; }
.side { display: contents; }
.summary, .panel {
  min-width: 0; padding: 1.25rem; display: grid; gap: 1.25rem; align-content: start;
  background: var(--surface); border: 1px solid var(--line); border-radius: 1rem;
  box-shadow: var(--shadow);
}
.frame main { padding: .75rem; }
@media (max-width: 51.99rem) {
  .closed { order: -1; } .alert { order: -2; } .testcards { order: 1; }
}
@media (min-width: 30rem) { .full .summary, .full .panel { padding: 1.75rem; } }
@media (min-width: 52rem) {
  .full main { padding-block: 1.5rem; }
  .full main.wide > .alert { grid-column: 1 / -1; }
  .full main.wide {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); gap: 1.5rem; align-items: start;
  }
  .full .side { display: grid; gap: 1.5rem; min-width: 0; }
}
@media (min-width: 52rem) and (min-height: 48rem) {
  .full .panel { position: sticky; top: 1.5rem; }
}`;

const CONTENT = `
.amount {
  display: grid; gap: .125rem; font-weight: 650; line-height: 1.25; letter-spacing: -.01em;
}
.receipt .amount { justify-items: center; text-align: center; }
.amount .label { letter-spacing: 0; }
.amount .money { font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); line-height: 1.15; }
.amount .currency { font-size: .5em; font-weight: 600; color: var(--muted); letter-spacing: .02em; }
dl {
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .5rem 1rem;
  padding-top: 1.25rem; border-top: 1px solid var(--line);
}
dl div { display: contents; }
dt { color: var(--muted); }
dd { font-weight: 500; font-variant-numeric: tabular-nums; text-align: left; }
[dir="rtl"] :is(dd, .what p) { text-align: right; }
.note {
  padding: .75rem 1rem; background: var(--sunken); border-radius: .625rem;
  white-space: pre-line; font-size: .9375rem;
}
.products { border-top: 1px solid var(--line); padding-top: .875rem; min-width: 0; }
.products summary { padding: .25rem 0; font-weight: 600; cursor: pointer; border-radius: .25rem; }
.products li {
  display: grid; grid-template-columns: minmax(0, 1fr) fit-content(42%); gap: 1rem;
  padding: .75rem 0;
}
.products li + li { border-top: 1px solid var(--line); }
.products li:last-child { padding-bottom: 0; }
.what .muted { font-size: .875rem; }
.what p { text-align: left; }
.price { text-align: end; font-variant-numeric: tabular-nums; }
.tag {
  display: inline-block; margin-top: .25rem; padding: 0 .5rem; border-radius: 1rem;
  background: var(--accent-soft); color: var(--accent-strong); font-size: .75rem; font-weight: 600;
}
.phone { display: none; }
.phone img { display: block; border-radius: .5rem; background: #ffffff; }
.phone figcaption { color: var(--muted); font-size: .875rem; max-width: 16rem; }
@media (min-width: 52rem) {
  .phone {
    display: flex; align-items: center; gap: 1rem;
    padding-top: 1.25rem; border-top: 1px solid var(--line);
  }
}
.alert {
  padding: .75rem 1rem; border-radius: .625rem; font-size: .9375rem;
  background: var(--bad-soft); color: var(--bad);
}
.alert .code { font: .8125rem/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.standing { display: grid; justify-items: center; gap: .375rem; text-align: center; }
.standing p { color: var(--muted); text-wrap: balance; }
.standing svg { width: 3rem; height: 3rem; margin-bottom: .375rem; fill: none; }
.standing circle { fill: var(--accent-soft); }
.standing path {
  stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
}
.standing.bad circle { fill: var(--bad-soft); }
.standing.bad path { stroke: var(--bad); }
.standing.calm circle { fill: var(--sunken); }
.standing.calm path { stroke: var(--muted); }
.standing h1, .message h1 { font-size: 1.5rem; }
.message { gap: .75rem; }`;

/** The forms of the pages: methods, fields, buttons, and the cards of the tests. */
const FORM = `
form { display: grid; gap: 1.25rem; min-width: 0; }
legend, .field label { display: block; padding: 0; font-weight: 600; }
legend { margin-bottom: .5rem; }
.methods { display: grid; border: 1px solid var(--line); border-radius: .75rem; overflow: clip; }
.method {
  display: flex; align-items: center; gap: .75rem; min-height: 2.875rem; padding: .5rem .875rem;
  cursor: pointer;
}
.method + .method { border-top: 1px solid var(--line); }
.method:hover { background: var(--sunken); }
.method:has(:checked) { background: var(--accent-soft); font-weight: 600; }
.method:has(:focus-visible) { box-shadow: inset 0 0 0 3px var(--accent); }
.method input {
  flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--accent);
}
.method input:focus-visible { outline: none; }
.field { display: grid; gap: .375rem; }
.field .muted { font-weight: 400; }
.fields { display: grid; gap: 1rem; }
form:has(.method :checked):not(:has(.card :checked)) .forcard { display: none; }
form:has(.method :checked):not(:has(.wallet :checked)) .forwallet { display: none; }
.problem { color: var(--bad); font-size: .9375rem; }
.step { display: grid; gap: .5rem; }
.step .money { font-size: 1.5rem; font-weight: 650; }
.elsewhere a { display: inline-block; padding: .25rem 0; color: var(--accent); }
.actions > a:not(.button) { padding: .625rem; color: var(--accent); text-align: center; }
.testcards { gap: .75rem; }
.testcards li + li { border-top: 1px solid var(--line); }
.testcards a {
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 1rem;
  min-height: 2.75rem; align-items: center; padding: .375rem .5rem; border-radius: .5rem; color: inherit;
  font-variant-numeric: tabular-nums; text-decoration: none;
}
.testcards a:hover { background: var(--sunken); }
.testcards a bdi[dir] { justify-self: start; font-weight: 600; white-space: nowrap; }
.testcards a .muted { font-size: .875rem; line-height: 1.35; text-align: end; text-wrap: balance; }
@media (max-width: 29.99rem) {
  .testcards a { grid-template-columns: minmax(0, 1fr); }
  .testcards a .muted { text-align: start; }
}
.field input {
  width: 100%; min-height: 2.875rem; padding: .5rem .875rem; border-radius: .625rem;
  border: 1px solid var(--edge); background: var(--surface); color: inherit;
  font: inherit; font-variant-numeric: tabular-nums; letter-spacing: .04em;
}
[dir="rtl"] .field input { text-align: right; }
.field input[aria-invalid] { border: 2px solid var(--bad); }
.field input:focus-visible { outline-offset: -1px; border-color: transparent; }
.actions { display: grid; gap: .625rem; }
.actions:empty { display: none; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); gap: .625rem; }
.fields .pair { align-items: start; }
button, .button {
  display: block; width: 100%; min-height: 2.875rem; padding: .625rem 1rem; border-radius: .625rem;
  border: 1px solid var(--edge); background: transparent; color: var(--ink);
  font: inherit; font-weight: 600; line-height: 1.5; text-align: center; text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--sunken); }
.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.primary:hover { border-color: var(--accent-strong); background: var(--accent-strong); }
@media (forced-colors: active) {
  .method:has(:checked) { text-decoration: underline; }
  .method:has(:focus-visible) { outline: 3px solid Highlight; outline-offset: -3px; }
}
@media print {
  .chrome, .button, .phone { display: none; }
  .summary, .panel { border: 0; box-shadow: none; }
}
`;

/** The one stylesheet of all pages. Each page contains it, and the page's policy its hash. */
export const STYLE = COLOR_STYLE + GROUND + CONTENT + FORM;
