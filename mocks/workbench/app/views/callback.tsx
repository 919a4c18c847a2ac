import { useState } from "preact/hooks";
import type { AttemptRecord, CallbackRecord } from "../../../../spec/generated/control.types.js";
import { advance, resend } from "../data/actions.js";
import { useQuery } from "../data/queries.js";
import { isRecord } from "../data/source.js";
import { dateOf, dayOf, lengthOf, minuteOf, pretty, timeOf } from "../format.js";
import { requestAsCurl } from "../parts/copies.js";
import {
  ActionButton,
  Card,
  CopyButton,
  LinkTo,
  Scrolled,
  StateBadge,
  Unshown,
} from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { counted, said, sentence, t } from "../words.js";

/** The state of a callback for a reader: one that is retried is not simply waiting. */
export function callbackState({ state, attempts }: CallbackRecord): string {
  const last = attempts.at(-1);
  return state === "waiting" && last && last.outcome !== "delivered" ? "retrying" : state;
}

/** A callback: what it is about, its attempts as arcs, and one attempt with its request and response. */
export function CallbackDetail({ id }: { readonly id: string }) {
  const path = `/callbacks/${encodeURIComponent(id)}`;
  const callback = useQuery<"sandbox.callbacks.read">(path, ["callbacks"]);
  const why = useQuery<"sandbox.callbacks.why">(`${path}/why`, ["callbacks"]);
  const [chosen, setChosen] = useState<number>();
  if (!callback) return <Unshown found={callback} />;
  const { attempts } = callback;
  const place = Math.min(chosen ?? attempts.length - 1, attempts.length - 1);
  const attempt = attempts[place];
  return (
    <>
      <section class="card pad">
        <Head callback={callback} />
        {why && <p class="because">{sentence(why.because)}</p>}
        {(attempts.length > 0 || callback.nextAttemptAt !== null) && (
          <Arcs callback={callback} chosen={place} />
        )}
      </section>
      {attempt ? (
        <Exchange attempt={attempt} place={place} />
      ) : (
        <Card title={t("request")}>
          <Scrolled label={t("request")} as="pre">
            {`${callback.method} ${callback.url}${callback.body === null ? "" : `\n\n${pretty(callback.body)}`}`}
          </Scrolled>
        </Card>
      )}
      {attempts.length > 0 && (
        <Attempts attempts={attempts} chosen={place} choose={(n) => setChosen(n)} />
      )}
    </>
  );
}

function Head({ callback }: { readonly callback: CallbackRecord }) {
  const { id, kind, subject, injected, retriesLeft, nextAttemptAt, transactionNo } = callback;
  const isLate = nextAttemptAt !== null && !isRecord();
  return (
    <div class="dhead">
      <div class="grow">
        <div class="bar">
          <h1>
            <bdi>{subject ?? id}</bdi>
          </h1>
          <StateBadge state={callbackState(callback)} />
          {injected && <span class="badge warn">{injected.fault}</span>}
        </div>
        <div class="meta">
          <span>{said(`about-${kind}`)}</span>
          {transactionNo && <LinkTo view="invoices" id={transactionNo} />}
          {callback.recurringId && <LinkTo view="recurring" id={callback.recurringId} />}
          <span class="num">{id}</span>
          {!!retriesLeft && <span>{counted("retriesLeft", retriesLeft)}</span>}
        </div>
      </div>
      <Writes>
        <div class="bar">
          <ActionButton class="pri" run={() => resend(id)}>
            {t("sendNow")}
          </ActionButton>
          {isLate && (
            <ActionButton run={() => advance({ to: nextAttemptAt })}>
              {t("goTo")} <span class="num">{minuteOf(nextAttemptAt)}</span>
            </ActionButton>
          )}
        </div>
      </Writes>
    </div>
  );
}

/** The room of an attempt in the drawing, and where its line runs. */
const STEP_PX = 92;
const LINE_Y = 52;
const RADIUS = 9;

/** The attempts on a line with the waits between them as arcs; the next one is dashed. The table below has the same. */
function Arcs({
  callback,
  chosen,
}: {
  readonly callback: CallbackRecord;
  readonly chosen: number;
}) {
  const { attempts, nextAttemptAt } = callback;
  const dots = [
    ...attempts.map(({ at, outcome }) => ({ at, tone: outcome === "delivered" ? "good" : "bad" })),
    ...(nextAttemptAt === null ? [] : [{ at: nextAttemptAt, tone: "due" }]),
  ];
  const width = dots.length * STEP_PX;
  const x = (n: number) => (n + 0.5) * STEP_PX;
  const label = counted("attempts", attempts.length);
  return (
    <Scrolled label={t("attempts")}>
      <svg width={width} height={92} viewBox={`0 0 ${width} 92`} role="img" aria-label={label}>
        {dots.slice(1).map(({ at, tone }, n) => {
          const [from, to] = [x(n), x(n + 1)];
          const [middle, foot] = [(from + to) / 2, LINE_Y - RADIUS - 2];
          const before = dots[n]?.at ?? at;
          return (
            <g key={`${n} ${at}`}>
              <path
                d={`M${from} ${foot}Q${middle} ${foot - 34} ${to} ${foot}`}
                fill="none"
                stroke="var(--faint)"
                stroke-width="1.4"
                stroke-dasharray={tone === "due" ? "3 3" : undefined}
              />
              <text x={middle} y={foot - 22} class="t11 m" text-anchor="middle">
                {lengthOf(Date.parse(at) - Date.parse(before))}
              </text>
            </g>
          );
        })}
        {dots.map(({ at, tone }, n) => (
          <Attempted
            key={`${n} ${at}`}
            n={n}
            x={x(n)}
            at={at}
            tone={tone}
            isNewDay={dateOf(at) !== dateOf(dots[n - 1]?.at ?? 0)}
            isChosen={n === chosen}
          />
        ))}
      </svg>
    </Scrolled>
  );
}

