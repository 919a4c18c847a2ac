import { STYLE } from "../pages/style.js";

/** What the shop has besides the style of all pages: orders, notes, and its source beside them. */
export const SHOP_STYLE = `${STYLE}
.chrome nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-inline-start: auto; }
.chrome nav a, .plain { color: var(--accent); padding: .25rem 0; }
.wordmark { white-space: nowrap; }
.field input { letter-spacing: 0; }
.chrome, main { max-width: 84rem; }
main > * { min-width: 0; }
h1 { font-size: 1.5rem; }
.head { display: grid; gap: .375rem; }
.good { display: flex; justify-content: space-between; gap: 1rem; flex: 1; }
.filter { grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: .625rem; }
.filter button { width: auto; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { overflow-wrap: normal; white-space: nowrap; }
th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; }
[dir="rtl"] :is(th, td) { padding: .5rem 0 .5rem .75rem; }
th { color: var(--muted); font-weight: 500; font-size: .875rem; }
tr + tr td, thead + tbody td { border-top: 1px solid var(--line); }
td a { color: var(--accent); font-weight: 600; }
.state {
  display: inline-block; padding: 0 .625rem; border-radius: 1rem; font-size: .8125rem; font-weight: 600;
  background: var(--sunken); white-space: nowrap;
}
.state.paid { background: var(--accent-soft); color: var(--accent-strong); }
.state.unknown, .state.canceled { background: var(--bad-soft); color: var(--bad); }
.state.paid::before { content: "✓ "; } .state.canceled::before { content: "⊘ "; }
.state.unknown::before { content: "? "; } .state:is(.waiting, .pending, .unclear)::before { content: "◌ "; }
.notes { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.notes li { padding-inline-start: .875rem; border-inline-start: 3px solid var(--line); }
.notes li.paid { border-color: var(--accent); }
.notes li:is(.refused, .other-amount, .paid-twice, .unclear, .unverified) { border-color: var(--bad); }
.notes p { max-width: 66ch; }
pre {
  margin: 0; padding: 1rem; overflow: auto; direction: ltr; text-align: left; max-height: 40rem;
  background: var(--sunken); border-radius: .625rem; tab-size: 2;
  font: .8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
@media (max-width: 29.99rem) { .wordmark + span { display: none; } }
@media (min-width: 64rem) {
  .full main:is(.shop, .order) { grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); }
}
@media (min-width: 52rem) and (max-width: 63.99rem) {
  .full main.wide { grid-template-columns: minmax(0, 1fr); }
}
@media (min-width: 52rem) { .full .shop .panel, .full .order .panel { position: static; } }
`;
