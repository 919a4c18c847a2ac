import { useState } from "preact/hooks";
import { DOCS_PATH, SHOP_PATHS } from "../../api/paths.js";
import { type Address, go, hashOf, VIEWS } from "./address.js";
import { type SandboxState, useLive } from "./data/queries.js";
import { Icon } from "./parts/icons.js";
import { openOverlay } from "./parts/keys.js";
import { RecordButton, Writes } from "./parts/record-note.js";
import { switchTheme } from "./theme.js";
import { t, type Word } from "./words.js";

const DRIVEN: readonly Word[] = ["problems", "failures", "coverage"];

interface TopProps {
  readonly names: readonly string[];
  readonly address: Address;
  /** Opens what finds everything. */
  readonly find: () => void;
}

const STATUS_WORDS: Readonly<Record<SandboxState["status"], Word>> = {
  live: "live",
  record: "record",
  loading: "loading",
  lost: "lost",
  gone: "notThere",
};

/** The bar at the top: sandbox, search and theme. */
export function Top({ names, address, find }: TopProps) {
  const status = useLive((state) => state.status);
  const all = names.includes(address.sandbox) ? names : [address.sandbox, ...names];
  return (
    <header class="top">
      <span class="mark">paystub</span>
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
      <Writes>
        <button
          type="button"
          class="icon"
          aria-label={t("manage")}
          title={t("manage")}
          onClick={() => openOverlay("sandboxes")}
        >
          <Icon name="more" />
        </button>
      </Writes>
      <span class="badge opt">{t("noMoney")}</span>
      <span class="grow" />
      {address.sandbox !== "" && (
        <span class={`live ${status === "live" || status === "record" ? "" : "off"}`}>
          <i />
          <span>{t(STATUS_WORDS[status])}</span>
        </span>
      )}
      <button type="button" class="btn find" onClick={find}>
        <Icon name="search" />
        <span>{t("palette")}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <RecordButton sandbox={address.sandbox} />
      <button type="button" class="icon" aria-label={t("dark")} onClick={switchTheme}>
        <Icon name="moon" />
      </button>
    </header>
  );
}

/** How many there are of what a view shows. */
function useCounts(): Readonly<Partial<Record<Word, number>>> {
  const change = useLive((state) => state.change);
  if (!change) return {};
  const { counts, position } = change;
  const { pending, paid, canceled } = counts.invoices;
  return {
    ...counts,
    invoices: pending + paid + canceled,
    calls: position.requests,
    phone: counts.sms,
    events: position.events,
    failures: counts.faults,
  };
}

/** The views at the side. */
export function Rail({ address }: { readonly address: Address }) {
  const counts = useCounts();
  const link = (view: Word) => (
    <a
      key={view}
      href={hashOf({ sandbox: address.sandbox, view })}
      title={t(view)}
      aria-current={view === address.view ? "page" : undefined}
    >
      <Icon name={view} />
      <span>{t(view)}</span> <em class={view === "failures" ? "w" : ""}>{counts[view] || ""}</em>
    </a>
  );
  return (
    <nav class="rail" aria-label={t("views")}>
      <h3>{t("happened")}</h3>
      {VIEWS.filter((view) => !DRIVEN.includes(view)).map(link)}
      <h3>{t("driven")}</h3>
      {DRIVEN.map(link)}
      <Outside sandbox={address.sandbox} />
    </nav>
  );
}

/** What is beside the workbench: the built-in shop, which sells in the sandbox that is shown, and the reference. */
function Outside({ sandbox, size = 16 }: { readonly sandbox: string; readonly size?: number }) {
  const link = (href: string, icon: string, word: Word) => (
    <a href={href} title={t(word)}>
      <Icon name={icon} size={size} />
      <span>{t(word)}</span>
    </a>
  );
  return (
    <Writes>
      {link(shopOf(sandbox), "shop", "theShop")}
      {link(DOCS_PATH, "reference", "reference")}
    </Writes>
  );
}

/** The built-in shop, which sells in the sandbox that is shown. */
export function shopOf(sandbox: string): string {
  return sandbox === ""
    ? SHOP_PATHS.page
    : `${SHOP_PATHS.page}?${new URLSearchParams({ sandbox })}`;
}

const AT_BOTTOM: readonly Word[] = ["overview", "invoices", "calls", "phone"];

/** The views of a phone: those that are looked at most, and all others behind "More". */
export function BottomBar({ address }: { readonly address: Address }) {
  const [isOpen, setIsOpen] = useState(false);
  const link = (view: Word) => (
    <a
      key={view}
      href={hashOf({ sandbox: address.sandbox, view })}
      aria-current={view === address.view ? "page" : undefined}
      onClick={() => setIsOpen(false)}
    >
      <Icon name={view} size={20} />
      {t(view)}
    </a>
  );
  return (
    <nav
      class="tab5"
      aria-label={t("views")}
      onKeyDown={({ key }) => key === "Escape" && setIsOpen(false)}
    >
      {AT_BOTTOM.map(link)}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={AT_BOTTOM.includes(address.view as Word) ? undefined : "page"}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" size={20} />
        {t("more")}
      </button>
      {isOpen && (
        <div class="more">
          {VIEWS.filter((view) => !AT_BOTTOM.includes(view)).map(link)}
          <Outside sandbox={address.sandbox} size={20} />
        </div>
      )}
    </nav>
  );
}
