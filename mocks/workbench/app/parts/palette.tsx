import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf, go, VIEWS } from "../address.js";
import {
  advance,
  advanceTo,
  attempt,
  cancel,
  cancelRecurring,
  chargeNow,
  decline,
  demoOrder,
  expire,
  failNextCharge,
  letChargeFail,
  pay,
  removeFault,
  settleNow,
  startRecurring,
  toggleClock,
} from "../data/actions.js";
import { canAct, live } from "../data/queries.js";
import { isRecord, placeOf, read } from "../data/source.js";
import { moneyOf } from "../format.js";
import { shopOf } from "../frame.js";
import { switchTheme } from "../theme.js";
import { said, t } from "../words.js";
import { Dialog } from "./dialog.js";
import { openOverlay } from "./keys.js";
import { download } from "./record-note.js";

/** Something to go to, or to do. */
interface Choice {
  readonly label: string;
  readonly about: string;
  readonly run: () => unknown;
}

interface PaletteProps {
  readonly names: readonly string[];
  readonly close: () => void;
}

const INVOICES_MAX = 8;

/** Finds anything by a few letters: a view, an invoice, a sandbox, or something to do. */
export function Palette({ names, close }: PaletteProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const invoices = useInvoices(text);
  const wanted = text.toLowerCase();
  const choices = [
    ...[...toOpened(), ...actions(), ...views(), ...sandboxes(names)].filter(({ label, about }) =>
      `${label} ${about}`.toLowerCase().includes(wanted),
    ),
    ...invoices,
  ];
  const pick = (choice: Choice | undefined) => {
    if (!choice) return;
    close();
    choice.run();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(Math.min(choices.length - 1, Math.max(0, chosen + step)));
    }
    if (event.key === "Enter") pick(choices[chosen]);
  };
  return (
    <Dialog label={t("palette")} class="command" close={close}>
      <input
        ref={field}
        role="combobox"
        aria-label={t("palette")}
        aria-expanded="true"
        aria-controls="choices"
        aria-activedescendant={`choice-${chosen}`}
        aria-autocomplete="list"
        autocomplete="off"
        placeholder={t("palette")}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={pressed}
      />
      <Choices choices={choices} chosen={chosen} pick={pick} />
    </Dialog>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly chosen: number;
  readonly pick: (choice: Choice) => void;
}

function Choices({ choices, chosen, pick }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div id="choices" class="completions" role="listbox" aria-label={t("palette")} ref={list}>
      {choices.length === 0 && (
        <div role="option" aria-disabled="true" aria-selected={false} tabIndex={-1} class="muted">
          {t("noMatch")}
        </div>
      )}
      {choices.map((choice, n) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows and Enter of the field choose as well.
        <div
          key={choice.about + choice.label}
          id={`choice-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === chosen}
          onClick={() => pick(choice)}
        >
          <b>
            <bdi>{choice.label}</bdi>
          </b>{" "}
          <span class="muted">
            <bdi>{choice.about}</bdi>
          </span>
        </div>
      ))}
    </div>
  );
}

function views(): readonly Choice[] {
  const { sandbox } = live.state;
  return VIEWS.map((view) => ({
    label: t(view),
    about: t("views"),
    run: () => go({ sandbox, view }),
  }));
}

function sandboxes(names: readonly string[]): readonly Choice[] {
  return names.map((name) => ({
    label: name,
    about: t("sandbox"),
    run: () => go({ sandbox: name }),
  }));
}

function actions(): readonly Choice[] {
  const { state } = live;
  const about = t("driven");
  const isFrozen = state.clock?.mode === "frozen";
  const looks = [{ label: t("dark"), about, run: switchTheme }];
  if (isRecord()) return looks;
  const always = [
    { label: t("newOrder"), about, run: () => openOverlay("order") },
    { label: t("newRecurring"), about, run: () => openOverlay("subscription") },
    { label: t("demo"), about, run: () => demoOrder(state.sandbox) },
    ...sandboxForms(),
    ...looks,
  ];
  if (!canAct(state)) return always;
  const { sandbox } = state;
  return [
    ...always,
    { label: t("takeRecord"), about, run: () => attempt(() => download(sandbox)) },
    { label: t("addBookmark"), about, run: () => openOverlay("bookmarks") },
    { label: t("fork"), about, run: () => openOverlay({ fork: null }) },
    { label: t("settleNow"), about: t("settlements"), run: settleNow },
    { label: t("openShop"), about, run: () => location.assign(shopOf(sandbox)) },
    { label: t(isFrozen ? "resume" : "freeze"), about, run: () => toggleClock(isFrozen) },
    { label: t("hour"), about, run: () => advance({ by: "PT1H" }) },
    { label: t("day"), about, run: () => advance({ by: "P1D" }) },
    { label: t("toExpiry"), about, run: () => advanceTo("expiry") },
    { label: t("toCharge"), about, run: () => advanceTo("charge") },
    { label: t("removeAll"), about: t("failures"), run: () => removeFault(undefined) },
  ];
}

/** What is done to whole sandboxes, all in one dialog. */
function sandboxForms(): readonly Choice[] {
  const run = () => openOverlay("sandboxes");
  const words = ["newSandbox", "importTitle", "reset", "delete"] as const;
  return words.map((word) => ({ label: t(word), about: t("sandbox"), run }));
}

/** What can be done to the invoice or the recurring payment that is open. */
function toOpened(): readonly Choice[] {
  const { view, id } = addressOf(location.hash);
  if (id === undefined || isRecord() || !canAct(live.state)) return [];
  const about = id;
  if (view === "recurring") {
    return [
      { label: t("startRecurring"), about, run: () => startRecurring(id) },
      { label: t("toItsCharge"), about, run: () => chargeNow(id) },
      { label: t("letChargeFail"), about, run: () => letChargeFail(id) },
      { label: t("failNextCharge"), about, run: () => failNextCharge(id) },
      { label: t("cancel"), about, run: () => cancelRecurring(id) },
    ];
  }
  if (view !== "invoices" && view !== "overview") return [];
  return [
    { label: t("pay"), about, run: () => pay(id, {}) },
    { label: t("decline"), about, run: () => decline(id) },
    { label: t("cancel"), about, run: () => cancel(id) },
    { label: t("expire"), about, run: () => expire(id) },
    { label: t("refund"), about, run: () => openOverlay({ refund: id }) },
  ];
}

/** Finds invoices by a text after a pause in typing. */
function useInvoices(text: string): readonly Choice[] {
  const [found, setFound] = useState<readonly Choice[]>([]);
  useEffect(() => {
    setFound([]);
    if (text.length < 2) return;
    const { sandbox } = live.state;
    const query = new URLSearchParams({ q: text, order: "newest", limit: String(INVOICES_MAX) });
    const timer = setTimeout(async () => {
      const page = await attempt(() =>
        read<"sandbox.invoices.list">(`${placeOf(sandbox)}/invoices?${query}`),
      );
      setFound(
        (page?.invoices ?? []).map((invoice) => ({
          label: `${invoice.orderNumber} · ${invoice.clientName}`,
          about: `${said(invoice.status)} · ${moneyOf(invoice.amount)} · ${invoice.transactionNo}`,
          run: () => go({ sandbox, view: "invoices", id: invoice.transactionNo }),
        })),
      );
    }, 150);
    return () => clearTimeout(timer);
  }, [text]);
  return found;
}
