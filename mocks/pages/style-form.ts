/** The forms of the pages: methods, fields, buttons, and the cards of the tests. */
export const FORM = `
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
