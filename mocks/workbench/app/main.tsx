import "./style.css";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { attempt } from "./actions.js";
import { type Address, addressOf, go, hashOf } from "./address.js";
import { type DataSource, isRecord, read, takeFrom } from "./api.js";
import {
  Callbacks,
  Calls,
  Events,
  Invoices,
  Recurring,
  Sessions,
  Settlements,
} from "./collections.js";
import { Coverage } from "./coverage.js";
import { Failures } from "./failures.js";
import { keepFocus } from "./focus.js";
import {
  Ask,
  Bookmarks,
  ForkForm,
  OrderForm,
  RefundForm,
  Sandboxes,
  SubscriptionForm,
} from "./forms.js";
import { BottomBar, Rail, Top } from "./frame.js";
import { type PageOverlay, usePageKeys } from "./keys.js";
import { Announcer, Messages } from "./messages.js";
import { Empty, Gone, Overview } from "./overview.js";
import { Palette } from "./palette.js";
import { useAddress } from "./parts.js";
import { Phone } from "./phone.js";
import { Problems } from "./problems.js";
import { RecordNote } from "./record-note.js";
import { live, useLive } from "./store.js";
import { applyTheme } from "./theme.js";
import { TimeBand } from "./time/band.js";
import { t } from "./words.js";

const PAGES: Readonly<Record<string, (address: Address) => preact.JSX.Element>> = {
  overview: (address) => <Overview {...address} />,
  invoices: (address) => <Invoices {...address} />,
  recurring: (address) => <Recurring {...address} />,
  sessions: (address) => <Sessions {...address} />,
  calls: (address) => <Calls {...address} />,
  callbacks: (address) => <Callbacks {...address} />,
  events: (address) => <Events {...address} />,
  problems: () => <Problems />,
  phone: () => <Phone />,
  failures: (address) => <Failures {...address} />,
  settlements: (address) => <Settlements {...address} />,
  coverage: () => <Coverage />,
};

function Workbench() {
  const address = useAddress();
  const status = useLive((state) => state.status);
  const hasClock = useLive(({ clock }) => clock !== undefined);
  const isUntouched = useLive(({ counts, events }) => counts.calls === 0 && events.length <= 1);
  const names = useSandboxes(status);
  const [overlay, setOverlay] = useState<PageOverlay>();
  usePageKeys(setOverlay);
  const { sandbox } = address;
  useEffect(() => {
    const [first] = names ?? [];
    // A deleted sandbox stays as it was known, until there is one of its name again.
    const isThere = names?.includes(sandbox) || sandbox !== live.state.sandbox;
    if (sandbox !== "" && isThere) live.show(sandbox);
    if (sandbox === "" && first !== undefined) go({ ...address, sandbox: first });
  }, [sandbox, names]);
  // Until it is known what there is, nothing is said of it, and nothing is offered to be made elsewhere.
  const isUnknown = status === "loading" || status === "locked";
  const isLoading = sandbox === "" ? names === undefined : isUnknown && isUntouched;
  const isEmpty = !isLoading && (sandbox === "" || isUntouched);
  const isGone = status === "gone" && sandbox !== "";
  const before = isLoading ? (
    <p class="card pad muted">{t("loading")}</p>
  ) : (
    isEmpty && <Empty sandbox={sandbox} />
  );
  // What an address names is of its sandbox: before that one is shown, another would be asked for it.
  const isShown = useLive((state) => state.sandbox) === sandbox;
  const page = isShown ? PAGES[address.view] : undefined;
  return (
    <>
      <button type="button" class="skip btn" onClick={skip}>
        {t("skip")}
      </button>
      <Top names={names ?? []} address={address} find={() => setOverlay("palette")} />
      <RecordNote />
      <Messages />
      <Announcer />
      {!isGone && (sandbox === "" ? names === undefined : hasClock || status === "loading") && (
        <TimeBand isSlim={address.view !== "overview"} />
      )}
      <div class={`shell v-${address.view}`}>
        <Rail address={address} />
        <main id="main" tabIndex={-1}>
          {isGone ? (
            <Gone sandbox={sandbox} names={names ?? []} />
          ) : (
            ((address.view === "overview" || sandbox === "") && !isRecord() && before) ||
            page?.(address)
          )}
        </main>
      </div>
      <BottomBar address={address} />
      <Over overlay={overlay ?? sharedMoment(address)} names={names ?? []} set={setOverlay} />
    </>
  );
}

/** The rewind that a link to a bookmark proposes, once its sandbox is shown. */
function sharedMoment({ at, sandbox }: Address): PageOverlay {
  return at !== "" && !isRecord() && sandbox === live.state.sandbox && live.state.clock
    ? { rewindTo: at }
    : undefined;
}

interface OverProps {
  readonly overlay: PageOverlay;
  readonly names: readonly string[];
  readonly set: (overlay: PageOverlay) => void;
}

function Over({ overlay, names, set }: OverProps) {
  const close = () => {
    set(undefined);
    const address = addressOf(location.hash);
    if (address.at !== "") go({ ...address, at: "" });
  };
  if (overlay === undefined) return null;
  if (overlay === "palette") return <Palette names={names} close={close} />;
  if (overlay === "order") return <OrderForm close={close} />;
  if (overlay === "subscription") return <SubscriptionForm close={close} />;
  if (overlay === "sandboxes") return <Sandboxes names={names} close={close} />;
  if (overlay === "bookmarks") return <Bookmarks close={close} />;
  if ("fork" in overlay) return <ForkForm at={overlay.fork} names={names} close={close} />;
  if ("refund" in overlay) return <RefundForm transactionNo={overlay.refund} close={close} />;
  return <Ask at={overlay.rewindTo} close={close} />;
}

function skip(): void {
  document.getElementById("main")?.focus();
}

/** The names of the sandboxes; asked for again while things happen. */
function useSandboxes(status: string): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    const look = async () => {
      const found = await attempt(() => read<"gateway.list">("/sandboxes"));
      // A request from before the deletion of a sandbox may still name it; it is repeated by then.
      const isLate = live.state.status !== status;
      if (found && !isLate) setNames(found.sandboxes.map(({ name }) => name));
    };
    look();
    // A page in the background makes no further requests.
    const timer = setInterval(() => document.hidden || look(), 3000);
    return () => clearInterval(timer);
  }, [status]);
  return names;
}

/** Shows the page over what it is given. */
export function show(given: DataSource): void {
  takeFrom(given);
  applyTheme();
  if (location.hash === "") history.replaceState(null, "", hashOf({ sandbox: "" }));
  keepFocus();
  const root = document.getElementById("workbench");
  if (root) render(<Workbench />, root);
}
