import type { JournalEntry } from "../../../spec/generated/control.types.js";
import { hashOf, useAddress } from "./address.js";
import { Because } from "./because.js";
import { stateOf } from "./call-state.js";
import { useChain } from "./chain.js";
import type { Life } from "./copies/recorded-call.js";
import { CopyCall } from "./copy-call.js";
import { dayOf, timeOf } from "./formats.js";
import { Body, Card, Headers, StateBadge, Unshown } from "./parts.js";
import { refusedSpoken } from "./refusal-titles.js";
import { useRead } from "./use-read.js";
import { t } from "./words.js";

/** One call with its bodies, why it went as it did, and the faults that struck it. */
export function CallDetail({ id }: { readonly id: string }) {
  const address = useAddress();
  const call = useRead<"readRequest">(`/requests/${encodeURIComponent(id)}`);
  const life = useLife(call);
  if (!call) return <Unshown found={call} />;
  const { transactionNo } = call;
  return (
    <>
      <section class="card pad">
        <div class="dhead">
          <div class="grow">
            <div class="bar">
              <h1>
                <bdi>{call.operationId ?? call.path}</bdi>
              </h1>
              <StateBadge state={stateOf(call)} />
              <b class="num">{call.status ?? "–"}</b>
            </div>
            <div class="meta">
              <span class="mono ltr">
                {call.method} {call.path}
              </span>
              <span class="num">
                {dayOf(call.at)} {timeOf(call.at)}
              </span>
              {call.durationMs !== undefined && <span class="num ltr">{call.durationMs} ms</span>}
              {transactionNo && (
                <a
                  href={hashOf({
                    ...address,
                    view: "invoices",
                    id: transactionNo,
                    q: "",
                    status: "",
                  })}
                >
                  {transactionNo}
                </a>
              )}
            </div>
          </div>
        </div>
        <CopyCall call={call} {...(life && { life })} />
      </section>
      {(call.explanation || call.faults.length > 0 || call.tolerated.length > 0) && (
        <Card title={t("explanation")}>
          <Because sentences={refusedSpoken(call)} />
          {[...call.faults, ...call.tolerated].map((text) => (
            <Because key={text} sentences={[{ text, lang: "en", dir: "ltr" }]} />
          ))}
        </Card>
      )}
      <div class="grid g2">
        <Body title={t("request")} body={call.requestBody} />
        <Body title={t("response")} body={call.responseBody} />
        {call.requestHeaders && (
          <Card title={t("headers")}>
            <Headers headers={call.requestHeaders} />
          </Card>
        )}
      </div>
    </>
  );
}

/** What had happened to the call's invoice by then, so that a test gets there. */
function useLife(call: JournalEntry | null | undefined): Life | undefined {
  const no = call?.transactionNo ?? undefined;
  const why = useRead<"explainInvoice">(no && `/invoices/${no}/why`);
  const events = useChain(why);
  const found = useRead<"listRequests">(no && `/requests?q=${no}&limit=500`);
  if (!call || !found) return undefined;
  const calls = found.requests.filter(({ transactionNo, id }) => {
    return transactionNo === no && id <= call.id;
  });
  const until = call.place?.seq ?? 0;
  return { calls, events: events.filter(({ seq }) => seq <= until) };
}
