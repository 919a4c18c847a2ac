import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { jsonOf } from "../../../domain/text.js";
import { nameInLog, recordIn } from "../../embedded.js";
import { hashOf } from "../address.js";
import {
  addLabel,
  createSandbox,
  deleteSandbox,
  fork,
  importSandbox,
  orderAt,
  refund,
  resetSandbox,
  rewind,
  subscribeAt,
} from "../data/actions.js";
import { canAct, live, useLive, useQuery } from "../data/queries.js";
import { ApiProblem } from "../data/source.js";
import { momentOf, moneyOf, timeOf } from "../format.js";
import { counted, said, sentence, t, type Word } from "../words.js";
import { Dialog } from "./dialog.js";
import { openOverlay } from "./keys.js";
import { ActionButton, CopyButton } from "./parts.js";

type Values = Readonly<Record<string, string>>;

interface FormProps {
  readonly title: string;
  readonly lead?: string;
  /** The word of the button that submits. */
  readonly does: Word;
  /** Submits the values of the fields. The form shows why it rejects. */
  readonly run: (values: Values) => Promise<unknown>;
  /** Called when it was done. */
  readonly done: () => void;
  /** Looks like a dangerous thing to do. */
  readonly isBad?: boolean;
  readonly children?: ComponentChildren;
}

/** A form that stays open, with the reason, while what it asks for is rejected. */
function Form({ title, lead, does, run, done, isBad, children }: FormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
    setIsBusy(true);
    setProblem(undefined);
    try {
      await run(Object.fromEntries(texts) as Values);
      done();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form class="stack form" onSubmit={submit}>
      <h2>{title}</h2>
      {lead !== undefined && <p class="muted">{lead}</p>}
      {children}
      <p role="alert" class="wrong">
        {problem !== undefined && <bdi>{problem}</bdi>}
      </p>
      <div class="bar">
        <button type="submit" class={`btn ${isBad ? "bad" : "pri"}`} disabled={isBusy}>
          {t(does)}
        </button>
        <button type="button" class="btn ghost" onClick={done}>
          {t("keep")}
        </button>
      </div>
    </form>
  );
}

interface OverlayProps {
  readonly close: () => void;
}

interface FormDialogProps extends OverlayProps, Omit<FormProps, "done"> {
  readonly class?: string;
}

/** A form in a dialog of its own. */
export function FormDialog({ close, class: look = "", ...form }: FormDialogProps) {
  const role = form.isBad ? "alertdialog" : "dialog";
  return (
    <Dialog label={form.title} class={look} role={role} close={close}>
      <Form {...form} done={close} />
    </Dialog>
  );
}

interface FieldProps {
  readonly name: string;
  readonly word: Word;
  readonly value?: string;
  readonly isOptional?: boolean;
  readonly most?: number;
  /** What a phone shows to type it with, and which characters it may have. */
  readonly of?: { readonly inputMode?: "decimal" | "numeric" | "tel"; readonly pattern?: string };
}

function Field({ name, word, value = "", isOptional = false, most = 100, of = {} }: FieldProps) {
  return (
    <label>
      {t(word)}
      <input {...{ name, ...of }} maxLength={most} required={!isOptional} defaultValue={value} />
    </label>
  );
}

const AMOUNT = { inputMode: "decimal", pattern: String.raw`\d{1,9}(\.\d{1,2})?` } as const;
const COUNT = { inputMode: "numeric", pattern: String.raw`\d{1,4}` } as const;

/** The amount in riyals, and the customer of the examples. */
function OrderFields({ amount }: { readonly amount: string }) {
  return (
    <>
      <Field name="amount" word="amountSar" value={amount} of={AMOUNT} />
      <Field name="name" word="clientName" value="Salma Alqahtani" />
      <Field
        name="mobile"
        word="clientMobile"
        value="0512345678"
        most={30}
        of={{ inputMode: "tel" }}
      />
    </>
  );
}

/** Orders something at the built-in shop. */
export function OrderForm({ close }: OverlayProps) {
  return (
    <FormDialog
      title={t("newOrder")}
      lead={t("newOrderLead")}
      does="create"
      run={(values) => orderAt(live.state.sandbox, values)}
      close={close}
    >
      <OrderFields amount="125.00" />
    </FormDialog>
  );
}

