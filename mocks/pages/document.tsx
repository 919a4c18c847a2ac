import { type ComponentChildren, createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { renderToString } from "preact-render-to-string";
import { ownUrl } from "./headers.js";
import { ENGLISH, type Tongue } from "./language.js";
import { STYLE } from "./style.js";
import type { MessageView } from "./views.js";
import { EN } from "./words/en.js";
import type { Words } from "./words/words.js";

/** The words of the page that is being rendered. */
export const Speech = createContext(EN);

/** What a part of a page says, in the language of the page. */
export function useWords() {
  return useContext(Speech);
}

/** The parts of a whole page. */
export interface Page {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Leaves out what surrounds the content, for apps that show the page inside their own. */
  readonly frame?: boolean;
  /** A single column, for pages with little to say. */
  readonly narrow?: boolean;
  /** The language; English without it. */
  readonly tongue?: Tongue;
}

/** Renders a whole document. */
export function renderPage(page: Page): string {
  const { words } = page.tongue ?? ENGLISH;
  const body = (
    <Speech.Provider value={words}>
      <Body {...page} />
    </Speech.Provider>
  );
  return htmlOf(page.title, STYLE, body, words);
}

/** A document without scripts. The head is text, because a stylesheet must not be escaped. */
export function htmlOf(
  title: string,
  style: string,
  body: VNode,
  { language, direction }: Pick<Words, "language" | "direction"> = ENGLISH.words,
): string {
  return `<!doctype html>
<html lang="${language}"${direction === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${renderToString(<title>{`${title} · paystub`}</title>)}
<style>${style}</style>
</head>
${renderToString(body)}
</html>
`;
}

function Body({ children, frame = false, narrow = false, tongue = ENGLISH }: Page) {
  const { standIn, tagline, footer } = useWords();
  const languages = <Languages url={tongue.otherUrl} />;
  return (
    <body class={frame ? "frame" : "full"}>
      <aside class="standin" aria-label={standIn.title}>
        <strong>{standIn.strong}</strong> {standIn.text}
      </aside>
      {frame ? null : (
        <header class="chrome">
          <span class="wordmark">paystub</span>
          <span>{tagline}</span>
          {languages}
        </header>
      )}
      <main class={narrow ? "narrow" : "wide"}>{children}</main>
      {frame ? languages : <footer class="chrome">{footer}</footer>}
    </body>
  );
}

/** The way to the same page in the other language. */
function Languages({ url }: { url: string | null }) {
  const { other, languages } = useWords();
  const href = url === null ? undefined : ownUrl(url);
  if (href === undefined) return null;
  return (
    <nav class="languages" aria-label={languages}>
      <a href={href} lang={other.language} hreflang={other.language}>
        {other.label}
      </a>
    </nav>
  );
}

/** A page that only says something. */
export function renderMessage(
  { title, text, status, hint }: MessageView,
  tongue = ENGLISH,
): string {
  return renderPage({
    title,
    narrow: true,
    tongue,
    children: (
      <section class="summary message" aria-label={title}>
        <p class="label">{tongue.words.digits(String(status))}</p>
        <h1 dir="auto">{title}</h1>
        <p dir="auto">{text}</p>
        {hint === null ? null : (
          <p class="note" dir="auto">
            {hint}
          </p>
        )}
      </section>
    ),
  });
}
