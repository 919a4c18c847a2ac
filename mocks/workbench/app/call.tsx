import { useState } from "preact/hooks";
import type { JournalEntry, SettingsView } from "../../../spec/generated/control.types.js";
import { sendCall } from "./actions.js";
import { hashOf } from "./address.js";
import { callName, stateOf } from "./calls.js";
import { changedOf, useDefaults } from "./catalogue.js";
import { callAsCurl, type Life, withTestCard } from "./copies.js";
import { lifeAsTest, originOf } from "./copy-as-test.js";
import { Dialog } from "./dialog.js";
import { dayOf, pretty, timeOf } from "./format.js";
import { Form } from "./forms.js";
import {
  ActionButton,
  Body,
  Card,
  CopyButton,
  Headers,
  StateBadge,
  Unshown,
  useAddress,
} from "./parts.js";
import { useRead } from "./reading.js";
import { Writes } from "./record-note.js";
import { live, useSandboxState } from "./store.js";
import { Because } from "./why.js";
import { t } from "./words.js";

/** A call to repeat in a terminal. */
function CopyCall({ call }: { readonly call: JournalEntry }) {
  const target = { origin: location.origin, sandbox: live.state.sandbox };
  return <CopyButton label="curl" text={callAsCurl(target, call)} />;
}

/** The history of an invoice or a recurring payment, to take along: its first call, and all of it as a test. */
export function Copies(life: Life) {
  const { assumptions: all, summary } = useSandboxState();
  const { strict = false, rates = {} } =
    useRead<"sandbox.settings.read">("/settings") ?? ({} as Partial<SettingsView>);
  const assumptions = Object.fromEntries(changedOf(all, useDefaults()));
  const settings = { ...(strict && { strict }), ...(Object.keys(rates).length > 0 && { rates }) };
  const made = lifeAsTest({ ...life, assumptions, settings, epoch: summary?.position.epoch });
  const call = originOf(life)?.call;
  return (
    <Card title={t("copy")}>
      <div class="bar">
        {call && <CopyCall call={call} />}
        {typeof made === "string" ? (
          <CopyButton label={t("asTest")} text={made} />
        ) : (
          <span class="small muted">{t(made.why)}</span>
        )}
      </div>
    </Card>
  );
}

/** A call with its bodies, its explanation and its injected faults. */
export function CallDetail({ id }: { readonly id: string }) {
  const address = useAddress();
  const call = useRead<"sandbox.request">(`/requests/${encodeURIComponent(id)}`);
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
    <Dialog label={t("editCall")} class="wider" close={close}>
      <Form
        title={`${t("editCall")}: ${callName(call)}`}
        lead={t("editLead")}
        does="send"
        run={({ path: to = path, body }) => sendCall(method, to, body)}
        done={close}
      >
        <label>
          {t("path")}
          <input class="ltr" name="path" required maxLength={2000} defaultValue={path} />
        </label>
        {requestBody !== null && (
          <label>
            {t("body")}
            <textarea
              class="mono ltr"
              name="body"
              rows={12}
              spellcheck={false}
              defaultValue={pretty(withTestCard(requestBody))}
            />
          </label>
        )}
      </Form>
    </Dialog>
  );
}
