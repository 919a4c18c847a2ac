import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SmsRecord } from "../../../spec/generated/control.types.js";
import { hashOf } from "./address.js";
import { dayOf, minuteOf, timeOf } from "./format.js";
import { focusRow, useRowKeys } from "./list.js";
import { Scrolled } from "./parts.js";
import { useRead } from "./reading.js";
import { live, nowOf, useSandboxState } from "./store.js";
import { counted, t } from "./words.js";

/** How many messages the phones show; the gateway has the rest. */
const SHOWN_MAX = 200;

/** The text messages as phones show them: a phone for each number. */
export function Phone() {
  const known = useSandboxState();
  const found = useRead<"sandbox.sms">(`/sms?order=newest&limit=${SHOWN_MAX}`);
  const [chosen, setChosen] = useState<string>();
  const messages = [...(found?.sms ?? [])].reverse();
  const numbers = [...new Set(messages.map(({ to }) => to).reverse())];
  const number = chosen !== undefined && numbers.includes(chosen) ? chosen : numbers[0];
  const list = useRef<HTMLUListElement>(null);
  const stop = Math.max(0, numbers.indexOf(number ?? ""));
  useRowKeys(list, { count: numbers.length, stop, goTo: (place) => focusRow(list, place) });
  if (found && number === undefined) return <p class="card pad muted">{t("noMessages")}</p>;
  return (
    <>
      <h1 class="vh">{t("phone")}</h1>
      <div class="phones">
        <section class="card">
          <ul class="rows" ref={list}>
            {numbers.map((one, n) => (
              <li key={one}>
                <button
                  type="button"
                  data-n={n}
                  tabIndex={n === stop ? 0 : -1}
                  class={`row ${one === number ? "on" : ""}`}
                  onClick={() => setChosen(one)}
                  aria-pressed={one === number}
                >
                  <span />
                  <b class="ltr">{one}</b>
                  <b class="num">{messages.filter(({ to }) => to === one).length}</b>
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section class="dev" aria-label={number ?? t("phone")}>
          <div class="scr">
            <div class="stat">
              <span>{minuteOf(nowOf(known))}</span>
              <span>SMS</span>
            </div>
            <div class="who">
              <span class="ava" aria-hidden="true">
                P
              </span>
              <b class="ltr">{number}</b>
            </div>
            <Thread key={number} messages={messages.filter(({ to }) => to === number)} />
          </div>
        </section>
      </div>
    </>
  );
}

/** How near its end a reader is who reads the newest. */
const END_PX = 24;

/** The messages of a phone, the newest last and in view; a reader who has scrolled up stays there. */
function Thread({ messages }: { readonly messages: readonly SmsRecord[] }) {
  const box = useRef<HTMLElement>();
  const isAtEnd = useRef(true);
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  const kept = (of: HTMLElement | null) => {
    box.current = of ?? undefined;
  };
  const scrolled = ({ currentTarget: of }: { readonly currentTarget: HTMLElement }) => {
    isAtEnd.current = of.scrollHeight - of.scrollTop - of.clientHeight < END_PX;
  };
  return (
    <Scrolled class="thread" label="SMS" box={kept} onScroll={scrolled}>
      <ol class="msgs" aria-live="polite">
        {messages.map((sms) => (
          <Bubble key={sms.id} sms={sms} />
        ))}
      </ol>
    </Scrolled>
  );
}

const ARABIC = /[\u0600-\u06ff]/;

function Bubble({ sms }: { readonly sms: SmsRecord }) {
  const { at, text, alphabet, segments, transactionNo } = sms;
  return (
    <li class="b-wrap">
      <p class="bub" dir={ARABIC.test(text) ? "rtl" : "ltr"}>
        {partsOf(sms)}
      </p>
      <span class="b-meta">
        <span class="num">
          {dayOf(at)} {timeOf(at)}
        </span>
        <span>
          {alphabet.toUpperCase()}, {counted("segments", segments)}
        </span>
        {transactionNo !== null && (
          <a href={hashOf({ sandbox: live.state.sandbox, view: "invoices", id: transactionNo })}>
            {t("showInvoice")}
          </a>
        )}
      </span>
    </li>
  );
}

/** A text with its links to follow, and its one-time password to copy. */
function partsOf({ text, kind }: SmsRecord): readonly (string | JSX.Element)[] {
  const special = kind === "otp" ? /(https?:\/\/[^\s]+|\b\d{4,8}\b)/ : /(https?:\/\/[^\s]+)/;
  return text.split(special).map((part, n) => {
    if (n % 2 === 0) return part;
    if (/^\d+$/.test(part)) return <OneTimePassword key={part} code={part} />;
    const url = URL.parse(part);
    const isHere = url?.origin === location.origin;
    const href = isHere ? url.pathname + url.search : part;
    return (
      <a key={part} href={href} target="_blank" rel="noreferrer" class="ltr">
        {part}
      </a>
    );
  });
}

function OneTimePassword({ code }: { readonly code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1500);
  };
  return (
    <button type="button" class="otp" title={t("copyCode")} onClick={copy}>
      {isCopied ? t("copied") : code}
    </button>
  );
}
