import type { StatsView } from "../../../spec/generated/control.types.js";
import { hashOf } from "./address.js";
import { Measured, Scrolled } from "./parts.js";
import { live } from "./store.js";
import { dateOf, dayOf, isRtl, moneyOf, said, t } from "./words.js";

type Recurring = StatsView["recurring"];
type Charge = Recurring[number]["charges"][number];

const DAY_MS = 86_400_000;
/** Riyadh is three hours ahead all year round. */
const ZONE_MS = 3 * 3_600_000;
const DAYS_MAX = 120;

/** How wide a day is drawn: as wide as there is room for, within limits. */
const CELL_PX = { least: 24, most: 40 };
/** What the names take of the width. */
const NAMES_PX = 210;
const HEAD_PX = 34;
const ROW_PX = 40;
const CELL_TOP = 12;
const CELL_HEIGHT = 26;

const dayNumber = (at: string): number => Math.floor((Date.parse(at) + ZONE_MS) / DAY_MS);
const instantOf = (day: number): number => day * DAY_MS - ZONE_MS;

/** The days that are drawn, and how wide each of them is. */
interface Scale {
  readonly first: number;
  readonly last: number;
  readonly cell: number;
}

/** Where a day begins. Days run in the direction of the language. */
const placeOf = (day: number, { first, last, cell }: Scale): number =>
  (isRtl() ? last - day : day - first) * cell;

const daysOf = ({ first, last }: Scale) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** A row for each recurring payment, a cell for each day: charged, failed, retried, due. */
export function ChargeCalendar({ recurring }: { readonly recurring: Recurring }) {
  const days = recurring.flatMap(({ charges, nextChargeAt }) => [
    ...charges.map(({ at }) => dayNumber(at)),
    ...(nextChargeAt === null ? [] : [dayNumber(nextChargeAt)]),
  ]);
  if (days.length === 0) return <p class="muted">{t("noCharges")}</p>;
  const last = Math.max(...days);
  const first = Math.max(Math.min(...days), last - DAYS_MAX + 1);
  return (
    <>
      <Legend />
      <Measured class="plot">
        {(width) => {
          const room = Math.floor((width - NAMES_PX) / (last - first + 1));
          const cell = Math.min(CELL_PX.most, Math.max(CELL_PX.least, room));
          return <Table recurring={recurring} scale={{ first, last, cell }} />;
        }}
      </Measured>
    </>
  );
}

/** What each look of a cell means. */
const MEANINGS = { charged: "plotCharged", failed: "failed", due: "plotDue" } as const;

function Legend() {
  const cell = CELL_PX.least;
  return (
    <>
      <p class="small muted">{t("plotChargesLead")}</p>
      <ul class="legend">
        {(["charged", "failed", "due"] as const).map((look) => (
          <li key={look}>
            <svg
              width={cell}
              height={CELL_HEIGHT}
              viewBox={`-1 ${CELL_TOP} ${cell} ${CELL_HEIGHT}`}
              aria-hidden="true"
            >
              <Cell x={0} cell={cell} look={look} />
            </svg>
            {t(MEANINGS[look])}
          </li>
        ))}
        <li>
          <svg width={cell} height="12" viewBox="0 0 24 12" aria-hidden="true">
            <path d="M1 11q11 -14 22 0" fill="none" stroke="var(--bad)" />
          </svg>
          {t("plotRetry")}
        </li>
      </ul>
    </>
  );
}

interface TableProps {
  readonly recurring: Recurring;
  readonly scale: Scale;
}

