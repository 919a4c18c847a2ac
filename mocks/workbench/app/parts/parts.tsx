import type { ComponentChildren, Ref, RefCallback } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Address, addressOf, hashOf } from "../address.js";
import { canAct, live, useLive } from "../data/queries.js";
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
  /** The text, or a function that makes it, or says why it cannot. */
  readonly text: string | (() => Promise<string | { readonly why: Word }>);
  readonly label?: string;
}

/** A button that copies a text and says so, or why there is none. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<Word>();
  const copy = async () => {
    const made = typeof text === "string" ? text : await text();
    if (typeof made === "string") await navigator.clipboard.writeText(made);
    setResult(typeof made === "string" ? "copied" : made.why);
    setTimeout(() => setResult(undefined), typeof made === "string" ? 1500 : 6000);
  };
  return (
    <button type="button" class="btn" onClick={copy}>
      {result ? t(result) : (label ?? t("copy"))}
    </button>
  );
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
  /** How it looks besides. */
  readonly class?: string;
  /** A ref to the element. */
  readonly box?: RefCallback<HTMLElement>;
  readonly onScroll?: (event: { readonly currentTarget: HTMLElement }) => void;
  readonly children: ComponentChildren;
}

/** What is too wide scrolls by itself, by keys as well. */
export function Scrolled(props: ScrolledProps) {
  const { label, as: Tag = "section", class: look = "", box = null, onScroll, children } = props;
  return (
    <Tag
      class={`scroll ${look}`}
      role="region"
      aria-label={label}
      tabIndex={0}
      ref={box}
      onScroll={onScroll}
    >
      {children}
    </Tag>
  );
}

/** The tip of an arrow, in the colour of its line; `id` is what the line names it by. */
export function ArrowTip({ id }: { readonly id: string }) {
  return (
    <defs>
      <marker
        id={id}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0 8 4 0 8z" fill="context-stroke" />
      </marker>
    </defs>
  );
}

/** A placeholder: the data is being read, or does not exist. */
export function Unshown({ found }: { readonly found: null | undefined }) {
  const address = useAddress();
  if (found === undefined) return <p class="card pad muted loading">{t("loading")}</p>;
  return (
    <section class="card pad stack">
      <p class="muted">{t("notHere")}</p>
      <div class="bar">
        <a class="btn" href={hashOf({ ...address, id: undefined })}>
          {t("back")}
        </a>
      </div>
    </section>
  );
}

interface ActionButtonProps {
  /** How it looks besides being a button. */
  readonly class?: string;
  /** Off for a reason of its own. */
  readonly isOff?: boolean;
  readonly run: () => unknown;
  /** A ref to the button. */
  readonly button?: Ref<HTMLButtonElement>;
  readonly children: ComponentChildren;
}

/** A button that does something to the sandbox: off while nothing can be done to it, and busy until it is done. */
export function ActionButton({
  class: look = "",
  isOff = false,
  run,
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
  readonly class: string;
  readonly children: (width: number) => ComponentChildren;
}

/** Gives its children the width that there is. */
export function Measured({ children, class: name }: MeasuredProps) {
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
    <div class={name} ref={box}>
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
