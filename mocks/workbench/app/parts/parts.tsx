import type { ComponentChildren, Ref } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Address, addressOf, hashOf } from "../address.js";
import { attempt } from "../data/actions.js";
import { canAct, live, useLive } from "../data/queries.js";
import { placeOf, read } from "../data/source.js";
import { pretty } from "../format.js";
import { said, t, type Word } from "../words.js";
import { Dot, toneOf } from "./icons.js";

/** The number of another thing, which leads to it. */
export function LinkTo({ view, id }: { readonly view: string; readonly id: string }) {
  return (
    <a class="mono" href={hashOf({ sandbox: live.state.sandbox, view, id })}>
      {id}
    </a>
  );
}

/** A state in a badge, by shape, colour and word. */
export function StateBadge({ state }: { readonly state: string }) {
  return (
    <span class={`badge ${toneOf(state)}`}>
      <Dot state={state} />
      {said(state)}
    </span>
  );
}

interface CopyButtonProps {
  /** The text, or a function that reads it; undefined where there is none. */
  readonly text: string | (() => Promise<string | undefined>);
  readonly label?: string;
  readonly class?: string;
}

/** A button that copies a text and says so. */
export function CopyButton({ text, label = t("copy"), class: look = "btn" }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const made = typeof text === "string" ? text : await text();
    if (made === undefined) return;
    await navigator.clipboard.writeText(made);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1500);
  };
  return (
    <button type="button" class={look} title={t("copy")} onClick={copy}>
      {isCopied ? t("copied") : label}
    </button>
  );
}

/** Copies the history of an invoice or a recurring payment as a test. */
export function CopyTest({ path }: { readonly path: string }) {
  const whole = placeOf(live.state.sandbox) + path;
  const copied = async () => (await attempt(() => read<"sandbox.invoices.test">(whole)))?.source;
  return <CopyButton label={t("asTest")} text={copied} />;
}

interface CardProps {
  readonly title: string;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A card with a heading. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section class="card">
      <header>
        <h2>{title}</h2>
        <span class="grow" />
        {aside}
      </header>
      <div class="pad">{children}</div>
    </section>
  );
}

/** A body as it travelled, with indents where it is JSON. */
export function Body({ title, body }: { readonly title: string; readonly body: string | null }) {
  return (
    <Card title={title} aside={body !== null && <CopyButton text={body} />}>
      {body === null ? (
        <p class="muted">{t("noBody")}</p>
      ) : (
        <Scrolled label={title} as="pre">
          {pretty(body)}
        </Scrolled>
      )}
    </Card>
  );
}

/** Headers as they travelled, a line each. */
export function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  return (
    <Scrolled label={t("headers")} as="pre">
      {Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join("\n")}
    </Scrolled>
  );
}

/** Names and values, one below the other. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [string, ComponentChildren])[];
}) {
  return (
    <dl class="kv">
      {facts.map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </>
      ))}
    </dl>
  );
}

interface ScrolledProps {
  readonly label: string;
  readonly as?: "section" | "pre";
  readonly children: ComponentChildren;
}

/** What is too wide scrolls by itself, by keys as well. */
export function Scrolled({ label, as: Tag = "section", children }: ScrolledProps) {
  return (
    <Tag class="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </Tag>
  );
}

interface TableProps {
  readonly columns: readonly Word[];
  readonly class?: string;
  /** The rows. */
  readonly children: ComponentChildren;
}

export function Table({ columns, class: look = "", children }: TableProps) {
  return (
    <table class={look}>
      <thead>
        <tr>
          {columns.map((word) => (
            <th key={word}>{t(word)}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A placeholder: the data is being read, or does not exist. */
export function Unshown({ found }: { readonly found: null | undefined }) {
  if (found === undefined) return <p class="card pad muted loading">{t("loading")}</p>;
  return <p class="card pad muted">{t("notHere")}</p>;
}

interface ActionButtonProps {
  /** How it looks besides being a button. */
  readonly class?: string;
  /** Off for a reason of its own. */
  readonly isOff?: boolean;
  readonly run: () => unknown;
  readonly title?: string;
  /** A ref to the button. */
  readonly button?: Ref<HTMLButtonElement>;
  readonly children: ComponentChildren;
}

/** A button that does something to the sandbox: off while nothing can be done to it, and busy until it is done. */
export function ActionButton({
  class: look = "",
  isOff = false,
  run,
  title,
  button,
  children,
}: ActionButtonProps) {
  const isOn = useLive(canAct);
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await run();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      class={`btn ${look}`}
      ref={button ?? null}
      disabled={isOff || !isOn}
      title={title}
      aria-busy={isBusy}
      onClick={act}
    >
      {children}
    </button>
  );
}

/** The way to a payment page. */
export function PageLink({ url }: { readonly url: string }) {
  return (
    <a class="btn" href={pathOf(url)} target="_blank" rel="noreferrer">
      {t("openPage")}
    </a>
  );
}

/** The payment page under the address by which this page is known; that of a fork names its sandbox. */
function pathOf(paymentUrl: string): string {
  const { pathname, search } = new URL(paymentUrl);
  return pathname + search;
}

interface MeasuredProps {
  readonly class?: string;
  readonly children: (width: number) => ComponentChildren;
}

/** Gives its children the width that there is. */
export function Measured({ children, class: look = "" }: MeasuredProps) {
  const [width, setWidth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // Before the page is painted, so that what is drawn does not push away what was.
  useLayoutEffect(() => {
    if (!box.current) return;
    setWidth(box.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div class={look} ref={box}>
      {width > 0 && children(width)}
    </div>
  );
}

/** The address that is shown; the component is drawn again when it changes. */
export function useAddress(): Address {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener("hashchange", changed);
    // A click before the listener was attached has already changed it.
    changed();
    return () => removeEventListener("hashchange", changed);
  }, []);
  return addressOf(hash);
}
