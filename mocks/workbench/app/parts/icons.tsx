/** Icons by name: one path each, drawn in lines on a grid of 16 by 16. */
const PATHS: Readonly<Record<string, string>> = {
  overview: "M2 8h3l2-5 3 10 1.5-5H14",
  invoices: "M4 2h8v12l-2-1.3L8 14l-2-1.3L4 14zM6.5 6h3M6.5 9h3",
  recurring: "M13 6A5.3 5.3 0 0 0 3.5 5M3 10a5.3 5.3 0 0 0 9.5 1M3.5 2v3h3M12.5 14v-3h-3",
  sessions: "M2.5 5h11v8h-11zM2.5 5l8-2.5V5M10.5 9h.5",
  calls: "M2 5.5h11M10 2.5l3 3M14 10.5H3M6 7.5l-3 3 3 3",
  callbacks: "M13 12V8a3 3 0 0 0-3-3H3M6 2 3 5l3 3",
  phone:
    "M6.2 1.8h3.6a1.7 1.7 0 0 1 1.7 1.7v9a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7v-9a1.7 1.7 0 0 1 1.7-1.7zM7.5 12h1",
  events: "M3 4h.1M3 8h.1M3 12h.1M6 4h7M6 8h7M6 12h7",
  failures: "M8.8 2 4 9h4l-.8 5L12 7H8z",
  reference: "M3 3h4a1 1 0 0 1 1 1v9.5a1 1 0 0 0-1-1H3zM13 3H9a1 1 0 0 0-1 1v9.5a1 1 0 0 1 1-1h4z",
  shop: "M2.5 6 3.5 2.5h9l1 3.5M3.5 7v6.5h9V7M2.5 6a1.8 1.8 0 0 0 3.6 0 1.8 1.8 0 0 0 3.7 0 1.8 1.8 0 0 0 3.7 0",
  settlements: "M2.5 4.5h11v7h-11zM6.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0M2.5 13.5h11",
  coverage: "M2.5 4h2v2h-2zM2.5 10h2v2h-2zM7.5 5h6M7.5 11h6",
  search: "M2.8 7a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0 -8.4 0M10.2 10.2l3.3 3.3",
  moon: "M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5z",
  more: "M3.2 8a0.35 0.35 0 1 0 0.7 0 0.35 0.35 0 1 0 -0.7 0M7.7 8a0.35 0.35 0 1 0 0.7 0 0.35 0.35 0 1 0 -0.7 0M12.2 8a0.35 0.35 0 1 0 0.7 0 0.35 0.35 0 1 0 -0.7 0",
  play: "M5 3.5v9l7-4.5z",
  problems: "M8 2.5 14 13H2zM8 6.5v3M8 11.3v.1",
};

/** An icon. Screen readers pass over it. */
export function Icon({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={name === "play" ? "currentColor" : "none"}
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

const GOOD = ["paid", "settled", "ok", "delivered", "active", "completed", "used"];
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
  if (state === "injected" || state === "doubtful") {
    return <path d="M8 2.5 13.5 8 8 13.5 2.5 8z" fill="var(--warn)" />;
  }
  return <path d="m8 2.8 5.6 9.9H2.4z" fill="var(--bad)" />;
}

/** Which badge a state wears. */
export function toneOf(state: string): string {
  if (GOOD.includes(state)) return "ok";
  if (PENDING.includes(state) || OVER.includes(state)) return "";
  return state === "injected" || state === "doubtful" ? "warn" : "no";
}
