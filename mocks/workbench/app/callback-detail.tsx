import type { AttemptRecord } from "../../../spec/generated/control.types.js";
import { resend } from "./actions.js";
import { useRead } from "./collection.js";
import { dayOf, timeOf } from "./formats.js";
import { Body, Card, StateBadge } from "./parts.js";
import { Writes } from "./record-note.js";
import { t } from "./words.js";

/** A callback with every attempt: what was sent, and what came of it. */
export function CallbackDetail({ id }: { readonly id: string }) {
  const found = useRead<"listCallbacks">(`/callbacks?q=${encodeURIComponent(id)}`);
  const callback = found?.callbacks.find((one) => one.id === id);
  if (!callback) return <p class="card pad muted">{t("loading")}</p>;
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
          </div>
        </div>
        <Writes>
          <button type="button" class="btn" onClick={() => resend(callback.id)}>
            {t("resend")}
          </button>
        </Writes>
      </section>
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
      <Body title={t("request")} body={attempts.at(-1)?.request.body ?? callback.body} />
    </>
  );
}

function Attempt({ attempt }: { readonly attempt: AttemptRecord }) {
  const { at, outcome, detail, request } = attempt;
  const colour = outcome === "delivered" ? "var(--accent)" : "var(--bad)";
  const headers = Object.entries(request.headers);
  return (
    <li class="f" ref={(item) => item?.style.setProperty("--c", colour)}>
      <time class="num">{timeOf(at)}</time>
      <span class="t">
        <b>{outcome}</b> <bdi>{detail}</bdi>
        <br />
        <code class="ltr">
          {request.method} {request.url}
        </code>
        {headers.map(([name, value]) => (
          <code key={name} class="ltr">
            <br />
            {name}: {value}
          </code>
        ))}
      </span>
    </li>
  );
}
