import { useState } from "preact/hooks";
import { type Address, hashOf } from "./address.js";
import { docsOf, shopOf } from "./frame.js";
import { Icon } from "./icons.js";
import { Writes } from "./record-note.js";
import { VIEWS } from "./views.js";
import { t, type Word } from "./words.js";

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
          <Writes>
            <a href={shopOf(address.sandbox)}>
              <Icon name="shop" size={20} />
              {t("theShop")}
            </a>
            <a href={docsOf(address.sandbox)}>
              <Icon name="reference" size={20} />
              {t("reference")}
            </a>
          </Writes>
        </div>
      )}
    </nav>
  );
}
