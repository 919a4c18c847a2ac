import type { Event, JournalEntry } from "../../../spec/generated/control.types.js";
import { hashOf, useAddress } from "./address.js";
import { callName } from "./call-name.js";
import { useChain } from "./chain.js";
import { CopyCall } from "./copy-call.js";
import { Actions } from "./invoice-actions.js";
import { Head } from "./invoice-head.js";
import { listedAt } from "./listed-at.js";
import { Card, StateBadge, Unshown } from "./parts.js";
import { stepsOf } from "./sequence.js";
import { SequenceDiagram } from "./sequence-diagram.js";
import { StateGraph } from "./state-graph.js";
import { useRead } from "./use-read.js";
import { Why } from "./why.js";
import { verdictOf } from "./why-words.js";
import { counted, t } from "./words.js";

interface InvoiceProps {
  readonly transactionNo: string;
  /** Leaves out the diagram and the calls. */
  readonly isBrief: boolean;
}

/** An invoice in full: what it is, what can be done, why it stands where it does, and how it came there. */
export function InvoiceDetail({ transactionNo, isBrief }: InvoiceProps) {
  const address = useAddress();
  const path = `/invoices/${encodeURIComponent(transactionNo)}`;
  const invoice = useRead<"readInvoice">(path);
  const why = useRead<"explainInvoice">(`${path}/why`);
  const query = new URLSearchParams({ q: transactionNo, limit: "500" });
  const found = useRead<"listRequests">(`/requests?${query}`);
  const events = useChain(why);
  // A rewind may have taken it back.
  if (!invoice) return <Unshown found={invoice} />;
  const calls = found?.requests.filter((call) => call.transactionNo === transactionNo) ?? [];
  const full = hashOf({ ...address, view: "invoices", id: transactionNo });
  return (
    <>
      <section class="card pad">
        <Head invoice={invoice} />
        <Actions invoice={invoice} events={events} full={isBrief ? full : undefined} />
      </section>
      {!isBrief && (
        <Card title={t("sequence")}>
          <SequenceDiagram steps={stepsOf(events, calls)} />
        </Card>
      )}
      <div class="grid g2">
        {why && <Why because={verdictOf(why)} chain={why.chain} />}
        <Card title={t("stands")}>
          <StateGraph of="invoice" state={invoice.status} events={events} />
        </Card>
        {!isBrief && <CallsOf calls={calls} />}
        {!isBrief && <CallbacksOf transactionNo={transactionNo} />}
      </div>
      {!isBrief && <Copies calls={calls} events={events} />}
    </>
  );
}

function CallsOf({ calls }: { readonly calls: readonly JournalEntry[] }) {
  const address = useAddress();
  return (
    <Card title={t("calls")}>
      {calls.length === 0 && <p class="muted">{t("none")}</p>}
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <a href={hashOf({ sandbox: address.sandbox, view: "calls", id: String(call.id) })}>
              <bdi>{callName(call)}</bdi>
            </a>{" "}
            <b class="num">{call.status ?? "–"}</b>{" "}
            <span class="muted num">{listedAt(call.at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CallbacksOf({ transactionNo }: { readonly transactionNo: string }) {
  const address = useAddress();
  const found = useRead<"listCallbacks">(`/callbacks?q=${transactionNo}`);
  return (
    <Card title={t("callbacks")}>
      {found?.callbacks.length === 0 && <p class="muted">{t("none")}</p>}
      <ul class="stack">
        {found?.callbacks.map(({ id, kind, state, attempts }) => (
          <li key={id} class="bar">
            <a href={hashOf({ sandbox: address.sandbox, view: "callbacks", id })}>
              {id} {kind}
            </a>
            <StateBadge state={state} />
            <span class="muted num">{counted(attempts.length, "attempt", "attemptsMade")}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CopiesProps {
  readonly calls: readonly JournalEntry[];
  readonly events: readonly Event[];
}

/** The call that created it, and all of its life, to take along. */
function Copies({ calls, events }: CopiesProps) {
  const ordered = calls.toSorted((a, b) => a.id - b.id);
  const created = ordered.find(({ operationId }) =>
    /^add(Merchant)?Invoice$/.test(operationId ?? ""),
  );
  if (!created) return null;
  return (
    <Card title={t("copy")}>
      <CopyCall call={created} life={{ calls: ordered, events }} />
    </Card>
  );
}