const FILLS: Readonly<Record<string, string>> = { good: "var(--accent)", bad: "var(--bad)" };

interface AttemptedProps {
  readonly n: number;
  readonly x: number;
  readonly at: string;
  readonly tone: string;
  /** Whether the attempt before it was on another day. */
  readonly isNewDay: boolean;
  readonly isChosen: boolean;
}

function Attempted({ n, x, at, tone, isNewDay, isChosen }: AttemptedProps) {
  const isDue = tone === "due";
  return (
    <g>
      {isChosen && <circle cx={x} cy={LINE_Y} r={RADIUS + 3.5} fill="none" stroke="var(--ink)" />}
      <circle
        cx={x}
        cy={LINE_Y}
        r={RADIUS}
        fill={FILLS[tone] ?? "var(--surface)"}
        stroke={isDue ? "var(--ink)" : "none"}
        stroke-dasharray={isDue ? "2.6 2.3" : undefined}
      />
      <text
        x={x}
        y={LINE_Y + 4}
        class="t11 w"
        text-anchor="middle"
        ref={(text) => text?.style.setProperty("fill", isDue ? "var(--ink)" : "var(--surface)")}
      >
        {n + 1}
      </text>
      <text x={x} y={LINE_Y + 26} class="t11 m" text-anchor="middle">
        {timeOf(at)}
      </text>
      {isNewDay && (
        <text x={x} y={LINE_Y + 38} class="t11 m" text-anchor="middle">
          {dayOf(at)}
        </text>
      )}
    </g>
  );
}

/** How an attempt went, in a word and the status. */
const resultOf = ({ outcome, status }: AttemptRecord): string =>
  status === null ? said(outcome) : `${said(outcome)} (${status})`;

interface ExchangeProps {
  readonly attempt: AttemptRecord;
  readonly place: number;
}

/** What the gateway sent and what the shop answered, side by side. */
function Exchange({ attempt, place }: ExchangeProps) {
  const { request, response, detail, durationMs, status } = attempt;
  const curl = requestAsCurl(request.method, request.url, { body: request.body });
  return (
    <Card title={`${t("attempt")} ${place + 1}`} aside={<CopyButton label="curl" text={curl} />}>
      <p class="meta">
        <span class="num">
          {dayOf(attempt.at)} {timeOf(attempt.at)}
        </span>
        <b>{resultOf(attempt)}</b>
        <bdi lang="en">{detail}</bdi>
        {typeof durationMs === "number" && <bdi class="num">{durationMs} ms</bdi>}
      </p>
      <div class="grid g2 exchange">
        <Message
          title={t("sent")}
          first={`${request.method} ${request.url}`}
          headers={request.headers}
          body={request.body}
        />
        {response ? (
          <Message
            title={t("answered")}
            first={String(status ?? "")}
            headers={response.headers}
            body={response.body}
            isCut={response.cut.length > 0}
          />
        ) : (
          <p class="muted">{t("noAnswer")}</p>
        )}
      </div>
    </Card>
  );
}

interface MessageProps {
  readonly title: string;
  readonly first: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly isCut?: boolean;
}

/** A request or a response as it traveled. A long address has a line for each parameter. */
function Message({ title, first, headers, body, isCut = false }: MessageProps) {
  const lines = [
    first.replace("?", "\n  ?").replaceAll("&", "\n  &"),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return (
    <div>
      <h3>{title}</h3>
      <Scrolled label={title} as="pre">
        {lines.join("\n")}
        {body && (
          <>
            {"\n\n"}
            {pretty(body)}
          </>
        )}
      </Scrolled>
      {isCut && <p class="muted">{t("shortened")}</p>}
    </div>
  );
}

interface AttemptsProps {
  readonly attempts: readonly AttemptRecord[];
  readonly chosen: number;
  choose(place: number): void;
}

/** Every attempt once, the latest first. A click shows its exchange. */
function Attempts({ attempts, chosen, choose }: AttemptsProps) {
  return (
    <Card title={t("attempts")}>
      <table>
        <thead class="vh">
          <tr>
            <th>{t("attempt")}</th>
            <th>{t("time")}</th>
            <th>{t("what")}</th>
            <th>{t("waited")}</th>
          </tr>
        </thead>
        <tbody>
          {attempts
            .map((attempt, n) => (
              <tr key={`${n} ${attempt.at}`}>
                <td>
                  <button
                    type="button"
                    class="btn ghost num"
                    aria-pressed={n === chosen}
                    onClick={() => choose(n)}
                  >
                    {n + 1}
                  </button>
                </td>
                <td class="num">{whenAttempted(attempts, n)}</td>
                <td class={attempt.outcome === "delivered" ? "" : "wrong"}>{resultOf(attempt)}</td>
                <td class="muted num">{waitedBefore(attempts, n)}</td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </Card>
  );
}

/** The time of an attempt, with the day where it is another than that of the attempt before. */
function whenAttempted(attempts: readonly AttemptRecord[], n: number): string {
  const at = attempts[n]?.at ?? "";
  const before = attempts[n - 1]?.at;
  const isSameDay = before !== undefined && dateOf(before) === dateOf(at);
  return isSameDay ? timeOf(at) : `${dayOf(at)} ${timeOf(at)}`;
}

function waitedBefore(attempts: readonly AttemptRecord[], n: number): string {
  const [before, here] = [attempts[n - 1], attempts[n]];
  if (!before || !here) return "";
  return lengthOf(Date.parse(here.at) - Date.parse(before.at));
}
