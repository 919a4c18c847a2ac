import type { JSX } from "preact";

/** Small pictures, drawn in lines of a 16 by 16 grid. */
const PATHS: Readonly<Record<string, JSX.Element>> = {
  overview: (
    <>
      <path d="M2 8h3l2-5 3 10 1.5-5H14" />
    </>
  ),
  invoices: (
    <>
      <path d="M4 2h8v12l-2-1.300L8 14l-2-1.300L4 14zM6.5 6h3M6.5 9h3" />
    </>
  ),
  recurring: (
    <>
      <path d="M13 6A5.3 5.3 0 0 0 3.5 5M3 10a5.3 5.3 0 0 0 9.5 1M3.5 2v3h3M12.5 14v-3h-3" />
    </>
  ),
  sessions: (
    <>
      <path d="M2.5 5h11v8h-11zM2.5 5l8-2.500V5M10.5 9h.5" />
    </>
  ),
  calls: (
    <>
      <path d="M2 5.500h11M10 2.500l3 3M14 10.500H3M6 7.500l-3 3 3 3" />
    </>
  ),
  callbacks: (
    <>
      <path d="M13 12V8a3 3 0 0 0-3-3H3M6 2 3 5l3 3" />
    </>
  ),
  phone: (
    <>
      <rect x="4.5" y="1.8" width="7" height="12.4" rx="1.7" />
      <path d="M7.5 12h1" />
    </>
  ),
  events: (
    <>
      <path d="M3 4h.1M3 8h.1M3 12h.1M6 4h7M6 8h7M6 12h7" />
    </>
  ),
  failures: (
    <>
      <path d="M8.8 2 4 9h4l-.8 5L12 7H8z" />
    </>
  ),
  plots: (
    <>
      <path d="M2.5 2.500v11h11M5 10.500l2.5-3.5 2 2L13 5" />
    </>
  ),
  reference: (
    <>
      <path d="M3 3h4a1 1 0 0 1 1 1v9.500a1 1 0 0 0-1-1H3zM13 3H9a1 1 0 0 0-1 1v9.500a1 1 0 0 1 1-1h4z" />
    </>
  ),
  shop: (
    <>
      <path d="M2.5 6 3.5 2.500h9l1 3.500M3.5 7v6.500h9V7M2.5 6a1.8 1.8 0 0 0 3.6 0 1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0" />
    </>
  ),
  coverage: (
    <>
      <path d="M2.5 4h2v2h-2zM2.5 10h2v2h-2zM7.5 5h6M7.5 11h6" />
    </>
  ),
  record: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <circle cx="8" cy="8" r="2" fill="currentColor" />
    </>
  ),
  down: (
    <>
      <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  moon: (
    <>
      <path d="M13 9.500A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.500z" />
    </>
  ),
  more: (
    <>
      <path d="M3.5 8h.1M8 8h.1M12.5 8h.1" stroke-width="2.2" />
    </>
  ),
  play: (
    <>
      <path d="M5 3.500v9l7-4.500z" fill="currentColor" stroke="none" />
    </>
  ),
  bank: (
    <>
      <path d="M2 6.5 8 3l6 3.500zM4 7v5M8 7v5M12 7v5M2.5 13.500h11" />
    </>
  ),
  user: (
    <>
      <circle cx="8" cy="5" r="2.5" />
      <path d="M3 13.500c.6-3 2.5-4 5-4s4.4 1 5 4" />
    </>
  ),
  gate: (
    <>
      <path d="M2.5 13.500V7a5.5 5.5 0 0 1 11 0v6.500M6 13.500V8a2 2 0 0 1 4 0v5.5" />
    </>
  ),
  ok: (
    <>
      <path d="m3.5 8.5 3 3 6-7" />
    </>
  ),
  problems: (
    <>
      <path d="M8 2.5 14 13H2zM8 6.5v3M8 11.3v.1" />
    </>
  ),
};

/** A picture by its name; screen readers pass over it. */
export function Icon({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  );
}

const GOOD = ["paid", "ok", "delivered", "active", "completed", "used"];
const PENDING = ["pending", "waiting", "open", "registered", "in-flight", "held"];
const OVER = ["canceled", "refunded", "ended", "expired", "replaced", "redirected", "dropped"];

/** A state by shape and colour: tick, dashed ring, slashed ring, diamond, triangle. */
export function Dot({ state }: { readonly state: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {shapeOf(state)}
    </svg>
  );
}

function shapeOf(state: string) {
  if (GOOD.includes(state)) {
    return (
      <>
        <circle cx="8" cy="8" r="5.5" fill="var(--accent)" />
        <path d="m5.5 8.2 1.8 1.8 3.3-3.8" fill="none" stroke="var(--surface)" stroke-width="1.6" />
      </>
    );
  }
  if (PENDING.includes(state)) {
    const dashes = { fill: "none", "stroke-width": "1.6", "stroke-dasharray": "2.6 2.3" };
    return <circle cx="8" cy="8" r="4.7" stroke="var(--ink)" {...dashes} />;
  }
  if (OVER.includes(state)) {
    return (
      <g fill="none" stroke="var(--faint)" stroke-width="1.6">
        <circle cx="8" cy="8" r="4.7" />
        <path d="m4.8 11.2 6.4-6.4" />
      </g>
    );
  }
  if (state === "struck" || state === "doubtful") {
    return <path d="M8 2.5 13.5 8 8 13.5 2.5 8z" fill="var(--warn)" />;
  }
  return <path d="m8 2.8 5.6 9.9H2.4z" fill="var(--bad)" />;
}

/** Which badge a state wears. */
export function toneOf(state: string): string {
  if (GOOD.includes(state)) return "ok";
  if (PENDING.includes(state) || OVER.includes(state)) return "";
  return state === "struck" || state === "doubtful" ? "warn" : "no";
}
