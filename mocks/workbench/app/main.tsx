import "./style.css";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { advance, advanceTo, demoOrder, onProblem, toggleClock } from "./actions.js";
import { type Address, go, hashOf, useAddress } from "./address.js";
import { type ApiProblem, keepToken, read } from "./api.js";
import { Callbacks, Calls, Invoices, Recurring, Sessions } from "./collections.js";
import { Empty } from "./empty.js";
import { Events } from "./events.js";
import { Failures } from "./failures.js";
import { Bottom, Keys, Rail, Top, VIEWS } from "./frame.js";
import { live, useKnown } from "./live.js";
import { Overview } from "./overview.js";
import { Phone } from "./phone.js";
import { Problems } from "./problems.js";
import { type DataSource, takeFrom } from "./source.js";
import { TimeBand } from "./time-band.js";
import { dress, t, useLanguage, type Word } from "./words.js";

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
  failures: () => <Failures />,
};

function Workbench() {
  useLanguage();
  const address = useAddress();
  const known = useKnown();
  const names = useSandboxes(known.version, known.status);
  useKeys(address);
  const { sandbox } = address;
  useEffect(() => {
    const [first] = names ?? [];
    if (sandbox !== "") live.show(sandbox);
    else if (first !== undefined) go({ sandbox: first });
  }, [sandbox, names?.[0]]);
  const isEmpty =
    sandbox === "" ||
    known.status === "gone" ||
    (known.summary?.requests === 0 && known.events.length <= 1);
  const page = PAGES[address.view] ?? PAGES.overview;
  return (
    <>
      <button type="button" class="skip btn" onClick={skip}>
        {t("skip")}
      </button>
      <Top names={names ?? []} address={address} />
      <Messages />
      {sandbox !== "" && known.clock && <TimeBand slim={address.view !== "overview"} />}
      <div class={`shell v-${address.view}`}>
        <Rail address={address} />
        <main id="main" tabIndex={-1}>
          {isEmpty && address.view === "overview" ? <Empty sandbox={sandbox} /> : page?.(address)}
        </main>
      </div>
      <Keys />
      <Bottom address={address} />
    </>
  );
}

function skip(): void {
  document.getElementById("main")?.focus();
}

/** The names of the sandboxes; asked for again while things happen. */
function useSandboxes(version: number, status: string): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    const look = () =>
      read<"listSandboxes">("/sandboxes")
        .then(({ sandboxes }) => setNames(sandboxes.map(({ name }) => name)))
        .catch((problem: ApiProblem) => shown(problem));
    look();
    const timer = setInterval(look, 3000);
    return () => clearInterval(timer);
  }, [version === 0, status]);
  return names;
}

let shown: (problem: ApiProblem | undefined) => void = () => undefined;

/** What went wrong, what was said once, and the question for the token. */
function Messages() {
  const known = useKnown();
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    shown = setProblem;
    onProblem(setProblem);
  }, []);
  const current = problem ?? known.problem;
  if (current?.status === 401) return <TokenQuestion />;
  return (
    <div role="status" aria-live="polite">
      {known.status === "lost" && <p class="lost">{t("lost")}</p>}
      {known.status === "gone" && <p class="lost">{t("gone")}</p>}
      {known.note && <p class="lost">{t(known.note as Word)}</p>}
      {problem && problem.status !== 0 && (
        <div class="toast">
          <p>
            <bdi>{problem.message}</bdi>
            <br />
            <code class="ltr">{problem.curl}</code>
          </p>
          <button type="button" onClick={() => setProblem(undefined)}>
            {t("close")}
          </button>
        </div>
      )}
    </div>
  );
}

function TokenQuestion() {
  const [token, setToken] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    keepToken(token);
    location.reload();
  };
  return (
    <div class="veil">
      <form class="box" onSubmit={enter} role="dialog" aria-modal="true" aria-labelledby="token">
        <h1 id="token">{t("tokenTitle")}</h1>
        <p class="muted">{t("tokenLead")}</p>
        <input
          type="password"
          autocomplete="off"
          aria-labelledby="token"
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <button type="submit" class="btn pri">
          {t("enter")}
        </button>
      </form>
    </div>
  );
}

/** Keys of the whole page. Off while somebody types. */
function useKeys({ sandbox }: Address): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isField(target)) return;
      const view = VIEWS[Number(key) - 1];
      if (view !== undefined) return go({ sandbox, view });
      if (key === "/") {
        event.preventDefault();
        document.querySelector<HTMLElement>(".searchbar input")?.focus();
      }
      if (key === "f") toggleClock(live.known);
      if (key === "h") advance({ by: "PT1H" });
      if (key === "e") advanceTo("expiry");
      if (key === "c") advanceTo("charge");
      if (key === "n") demoOrder(sandbox);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [sandbox]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

/** Shows the page over what it is given. */
export function show(given: DataSource): void {
  takeFrom(given);
  dress();
  if (location.hash === "") history.replaceState(null, "", hashOf({ sandbox: "" }));
  const root = document.getElementById("workbench");
  if (root) render(<Workbench />, root);
}
