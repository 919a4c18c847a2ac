import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { renderToString } from "preact-render-to-string";
import { ownUrl } from "./headers.js";
import { ENGLISH, type Translation } from "./language.js";
import { STYLE } from "./style.js";
import { EN } from "./words/en.js";

/** The texts of the page that is being rendered. */
const WordsContext = createContext(EN);

/** Returns the texts of the page that is being rendered. */
export function useWords() {
  return useContext(WordsContext);
}

/** The parts of a page. */
interface Page {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The simple format for apps that show the page inside their own: no header and no footer. */
  readonly frame?: boolean;
  /** The classes of the content: `narrow` for a single column, on pages with little to say. */
  readonly layout?: string;
  /** The language; English without it. */
  readonly translation?: Translation;
  /** The stylesheet, where it is not the common one. */
  readonly style?: string;
  /** Shown beside the name in the header, in place of the tagline and the other language. */
  readonly header?: ComponentChildren;
}

/** Renders a page in the shell that the pages and the built-in shop share. */
export function renderPage(page: Page): string {
  const { title, children, frame = false, layout = "wide" } = page;
  const { translation = ENGLISH, style = STYLE, header } = page;
  const { words, otherUrl } = translation;
  const { standIn, tagline, footer } = words;
  const languages = <Languages url={otherUrl} />;
  const body = (
    <WordsContext.Provider value={words}>
      <body class={frame ? "frame" : "full"}>
        <aside class="standin" aria-label={standIn.title}>
          <strong>{standIn.strong}</strong> {standIn.text}
        </aside>
        {frame ? null : (
          <header class="chrome">
            <span class="wordmark">paystub</span>
            {header ?? (
              <>
                <span>{tagline}</span>
                {languages}
              </>
            )}
          </header>
        )}
        <main class={layout}>{children}</main>
        {frame ? languages : <footer class="chrome">{footer}</footer>}
      </body>
    </WordsContext.Provider>
  );
  // The head is text, because a stylesheet must not be escaped.
  return `<!doctype html>
<html lang="${words.language}"${words.direction === "rtl" ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${renderToString(<title>{`${title} · paystub`}</title>)}
<style>${style}</style>
</head>
${withoutTurns(renderToString(body))}
</html>
`;
}

/** Shows what turns the direction of text, so that nothing reads otherwise than it is. Our own texts have none of it. */
function withoutTurns(html: string): string {
  return html.replace(/[\u202a-\u202e]/g, (turn) => `\\u${turn.charCodeAt(0).toString(16)}`);
}

/** Links to the same page in the other language. */
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

/** A page that only says something, such as that there is no such invoice. */
interface Message {
  readonly title: string;
  readonly text: string;
  readonly status: number;
  readonly hint: string;
}

/** Renders a page with a message only. */
export function renderMessage(
  { title, text, status, hint }: Message,
  translation = ENGLISH,
): string {
  return renderPage({
    title,
    layout: "narrow",
    translation,
    children: (
      <section class="summary message" aria-label={title}>
        <p class="label">{translation.words.digits(String(status))}</p>
        <h1 dir="auto">{title}</h1>
        <p dir="auto">{text}</p>
        <p class="note" dir="auto">
          {hint}
        </p>
      </section>
    ),
  });
}