/** Registers a recurring payment at the built-in shop. */
export function SubscriptionForm({ close }: OverlayProps) {
  return (
    <FormDialog
      title={t("newRecurring")}
      lead={t("newRecurringLead")}
      does="create"
      run={(values) => subscribeAt(live.state.sandbox, values)}
      close={close}
    >
      <OrderFields amount="49.00" />
      <label>
        {t("every")}
        <select name="every">
          {["Monthly", "Weekly", "Daily"].map((every) => (
            <option key={every} value={every}>
              {said(every)}
            </option>
          ))}
        </select>
      </label>
      <Field name="charges" word="chargesWanted" value="12" of={COUNT} />
      <Field
        name="retries"
        word="retriesWanted"
        value="3"
        of={{ inputMode: "numeric", pattern: "[0-5]" }}
      />
      <label class="check">
        <input type="checkbox" name="start" defaultChecked />
        {t("startAtOnce")}
      </label>
    </FormDialog>
  );
}

/** Refunds an invoice, with a reason. */
export function RefundForm({
  transactionNo,
  close,
}: OverlayProps & { readonly transactionNo: string }) {
  const invoice = useQuery<"sandbox.invoices.read">(
    `/invoices/${encodeURIComponent(transactionNo)}`,
    ["invoices"],
  );
  return (
    <FormDialog
      title={`${t("refund")} ${invoice ? `${moneyOf(invoice.amount)} ${invoice.currency}` : ""}`}
      lead={t("refundLead")}
      does="refund"
      run={({ reason = "" }) => refund(transactionNo, reason.trim())}
      close={close}
    >
      <Field name="reason" word="reason" isOptional most={500} />
    </FormDialog>
  );
}

/**
 * Asks before a rewind: shows how much it undoes, updated with every event, and suggests a fork. A small
 * number is that of an event, a large one an instant.
 */
