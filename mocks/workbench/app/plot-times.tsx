import type { StatsView } from "../../../spec/generated/control.types.js";
import { Measured } from "./measured.js";
import { Scrolled } from "./parts.js";
import { t } from "./words.js";

type Operations = StatsView["operations"];

const ROW = 26;
const NAMES = 150;
/** Room for half of the last label. */
const RIGHT = 28;
const DECADES = [0.1, 1, 10, 100, 1000, 10_000, 100_000];

/** How long each operation took, on a logarithmic scale: median, middle half, and range. */
export function ResponseTimes({ operations }: { readonly operations: Operations }) {
  const timed = operations.filter(({ durationMs }) => durationMs !== null);
  if (timed.length === 0) return <p class="muted">{t("none")}</p>;
  return (
    <>
      <p class="small muted">{t("plotTimesLead")}</p>
      <Measured class="plot">{(width) => <Drawn operations={timed} width={width} />}</Measured>
      <details>
        <summary>{t("asTable")}</summary>
        <Table operations={timed} />
      </details>
    </>
  );
}

function Drawn({ operations, width }: { readonly operations: Operations; readonly width: number }) {
  const all = operations.flatMap(({ durationMs }) => durationMs ?? []);
  const least = Math.max(0.05, Math.min(...all.map(({ least: first }) => first)));
  const most = Math.max(least * 10, ...all.map(({ most: last }) => last));
  const low = DECADES.findLast((decade) => decade <= least) ?? 0.01;
  const high = DECADES.find((decade) => decade >= most) ?? most;
  const x = (ms: number) => {
    const share = Math.log(Math.max(low, ms) / low) / Math.log(high / low);
    return NAMES + share * (width - NAMES - RIGHT);
  };
  const height = operations.length * ROW + 30;
  return (
    <svg width={width} height={height} role="img" aria-label={t("plotTimes")}>
      {DECADES.filter((decade) => decade >= low && decade <= high).map((decade) => (
        <g key={decade}>
          <path d={`M${x(decade)} 0V${height - 22}`} stroke="var(--line)" />
          <text x={x(decade)} y={height - 6} class="t11 m" text-anchor="middle">
            {decade >= 1000 ? `${decade / 1000} s` : `${decade} ms`}
          </text>
        </g>
      ))}
      {operations.map(({ operationId, durationMs, struck }, n) => {
        if (!durationMs) return null;
        const y = n * ROW + 13;
        const { least: from, quarter, median, threeQuarters, most: to } = durationMs;
        return (
          <g key={operationId}>
            <title>{`${operationId ?? "–"}: ${from} – ${median} – ${to} ms`}</title>
            <text x="0" y={y + 4} class="t12">
              {operationId ?? "–"}
            </text>
            <path d={`M${x(from)} ${y}H${x(to)}`} stroke="var(--edge)" stroke-width="1.3" />
            <rect
              x={x(quarter)}
              y={y - 6}
              width={Math.max(2, x(threeQuarters) - x(quarter))}
              height="12"
              rx="3"
              fill="var(--h1)"
            />
            <path d={`M${x(median)} ${y - 8}v16`} stroke="var(--accent)" stroke-width="2.5" />
            {struck > 0 && (
              <path d={`M${x(to)} ${y - 5}l5 5-5 5-5-5z`} fill="var(--warn)">
                <title>{`${struck} ${t("struck")}`}</title>
              </path>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Table({ operations }: { readonly operations: Operations }) {
  return (
    <Scrolled label={t("plotTimes")}>
      <table>
        <thead>
          <tr>
            {[t("operation"), t("calls"), "min", "25 %", "50 %", "75 %", "max"].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operationId, count, durationMs }) => (
            <tr key={operationId}>
              <td>{operationId ?? "–"}</td>
              <td class="num">{count}</td>
              {Object.entries(durationMs ?? {}).map(([name, ms]) => (
                <td key={name} class="num">
                  {ms}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
