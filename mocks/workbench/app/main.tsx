import "./styles/base.css";
import "./styles/frame.css";
import "./styles/time.css";
import "./styles/lists.css";
import "./styles/details.css";
import "./styles/failures.css";
import { render } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { SandboxChange } from "../../../spec/generated/control.types.js";
import { type Address, addressOf, go, hashOf } from "./address.js";
import { attempt } from "./data/actions.js";
import { live, useLive } from "./data/queries.js";
import { type DataSource, isRecord, read, takeFrom } from "./data/source.js";
import { BottomBar, Rail, Top } from "./frame.js";
import { keepFocus } from "./parts/focus.js";
import {
  Ask,
  Bookmarks,
  ForkForm,
  OrderForm,
  RefundForm,
  Sandboxes,
  SubscriptionForm,
} from "./parts/forms.js";
import { type PageOverlay, usePageKeys } from "./parts/keys.js";
import { Announcer, Messages } from "./parts/messages.js";
import { Palette } from "./parts/palette.js";
import { useAddress } from "./parts/parts.js";
import { RecordNote } from "./parts/record-note.js";
import { applyTheme } from "./theme.js";
import { TimeBand } from "./time/band.js";
import { Coverage } from "./views/coverage.js";
import { Failures } from "./views/failures.js";
import {
  Callbacks,
  Calls,
  Events,
  Invoices,
  Recurring,
  Sessions,
  Settlements,
} from "./views/lists.js";
import { Empty, Gone, Overview } from "./views/overview.js";
import { Phone } from "./views/phone.js";
import { Problems } from "./views/problems.js";
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
  const { sandbox, view } = address;
  const status = useLive((state) => state.status);
  const isUntouched = useLive(({ change }) => isNew(change?.position));
  const isKnown = useLive(({ clock }) => clock !== undefined);
  const [overlay, setOverlay] = useState<PageOverlay>();
  usePageKeys(setOverlay);
  const names = useSandboxes(sandbox === "" || status === "gone" || overlay !== undefined);
  useLayoutEffect(() => {
    if (sandbox !== "") live.show(sandbox);
    else if (names?.[0] !== undefined) go({ ...address, sandbox: names[0] });
  }, [sandbox, names]);
  const isGone = status === "gone" && sandbox !== "";
  const isEmpty = sandbox === "" ? names?.length === 0 : isUntouched;
  // What an address names is of its sandbox: before that one is shown, another would be asked for it.
  const isShown = useLive((state) => state.sandbox) === sandbox && sandbox !== "";
  const page = isShown ? PAGES[view]?.(address) : undefined;
  const isWelcome = isEmpty && !isRecord() && (view === "overview" || sandbox === "");
  return (
    <>
      <button type="button" class="skip btn" onClick={skip}>
        {t("skip")}
      </button>
      <Top names={names ?? []} address={address} find={() => setOverlay("palette")} />
      <RecordNote />
      <Messages />
      <Announcer />
      {!isGone && !isWelcome && <TimeBand isSlim={view !== "overview"} />}
      <div class={`shell v-${view}`}>
        <Rail address={address} />
        <main id="main" class="stack" tabIndex={-1}>
          {isGone && <Gone sandbox={sandbox} names={names ?? []} />}
          {!isGone && (isWelcome ? <Empty sandbox={sandbox} /> : page)}
        </main>
      </div>
      <BottomBar address={address} />
      <Over
        overlay={overlay ?? (isKnown ? sharedMoment(address) : undefined)}
        names={names ?? []}
        set={setOverlay}
      />
    </>
  );
}

/** Whether nothing happened in a sandbox yet. */
const isNew = (position: SandboxChange["position"] | undefined): boolean =>
  position !== undefined && position.events <= 1 && position.requests === 0;

/** The rewind that a link to a bookmark proposes, once its sandbox is shown. */
function sharedMoment({ at, sandbox }: Address): PageOverlay {
  return at !== "" && !isRecord() && sandbox === live.state.sandbox ? { rewindTo: at } : undefined;
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

/** How often a gateway without a sandbox is asked for one. */
const AGAIN_MS = 3000;

/** The names of the sandboxes, read when they are wanted. */
function useSandboxes(isWanted: boolean): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useLayoutEffect(() => {
    if (!isWanted) return;
    const look = async () => {
      const found = await attempt(() => read<"gateway.list">("/sandboxes"));
      if (found) setNames(found.sandboxes.map(({ name }) => name));
    };
    look();
    const timer = setInterval(() => document.hidden || look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
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
