import { hashOf, useAddress } from "./address.js";
import { curlOf } from "./api.js";
import { stateOf } from "./call-state.js";
import { useRead } from "./collection.js";
import { dayOf, timeOf } from "./formats.js";
import { live } from "./live.js";
import { Body, Card, CopyButton, StateBadge } from "./parts.js";
import { t } from "./words.js";

/** One call with its bodies, why it went as it did, and the faults that struck it. */
export function CallDetail({ id }: { readonly id: string }) {
  const address = useAddress();
  const call = useRead<"readRequest">(`/requests/${encodeURIComponent(id)}`);
  if (!call) return <p class="card pad muted">{t("loading")}</p>;
  const { transactionNo } = call;
  return (
    <>
      <section class="card pad">
        <div class="dhead">
          <div class="grow">
            <div class="bar">
              <h1>{call.operationId ?? call.path}</h1>
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
          <CopyButton text={curlOfCall(call)} label="curl" />
        </div>
      </section>
      {(call.explanation || call.faults.length > 0 || call.tolerated.length > 0) && (
        <Card title={t("explanation")}>
          {[call.explanation, ...call.faults, ...call.tolerated].map((text) => (
            <p key={text} class="because">
              <bdi>{text}</bdi>
            </p>
          ))}
        </Card>
      )}
      <div class="grid g2">
        <Body title={t("request")} body={call.requestBody} />
        <Body title={t("response")} body={call.responseBody} />
      </div>
    </>
  );
}

/** The same call again, as a line for a terminal, with a token of the sandbox. */
function curlOfCall(call: {
  readonly method: string;
  readonly path: string;
  readonly requestBody: string | null;
}): string {
  const token = `-H 'Authorization: Bearer sandbox_${live.known.sandbox}'`;
  const { method, path, requestBody } = call;
  if (requestBody === null) return `${curlOf(method, path)} ${token}`;
  const data = requestBody.replaceAll("'", "'\\''");
  const type = "-H 'Content-Type: application/json'";
  return `${curlOf(method, path)} ${token} ${type} -d '${data}'`;
}
