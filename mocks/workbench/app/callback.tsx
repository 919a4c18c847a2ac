import type { AttemptRecord } from "../../../spec/generated/control.types.js";
import { resend } from "./actions.js";
import {
  ActionButton,
  Body,
  Card,
  Headers,
  LinkTo,
  Scrolled,
  StateBadge,
  Unshown,
} from "./parts.js";
import { useRead } from "./reading.js";
import { Writes } from "./record-note.js";
import { Why } from "./why.js";
import { callbackVerdict } from "./why-words.js";
import { counted, dayOf, pretty, said, t, timeOf } from "./words.js";

/** A callback with every attempt: request and result. */
export function CallbackDetail({ id }: { readonly id: string }) {
  const callback = useRead<"sandbox.callbacks.read">(`/callbacks/${encodeURIComponent(id)}`);
  const why = useRead<"sandbox.callbacks.why">(`/callbacks/${encodeURIComponent(id)}/why`);
  if (!callback) return <Unshown found={callback} />;
  const { attempts, nextAttemptAt } = callback;
  return (
    <>
      <section class="card pad dhead">
        <div class="grow">
          <div class="bar">
            <h1>{callback.id}</h1>
            <StateBadge state={callback.state} />
          </div>
          <div class="meta">
            <span class="mono ltr">
              {callback.method} {callback.url}
            </span>
            {callback.transactionNo && <LinkTo view="invoices" id={callback.transactionNo} />}
            {callback.recurringId && <LinkTo view="recurring" id={callback.recurringId} />}
            {callback.injected && (
              <b class="ltr">{`${callback.injected.id} ${callback.injected.fault}`}</b>
            )}
            {!!callback.retriesLeft && <span>{counted("retriesLeft", callback.retriesLeft)}</span>}
          </div>
        </div>
        <Writes>
          <ActionButton run={() => resend(callback.id)}>{t("resend")}</ActionButton>
        </Writes>
      </section>
      {why && <Why because={callbackVerdict(why)} chain={why.chain} next={why.next} />}
      <Card title={t("attempts")}>
        {attempts.length === 0 && <p class="muted">{t("none")}</p>}
        <ol class="chain">
          {attempts.map((attempt) => (
            <Attempt key={attempt.at + attempt.detail} attempt={attempt} />
          ))}
          {nextAttemptAt !== null && (
            <li>
              <time class="num">{timeOf(nextAttemptAt)}</time>
              <span class="t muted">{dayOf(nextAttemptAt)}</span>
            </li>
          )}
        </ol>
      </Card>
      {attempts.length === 0 && <Body title={t("request")} body={callback.body} />}
    </>
  );
}

function Attempt({ attempt }: { readonly attempt: AttemptRecord }) {
  const { at, outcome, detail, request, durationMs, response } = attempt;
  const colour = outcome === "delivered" ? "var(--accent)" : "var(--bad)";
  return (
    <li class="f" ref={(item) => item?.style.setProperty("--c", colour)}>
      <time class="num">{timeOf(at)}</time>
      <div class="t">
        <b>{said(outcome)}</b> <bdi lang="en">{detail}</bdi>{" "}
        {typeof durationMs === "number" && <bdi class="num">{durationMs} ms</bdi>}
        <Exchanged title={`${request.method} ${request.url}`} {...request} />
        {response && (
          <Exchanged title={t("response")} {...response} isCut={response.cut.length > 0} />
        )}
      </div>
    </li>
  );
}

interface ExchangedProps {
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly isCut?: boolean;
}

/** One direction of an attempt, its headers and its body folded away. */
function Exchanged({ title, headers, body, isCut = false }: ExchangedProps) {
  return (
    <details>
      <summary>
        <code class="ltr">{title}</code>
      </summary>
      <Headers headers={headers} />
      {body !== null && (
        <Scrolled label={title} as="pre">
          {pretty(body)}
        </Scrolled>
      )}
      {isCut && <p class="muted">{t("shortened")}</p>}
    </details>
  );
}