export function Ask({ at, close }: { readonly at: number | string; readonly close: () => void }) {
  const first = useRef<HTMLButtonElement>(null);
  const to = typeof at === "number" && at > 1e11 ? new Date(at).toISOString() : at;
  const preview = useQuery<"gateway.previewRewind">(
    `/rewind?to=${encodeURIComponent(String(to))}`,
    ["events"],
  );
  useEffect(() => first.current?.focus(), []);
  const run = (job: () => Promise<unknown>) => () => {
    close();
    job();
  };
  const instant = preview?.at ?? (typeof to === "string" && /^\d{4}-/.test(to) ? to : undefined);
  const label = typeof to === "string" && to !== instant && !/^\d{4}-/.test(to) ? to : undefined;
  return (
    <Dialog label={t("rewindTo")} role="alertdialog" close={close}>
      <h2>
        {t("rewindTo")} {typeof to === "number" && <bdi>#{to}</bdi>}
        {label !== undefined && <bdi>{label}</bdi>}{" "}
        {instant !== undefined && <bdi>{momentOf(instant)}</bdi>}
      </h2>
      <p aria-live="polite">
        {preview === null ? t("noMatch") : preview ? counted("undone", preview.events) : "…"}
      </p>
      {preview && (
        <ul class="undone">
          {preview.undone.map(({ seq, at, label }) => (
            <li key={seq}>
              <span class="num muted">{timeOf(at)}</span> {sentence(label)}
            </li>
          ))}
          {preview.events > preview.undone.length && (
            <li class="muted">{counted("more", preview.events - preview.undone.length)}</li>
          )}
        </ul>
      )}
      <div class="bar">
        <ActionButton class="bad" isOff={!preview} run={run(() => rewind(to))}>
          {t("rewind")}
        </ActionButton>
        <ActionButton class="pri" button={first} run={run(async () => openOverlay({ fork: to }))}>
          {t("forkInstead")}
        </ActionButton>
        <button type="button" class="btn ghost" onClick={close}>
          {t("keep")}
        </button>
      </div>
    </Dialog>
  );
}

interface ForkProps extends OverlayProps {
  readonly at: number | string | null;
  readonly names: readonly string[];
}

/** Opens a fork under a name, and says what it has. */
export function ForkForm({ at, names, close }: ForkProps) {
  const { sandbox } = live.state;
  return (
    <FormDialog
      title={t("fork")}
      lead={t("forkLead")}
      does="fork"
      run={({ name = "" }) => fork(name.trim(), at)}
      close={close}
    >
      <Field name="name" word="name" value={freeName(`${sandbox}-fork`, names)} most={128} />
    </FormDialog>
  );
}

/** Names this moment, and lists the moments that have a name. */
export function Bookmarks({ close }: OverlayProps) {
  const { sandbox } = live.state;
  const found = useQuery<"sandbox.labels.list">("/labels", ["labels"]);
  return (
    <Dialog label={t("bookmarks")} class="wider" close={close}>
      <Form
        title={t("bookmarks")}
        lead={t("bookmarkLead")}
        does="addBookmark"
        run={({ name = "" }) => addLabel(name.trim().replace(/\s+/g, "-"))}
        done={close}
      >
        <Field name="name" word="name" most={64} />
      </Form>
      {found?.labels.length === 0 && <p class="muted">{t("noBookmarks")}</p>}
      <ul class="named">
        {found?.labels.toReversed().map(({ name, at }) => (
          <li key={name}>
            <span class="grow">
              <b>
                <bdi>{name}</bdi>
              </b>{" "}
              <span class="muted num">{momentOf(at)}</span>
            </span>
            <ActionButton run={() => openOverlay({ rewindTo: name })}>{t("goThere")}</ActionButton>
            <CopyButton
              label={t("copyLink")}
              text={location.origin + location.pathname + hashOf({ sandbox, at: name })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface SandboxesProps extends OverlayProps {
  readonly names: readonly string[];
}

/** Creates, imports, resets and deletes sandboxes. */
export function Sandboxes({ names, close }: SandboxesProps) {
  const sandbox = useLive((state) => state.sandbox);
  const isThere = useLive(canAct);
  const [does, setDoes] = useState<"reset" | "delete">();
  if (does !== undefined) {
    const run = does === "reset" ? resetSandbox : deleteSandbox;
    return (
      <FormDialog
        title={`${t(does)} ${sandbox}?`}
        lead={t("sure")}
        does={does}
        isBad
        run={() => run(sandbox)}
        close={close}
      />
    );
  }
  return (
    <Dialog label={t("manage")} class="wider" close={close}>
      <Form
        title={t("newSandbox")}
        does="create"
        run={({ name = "", frozen }) => createSandbox(name.trim(), frozen !== undefined)}
        done={close}
      >
        <Field name="name" word="name" value={freeName("sandbox", names)} most={128} />
        <label class="check">
          <input type="checkbox" name="frozen" />
          {t("startFrozen")}
        </label>
      </Form>
      <Import names={names} close={close} />
      {isThere && (
        <section class="stack form">
          <h2>
            <bdi>{sandbox}</bdi>
          </h2>
          <p class="muted">{t("resetLead")}</p>
          <p class="muted">{t("renameLead")}</p>
          <div class="bar">
            <ActionButton class="bad" run={() => setDoes("reset")}>
              {t("reset")}
            </ActionButton>
            <ActionButton class="bad" run={() => setDoes("delete")}>
              {t("delete")}
            </ActionButton>
          </div>
        </section>
      )}
    </Dialog>
  );
}

/** A name that no sandbox has. */
function freeName(wanted: string, names: readonly string[]): string {
  let name = wanted;
  for (let n = 2; names.includes(name); n += 1) name = `${wanted}-${n}`;
  return name;
}

/** Opens a recording or an exported log as a sandbox. */
function Import({ names, close }: SandboxesProps) {
  const [log, setLog] = useState<{ readonly name: string; readonly text: string }>();
  const [isWrong, setIsWrong] = useState(false);
  const take = async (file: File | undefined) => {
    const found = file && logIn(await file.text());
    setLog(found);
    setIsWrong(file !== undefined && found === undefined);
  };
  return (
    <Form
      key={log?.name}
      title={t("importTitle")}
      lead={t("importLead")}
      does="import"
      run={async ({ name = "" }) => {
        if (!log) throw new ApiProblem(t("notImportable"), 400);
        await importSandbox(name.trim(), log.text);
      }}
      done={close}
    >
      <label>
        {t("file")}
        <input
          type="file"
          accept=".html,.jsonl"
          required={!log}
          onChange={({ currentTarget: { files } }) => take(files?.[0])}
        />
      </label>
      {isWrong && (
        <p role="alert" class="wrong">
          {t("notImportable")}
        </p>
      )}
      {log && <Field name="name" word="name" value={freeName(log.name, names)} most={128} />}
    </Form>
  );
}

/** The log in the page of a recording, or of an export, with the name of its sandbox. The gateway checks the log. */
function logIn(file: string): { readonly name: string; readonly text: string } | undefined {
  const record = recordIn(file);
  const text = record === undefined ? file : String(Object(jsonOf(record)).log);
  const name = nameInLog(text);
  return name === undefined ? undefined : { name, text };
}