function Table({ recurring, scale }: TableProps) {
  return (
    <Scrolled label={t("plotCharges")} box={showLatest}>
      <table class="calendar">
        <thead>
          <tr>
            <th>{t("customer")}</th>
            <th>
              <span class="vh">{t("time")}</span>
              <Days {...scale} />
            </th>
          </tr>
        </thead>
        <tbody>
          {recurring.map((one) => (
            <Row key={one.recurringId} one={one} scale={scale} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** Scrolls to the latest days. */
function showLatest(box: HTMLElement | null): void {
  if (box) box.scrollLeft = (isRtl() ? -1 : 1) * box.scrollWidth;
}

/** The days by number, with the month where one begins. */
function Days(scale: Scale) {
  const days = daysOf(scale);
  return (
    <svg width={days.length * scale.cell} height={HEAD_PX} aria-hidden="true">
      {days.map((day, n) => {
        const [number = "", month = ""] = dayOf(instantOf(day)).split(" ");
        const x = placeOf(day, scale);
        return (
          <g key={day}>
            <text x={x + scale.cell / 2} y="28" class="t11 m" text-anchor="middle">
              {number}
            </text>
            {(n === 0 || dateOf(instantOf(day)).endsWith("-01")) && (
              <text
                x={isRtl() ? x + scale.cell : x}
                y="12"
                class="t11 w"
                text-anchor={isRtl() ? "end" : "start"}
              >
                {month}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface RowProps {
  readonly one: Recurring[number];
  readonly scale: Scale;
}

function Row({ one, scale }: RowProps) {
  const { recurringId, customerName, amount, type, status, charges, nextChargeAt } = one;
  const { sandbox } = live.state;
  const href = hashOf({ sandbox, view: "recurring", id: recurringId });
  const shown = charges.filter(({ at }) => dayNumber(at) >= scale.first);
  const days = [...new Set(shown.map(({ at }) => dayNumber(at)))];
  return (
    <tr>
      <th scope="row">
        <a href={href}>
          <bdi>{customerName}</bdi>
        </a>
        <div class="small muted">
          {moneyOf(amount)} · {said(type)} · {said(status)}
        </div>
      </th>
      <td>
        <svg
          width={(scale.last - scale.first + 1) * scale.cell}
          height={ROW_PX}
          aria-label={`${t("plotCharges")}: ${customerName}`}
        >
          {daysOf(scale).map((day) => (
            <Cell key={day} x={placeOf(day, scale)} cell={scale.cell} look="none" />
          ))}
          {days.map((day) => (
            <ChargedDay
              key={day}
              day={day}
              charges={shown.filter(({ at }) => dayNumber(at) === day)}
              recurringId={recurringId}
              scale={scale}
            />
          ))}
          {nextChargeAt !== null && (
            <a href={href} aria-label={`${t("dueCharge")} ${dayOf(nextChargeAt)}`}>
              <title>{`${t("dueCharge")} ${dayOf(nextChargeAt)}`}</title>
              <Cell x={placeOf(dayNumber(nextChargeAt), scale)} cell={scale.cell} look="due" />
            </a>
          )}
        </svg>
      </td>
    </tr>
  );
}

interface ChargedDayProps {
  readonly day: number;
  readonly charges: readonly Charge[];
  readonly recurringId: string;
  readonly scale: Scale;
}

/** The charges of a day, which lead to their events. An arc leads from the day before to a retry. */
function ChargedDay({ day, charges, recurringId, scale }: ChargedDayProps) {
  const made = charges.filter(({ succeeded }) => succeeded).length;
  const look = made === charges.length ? "charged" : "failed";
  const type = { [charges.length]: "charge-succeeded", 0: "charge-failed" }[made] ?? "";
  const [since, to] = [day, day + 1].map((one) => new Date(instantOf(one)).toISOString());
  const filter = String(new URLSearchParams({ since: since ?? "", to: to ?? "" }));
  const { sandbox } = live.state;
  const href = hashOf({ sandbox, view: "events", q: recurringId, status: type, filter });
  const texts = charges.map(({ succeeded }) => t(succeeded ? "plotCharged" : "failed"));
  const label = `${dayOf(instantOf(day))}: ${texts.join(", ")}`;
  const x = placeOf(day, scale);
  const { cell } = scale;
  const [from, middle] = [x + cell / 2 + (isRtl() ? cell : -cell), x + cell / 2];
  return (
    <a href={href} aria-label={label}>
      <title>{label}</title>
      {charges.some(({ attempt }) => attempt > 1) && (
        <path
          d={`M${from} ${CELL_TOP - 1}Q${(from + middle) / 2} 0 ${middle} ${CELL_TOP - 1}`}
          fill="none"
          stroke="var(--bad)"
        />
      )}
      <Cell x={x} cell={cell} look={look} count={charges.length} />
    </a>
  );
}

const LOOKS = {
  none: { fill: "var(--h0)" },
  charged: { fill: "var(--accent)" },
  failed: { fill: "var(--bad)" },
  due: { fill: "var(--surface)", stroke: "var(--accent)", "stroke-dasharray": "3 2" },
} as const;

interface CellProps {
  readonly x: number;
  readonly cell: number;
  readonly look: keyof typeof LOOKS;
  readonly count?: number;
}

/** The cell of a day: by shape and colour, with a number where there was more than one charge. */
function Cell({ x, cell, look, count = 1 }: CellProps) {
  const middle = { x: x + (cell - 3) / 2, y: CELL_TOP + CELL_HEIGHT / 2 };
  const mark =
    look === "charged"
      ? `M${middle.x - 5} ${middle.y}l3.5 4 6.5-8`
      : `M${middle.x - 4} ${middle.y - 4}l8 8m0-8l-8 8`;
  return (
    <>
      <rect x={x} y={CELL_TOP} width={cell - 3} height={CELL_HEIGHT} rx="5" {...LOOKS[look]} />
      {(look === "charged" || look === "failed") && count === 1 && (
        <path d={mark} fill="none" stroke="var(--surface)" stroke-width="2" />
      )}
      {count > 1 && (
        <text
          x={middle.x}
          y={middle.y + 4}
          class="t12 w"
          text-anchor="middle"
          ref={(text) => text?.style.setProperty("fill", "var(--surface)")}
        >
          {count}
        </text>
      )}
    </>
  );
}
