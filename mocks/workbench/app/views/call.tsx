import { useState } from "preact/hooks";
import type { JournalEntry } from "../../../../spec/generated/control.types.js";
import { callName, verdictOf } from "../../../control/call-verdict.js";
import { callAsCurl, withTestCard } from "../../../control/copied-calls.js";
import { sendCall } from "../data/actions.js";
import { live, useQuery } from "../data/queries.js";
import { serviceBase } from "../data/token.js";
import { momentOf, pretty } from "../format.js";
import { FormDialog } from "../parts/forms.js";
import {
  ActionButton,
  Body,
  Card,
  CopyButton,
  Headers,
  LinkTo,
  StateBadge,
  Unshown,
} from "../parts/parts.js";
import { Writes } from "../parts/record-note.js";
import { Because } from "../parts/why.js";
import { t } from "../words.js";

/** A call to repeat in a terminal. */
function CopyCall({ call }: { readonly call: JournalEntry }) {
  const { sandbox } = live.state;
  const target = { origin: location.origin + serviceBase(sandbox), sandbox };
  return <CopyButton label="curl" text={callAsCurl(target, call)} />;
}

/** The state of a call, as lists show it. */
export const stateOf = (call: Omit<JournalEntry, "requestBody" | "responseBody">): string =>
  call.faults.length > 0 ? "injected" : verdictOf(call);

/** A call with its bodies, its explanation and its injected faults. */
export function CallDetail({ id }: { readonly id: string }) {
  const call = useQuery<"sandbox.request">(`/requests/${encodeURIComponent(id)}`, ["requests"]);
  const [isEdited, setIsEdited] = useState(false);
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
              <span class="mono">
                {call.method} {call.path}
              </span>
              <span class="num">{momentOf(call.at)}</span>
              {call.durationMs !== undefined && <span class="num">{call.durationMs} ms</span>}
              {transactionNo && <LinkTo view="invoices" id={transactionNo} />}
            </div>
          </div>
        </div>
        <div class="bar">
          <CopyCall call={call} />
          <Writes>
            <ActionButton run={() => setIsEdited(true)}>{t("editCall")}</ActionButton>
          </Writes>
        </div>
      </section>
      {isEdited && <EditCall call={call} close={() => setIsEdited(false)} />}
      {(call.explanation || call.faults.length > 0 || call.tolerated.length > 0) && (
        <Card title={t("explanation")}>
          <Because
            sentences={[call.explanation ?? "", ...call.faults, ...call.tolerated].filter(Boolean)}
          />
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

interface EditCallProps {
  readonly call: JournalEntry;
  readonly close: () => void;
}

/** Sends a call once more, with another path or body. */
function EditCall({ call, close }: EditCallProps) {
  const { method, path, requestBody } = call;
  return (
    <FormDialog
      title={`${t("editCall")}: ${callName(call)}`}
      class="wider"
      lead={t("editLead")}
      does="send"
      run={({ path: to = path, body }) => sendCall(method, to, body)}
      close={close}
    >
      <label>
        {t("path")}
        <input name="path" required maxLength={2000} defaultValue={path} />
      </label>
      {requestBody !== null && (
        <label>
          {t("body")}
          <textarea
            class="mono"
            name="body"
            rows={12}
            spellcheck={false}
            defaultValue={pretty(withTestCard(requestBody))}
          />
        </label>
      )}
    </FormDialog>
  );
}
