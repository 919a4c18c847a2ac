import { useState } from "preact/hooks";
import type { JournalEntry, SettingsView } from "../../../spec/generated/control.types.js";
import { sendCall } from "./actions.js";
import { hashOf } from "./address.js";
import { ApiProblem, placeOf, read } from "./api.js";
import { callName, stateOf } from "./calls.js";
import { changedOf } from "./catalogue.js";
import { callAsCurl, type Life, withTestCard } from "./copies.js";
import { lifeAsTest, originOf, RUNNERS, type Runner } from "./copy-as-test.js";
import { Dialog } from "./dialog.js";
import { Form } from "./forms.js";
import { callsOfInvoice } from "./lives.js";
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
import { refusedSpoken } from "./refusals.js";
import { live, useSandboxState } from "./store.js";
import { Because, useChain } from "./why.js";
import { dayOf, pretty, t, timeOf } from "./words.js";

interface CopyCallProps {
  /** The call to copy; none where the one that began the life is not known. */
  readonly call: JournalEntry | undefined;
  /** What the test repeats; the call alone without it. */
  readonly life?: Life;
}

/** A call to take along: for a terminal, as a pact, and as a test for each runner. */
export function CopyCall({
  call,
  life = { calls: call ? [call] : [], events: [] },
}: CopyCallProps) {
  const target = { origin: location.origin, sandbox: live.state.sandbox };
  return (
    <div class="bar">
      {call && <CopyButton label="curl" text={callAsCurl(target, call)} />}
      {call && <CopyButton label={t("asPact")} text={() => pactOf(call)} />}
      <CopyTest life={life} />
    </div>
  );
}

const RUNNER_NAMES: Readonly<Record<Runner, string>> = {
  vitest: "Vitest",
  jest: "Jest",
  node: "node:test",
};

/** A life as a test for each runner, or the reason why none can be made. */
function CopyTest({ life }: { readonly life: Life }) {
  const { assumptions: all, summary } = useSandboxState();
  const { strict = false, rates = {} } =
    useRead<"sandbox.settings.read">("/settings") ?? ({} as Partial<SettingsView>);
  const assumptions = Object.fromEntries(changedOf(all));
  const settings = { ...(strict && { strict }), ...(Object.keys(rates).length > 0 && { rates }) };
  const whole = { ...life, assumptions, settings, epoch: summary?.position.epoch };
  const made = lifeAsTest(whole);
  if (typeof made !== "string") return <span class="small muted">{t(made.why)}</span>;
  return (
    <fieldset class="bar" aria-label={t("asTest")}>
      <span class="small muted">{t("asTest")}</span>
      {RUNNERS.map((runner) => (
        <CopyButton
          key={runner}
          label={RUNNER_NAMES[runner]}
          text={async () => String(lifeAsTest(whole, runner))}
        />
      ))}
    </fieldset>
  );
}

/** The call that created something, and all of its life, to take along. */
export function Copies(life: Life) {
  return (
    <Card title={t("copy")}>
      <CopyCall call={originOf(life)?.call} life={life} />
    </Card>
  );
}

/** The pact of a call as text; null where none can be made of it. */
async function pactOf({ id }: JournalEntry): Promise<string | null> {
  try {
    const place = placeOf(live.state.sandbox);
    const pact = await read<"sandbox.pact">(`${place}/requests/${id}/pact`);
    return `${JSON.stringify(pact, null, 2)}\n`;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

/** A call with its bodies, its explanation and its injected faults. */
export function CallDetail({ id }: { readonly id: string }) {
  const address = useAddress();
  const call = useRead<"sandbox.request">(`/requests/${encodeURIComponent(id)}`);
  const life = useLife(call);
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
        <CopyCall call={call} {...(life && { life })} />
        <Writes>
          <div class="bar">
            <ActionButton run={() => setIsEdited(true)}>{t("editCall")}</ActionButton>
          </div>
        </Writes>
      </section>
      {isEdited && <EditCall call={call} close={() => setIsEdited(false)} />}
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

/** What had happened to the call's invoice by then, so that a test gets there. */
function useLife(call: JournalEntry | null | undefined): Life | undefined {
  const no = call?.transactionNo ?? undefined;
  const why = useRead<"sandbox.invoices.why">(no && `/invoices/${no}/why`);
  const events = useChain(why) ?? [];
  const found = useRead<"sandbox.requests">(no && `/requests?q=${no}&limit=500`);
  // No invoice has the number: the call is a test by itself.
  if (!call || !no || !found || why === null) return undefined;
  const calls = callsOfInvoice(found.requests, { transactionNo: no }).filter(
    ({ id }) => id <= call.id,
  );
  const until = call.position?.seq ?? 0;
  const past = events.filter(({ seq }) => seq <= until);
  return { calls, events: past, of: { transactionNo: no } };
}
