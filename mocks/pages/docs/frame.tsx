import type { ComponentChildren } from "preact";
import { htmlOf } from "../document.js";
import { DOCS_STYLE } from "./style.js";

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

const PAGES = [
  [REFERENCE_PATHS.service, "Payment service"],
  [REFERENCE_PATHS.control, "Control API"],
] as const;

/** Renders a whole document, without scripts and without anything from elsewhere. */
export function renderReference(page: ReferencePage): string {
  return htmlOf(page.title, DOCS_STYLE, <Body {...page} />);
}

function Body({ path, contents, children }: ReferencePage) {
  return (
    <body>
      <a class="skip" href="#content">
        Skip the contents
      </a>
      <header class="top">
        <span class="wordmark">paystub</span>
        {PAGES.map(([href, name]) => (
          <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
            {name}
          </a>
        ))}
        <a href={path === REFERENCE_PATHS.control ? "/_docs/control.json" : "/_docs/openapi.json"}>
          OpenAPI as JSON
        </a>
      </header>
      <div class="frame">
        <nav class="contents" aria-label="Contents">
          <Lines lines={contents} />
        </nav>
        <main id="content">{children}</main>
      </div>
    </body>
  );
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
