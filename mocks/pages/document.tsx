import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { STYLE } from "./style.js";

/** The parts of a whole page. */
export interface Page {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Leaves out what surrounds the content, for apps that show the page inside their own. */
  readonly frame?: boolean;
  /** A single column, for pages with little to say. */
  readonly narrow?: boolean;
}

/** Renders a whole document. */
export function renderPage(page: Page): string {
  return htmlOf(page.title, STYLE, <Body {...page} />);
}

/** A document without scripts. The head is text, because a stylesheet must not be escaped. */
export function htmlOf(title: string, style: string, body: VNode): string {
  return `<!doctype html>
<html lang="en">
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

function Body({ children, frame = false, narrow = false }: Page) {
  return (
    <body class={frame ? "frame" : "full"}>
      <p class="standin" role="note">
        <strong>Stand-in for testing.</strong> No money moves here, whatever you enter or press.
      </p>
      {frame ? null : (
        <header class="chrome">
          <span class="wordmark">paystub</span>
          <span>Test payments</span>
        </header>
      )}
      <main class={narrow ? "narrow" : "wide"}>{children}</main>
      {frame ? null : (
        <footer class="chrome">Served by paystub in place of a payment service.</footer>
      )}
    </body>
  );
}
