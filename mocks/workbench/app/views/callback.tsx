import { useState } from "preact/hooks";
import type { AttemptRecord, CallbackRecord } from "../../../../spec/generated/control.types.js";
import { requestAsCurl } from "../../../control/copied-calls.js";
import { advance, resend } from "../data/actions.js";
import { useQuery } from "../data/queries.js";
import { isRecord } from "../data/source.js";
import { lengthOf, minuteOf, momentOf, pretty, whenOf } from "../format.js";
import {
  ActionButton,
  Card,
  CopyButton,
  LinkTo,
  Scrolled,
  StateBadge,
  Table,
  Unshown,
} from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { counted, said, sentence, t } from "../words.js";

/** The state of a callback for a reader: one that is retried is not simply waiting. */
export function callbackState({ state, attempts }: CallbackRecord): string {
  const last = attempts.at(-1);
  return state === "waiting" && last && last.outcome !== "delivered" ? "retrying" : state;
}

/** A callback: what it is about, one attempt with its request and response, and all attempts. */
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
          {nextAttemptAt !== null && (
            <span class="num">
              {t("nextAt")} {momentOf(nextAttemptAt)}
            </span>
          )}
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
        <span class="num">{momentOf(attempt.at)}</span>
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
      <Table columns={["attempt", "time", "what", "waited"]}>
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
              <td class="num">{whenOf(attempt.at, attempts[n - 1]?.at)}</td>
              <td class={attempt.outcome === "delivered" ? "" : "wrong"}>{resultOf(attempt)}</td>
              <td class="muted num">{waitedBefore(attempts, n)}</td>
            </tr>
          ))
          .reverse()}
      </Table>
    </Card>
  );
}

function waitedBefore(attempts: readonly AttemptRecord[], n: number): string {
  const [before, here] = [attempts[n - 1], attempts[n]];
  if (!before || !here) return "";
  return lengthOf(Date.parse(here.at) - Date.parse(before.at));
}
