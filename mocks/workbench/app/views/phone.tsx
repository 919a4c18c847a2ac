import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { SmsRecord } from "../../../../spec/generated/control.types.js";
import { hashOf } from "../address.js";
import { live, useQuery } from "../data/queries.js";
import { momentOf } from "../format.js";
import { Chips } from "../parts/list.js";
import { CopyButton, Unshown } from "../parts/parts.js";
import { t } from "../words.js";

/** How many messages the phones show; the gateway has the rest. */
const SHOWN_MAX = 200;

/** The text messages, the latest first, for each number or for one. */
export function Phone() {
  const found = useQuery<"sandbox.sms">(`/sms?order=newest&limit=${SHOWN_MAX}`, ["sms"]);
  const [chosen, setChosen] = useState("");
  const messages = found?.sms ?? [];
  const numbers = [...new Set(messages.map(({ to }) => to))];
  return (
    <>
      <h1 class="vh">{t("phone")}</h1>
      {found === undefined && <Unshown found={found} />}
      {found && numbers.length === 0 && <p class="card pad muted">{t("noMessages")}</p>}
      {numbers.length > 1 && (
        <Chips values={numbers} chosen={chosen} choose={setChosen}>
          {(number) => number}
        </Chips>
      )}
      <ol class="msgs" aria-live="polite">
        {messages
          .filter(({ to }) => chosen === "" || to === chosen)
          .map((sms) => (
            <Message key={sms.id} sms={sms} />
          ))}
      </ol>
    </>
  );
}

function Message({ sms }: { readonly sms: SmsRecord }) {
  const { at, to, transactionNo } = sms;
  return (
    <li class="card pad">
      <div class="meta">
        <b class="num">{to}</b>
        <span class="num">{momentOf(at)}</span>
        {transactionNo !== null && (
          <a href={hashOf({ sandbox: live.state.sandbox, view: "invoices", id: transactionNo })}>
            {t("showInvoice")}
          </a>
        )}
      </div>
      <p class="sms" dir="auto">
        {partsOf(sms)}
      </p>
    </li>
  );
}

/** A text with its links to follow, and its one-time password to copy. */
function partsOf({ text, kind }: SmsRecord): readonly (string | JSX.Element)[] {
  const special = kind === "otp" ? /(https?:\/\/[^\s]+|\b\d{4,8}\b)/ : /(https?:\/\/[^\s]+)/;
  return text.split(special).map((part, n) => {
    if (n % 2 === 0) return part;
    if (/^\d+$/.test(part)) return <CopyButton key={part} class="otp" text={part} label={part} />;
    const url = URL.parse(part);
    const isHere = url?.origin === location.origin;
    const href = isHere ? url.pathname + url.search : part;
    return (
      <a key={part} href={href} target="_blank" rel="noreferrer">
        {part}
      </a>
    );
  });
}
