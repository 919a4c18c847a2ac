import { type Address, go, hashOf } from "./address.js";
import { changedOf } from "./assumed.js";
import { Icon } from "./icons.js";
import { useKnown } from "./live.js";
import { isRecord } from "./source.js";
import { isRtl, switchLanguage, switchTheme, t, type Word } from "./words.js";

/** The views in the order of their keys, 1 to 9. */
export const VIEWS: readonly Word[] = [
  "overview",
  "invoices",
  "recurring",
  "sessions",
  "calls",
  "callbacks",
  "phone",
  "events",
  "problems",
  "failures",
];

const DRIVEN: readonly Word[] = ["problems", "failures"];

interface TopProps {
  readonly names: readonly string[];
  readonly address: Address;
}

/** The bar at the top: which sandbox, what is not as usual in it, and how the page looks. */
export function Top({ names, address }: TopProps) {
  const { status } = useKnown();
  const all = names.includes(address.sandbox) ? names : [address.sandbox, ...names];
  return (
    <header class="top">
      <span class="mark ltr">paystub</span>
      <select
        aria-label={t("sandbox")}
        value={address.sandbox}
        onChange={(event) => go({ ...address, id: undefined, sandbox: event.currentTarget.value })}
      >
        {all.map((name) => (
          <option key={name} value={name}>
            {name === "" ? "–" : name}
          </option>
        ))}
      </select>
      <Badges sandbox={address.sandbox} />
      <span class="grow" />
      <span class={`live ${status === "live" ? "" : "off"}`}>
        <i />
        <span>{status === "live" ? t("live") : t(status === "loading" ? "loading" : "lost")}</span>
      </span>
      <button type="button" class="btn" lang={isRtl() ? "en" : "ar"} onClick={switchLanguage}>
        {isRtl() ? "English" : "العربية"}
      </button>
      <button type="button" class="icon" aria-label={t("dark")} onClick={switchTheme}>
        <Icon name="moon" />
      </button>
    </header>
  );
}

function Badges({ sandbox }: { readonly sandbox: string }) {
  const { faults, assumptions } = useKnown();
  const armed = faults.filter(({ left }) => left !== 0).length;
  const changed = changedOf(assumptions).length;
  const href = hashOf({ sandbox, view: "failures" });
  return (
    <div class="badges">
      {armed > 0 && (
        <a class="badge warn" href={href}>
          {armed} {t("faultsArmed")}
        </a>
      )}
      {changed > 0 && (
        <a class="badge warn" href={href}>
          {changed} {t("assumed")}
        </a>
      )}
      <span class="badge opt">{t("noMoney")}</span>
    </div>
  );
}

/** How many there are of what a view shows. */
function useCounts(): Readonly<Partial<Record<Word, number>>> {
  const { summary, faults } = useKnown();
  if (!summary) return {};
  const { pending, paid, canceled } = summary.invoices;
  return {
    invoices: pending + paid + canceled,
    recurring: summary.recurringPayments,
    calls: summary.requests,
    callbacks: summary.callbacks,
    phone: summary.sms,
    events: summary.events,
    failures: faults.length,
  };
}

/** The views at the side. */
export function Rail({ address }: { readonly address: Address }) {
  const counts = useCounts();
  const link = (view: Word) => (
    <a
      key={view}
      href={hashOf({ sandbox: address.sandbox, view })}
      aria-current={view === address.view ? "page" : undefined}
      aria-label={t(view)}
    >
      <Icon name={view} />
      <span>{t(view)}</span>
      <em class={view === "failures" && counts[view] ? "w" : ""}>{counts[view] || ""}</em>
    </a>
  );
  return (
    <nav class="rail" aria-label={t("views")}>
      <h3>{t("happened")}</h3>
      {VIEWS.filter((view) => !DRIVEN.includes(view)).map(link)}
      <h3>{t("driven")}</h3>
      {DRIVEN.map(link)}
      {!isRecord() && (
        <a href={shopOf(address.sandbox)} aria-label={t("theShop")}>
          <Icon name="shop" />
          <span>{t("theShop")}</span>
        </a>
      )}
      <a href="/_docs" aria-label={t("reference")}>
        <Icon name="reference" />
        <span>{t("reference")}</span>
      </a>
    </nav>
  );
}

/** The built-in shop, which sells in the sandbox that is shown. */
export function shopOf(sandbox: string): string {
  return sandbox === "" ? "/_shop" : `/_shop?${new URLSearchParams({ sandbox })}`;
}

const AT_BOTTOM: readonly Word[] = ["overview", "invoices", "calls", "phone", "failures"];

/** The views of a phone. */
export function Bottom({ address }: { readonly address: Address }) {
  return (
    <nav class="tab5" aria-label={t("views")}>
      {AT_BOTTOM.map((view) => (
        <a
          key={view}
          href={hashOf({ sandbox: address.sandbox, view })}
          aria-current={view === address.view ? "page" : undefined}
        >
          <Icon name={view} size={20} />
          {t(view)}
        </a>
      ))}
    </nav>
  );
}

const SHORTCUTS: readonly (readonly [string, Word])[] = [
  ["/", "search"],
  ["J K", "move"],
  ["F", "freeze"],
  ["H", "hour"],
  ["E", "toExpiry"],
  ["C", "toCharge"],
  ["N", "demo"],
];

/** What can be done by a key. */
export function Keys() {
  return (
    <footer class="keys">
      {SHORTCUTS.map(([key, word]) => (
        <span key={key}>
          <kbd>{key}</kbd>
          {t(word)}
        </span>
      ))}
    </footer>
  );
}
