import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { htmlOf } from "../document.js";
import { SCRIPT_PATH } from "./script.js";
import { DOCS_STYLE } from "./style.js";
import { DocsSpeech } from "./try-it.js";
import { DOCS_WORDS } from "./words.js";

/** One line of the contents, with those below it. */
export interface ContentsLine {
  readonly href: string;
  readonly text: string;
  readonly below?: readonly ContentsLine[];
}

/** A page of the reference. */
export interface ReferencePage {
  readonly title: string;
  /** Its own path, so that the way to it is marked. */
  readonly path: string;
  readonly contents: readonly ContentsLine[];
  readonly children: ComponentChildren;
}

/** The pages of the reference with their paths. */
export const REFERENCE_PATHS = { service: "/_docs", control: "/_docs/control" } as const;

/** Renders a whole document. Its one script is a file of this origin; it is whole without it. */
export function renderReference(page: ReferencePage, language: "en" | "ar"): string {
  const words = DOCS_WORDS[language];
  const body = (
    <DocsSpeech.Provider value={words}>
      <Body {...page} />
    </DocsSpeech.Provider>
  );
  return htmlOf(page.title, DOCS_STYLE, body, words);
}

function Body({ path, contents, children }: ReferencePage) {
  const words = useContext(DocsSpeech);
  return (
    <body>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <Top path={path} />
      <div class="frame">
        <nav class="contents" aria-label={words.contents}>
          <Lines lines={contents} />
        </nav>
        <main id="content" lang="en" dir="ltr">
          {words.note === null ? null : (
            <p lang={words.language} dir={words.direction}>
              {words.note}
            </p>
          )}
          {children}
        </main>
      </div>
      <script src={SCRIPT_PATH} />
    </body>
  );
}

function Top({ path }: { readonly path: string }) {
  const words = useContext(DocsSpeech);
  const { language, other } = words;
  const pages = [
    [REFERENCE_PATHS.service, words.service],
    [REFERENCE_PATHS.control, words.control],
  ] as const;
  return (
    <header class="top">
      <span class="wordmark">paystub</span>
      {pages.map(([href, name]) => (
        <a
          key={href}
          href={`${href}?lang=${language}`}
          aria-current={href === path ? "page" : undefined}
        >
          {name}
        </a>
      ))}
      <a href={path === REFERENCE_PATHS.control ? "/_docs/control.json" : "/_docs/openapi.json"}>
        {words.json}
      </a>
      <nav class="languages" aria-label={words.languages}>
        <a href={`${path}?lang=${other.language}`} lang={other.language} hreflang={other.language}>
          {other.label}
        </a>
      </nav>
      <Tools isControl={path === REFERENCE_PATHS.control} />
    </header>
  );
}

/** What the script makes work, and shows. */
function Tools({ isControl }: { readonly isControl: boolean }) {
  const { search, found, copy, copied, waiting, unreached, sandbox, token } =
    useContext(DocsSpeech);
  return (
    <div id="tools" hidden {...data({ copy, copied, waiting, unreached })}>
      <label>
        {search} <input id="search" type="search" autocomplete="off" aria-keyshortcuts="/" />
      </label>
      <output id="found" for="search" data-found={found} />
      <label>
        {sandbox}{" "}
        <input id="try-sandbox" dir="ltr" value={isControl ? "-" : "shop"} autocomplete="off" />
      </label>
      {isControl ? (
        <label>
          {token} <input id="try-token" dir="ltr" type="password" autocomplete="off" />
        </label>
      ) : null}
    </div>
  );
}

function data(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [`data-${name}`, text]));
}

function Lines({ lines }: { readonly lines: readonly ContentsLine[] }) {
  return (
    <ul>
      {lines.map(({ href, text, below }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          {below && below.length > 0 ? <Lines lines={below} /> : null}
        </li>
      ))}
    </ul>
  );
}
