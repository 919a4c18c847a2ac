import { renderPage } from "./document.js";
import type { Tongue } from "./language.js";
import { ownUrl } from "./text.js";

/** What a frame shows in place of a payment that may have been pressed through another page. */
export function renderSecondStep(href: string, tongue: Tongue): string {
  const { title, text, action, note } = tongue.words.secondStep;
  return renderPage({
    title,
    frame: true,
    narrow: true,
    tongue,
    children: (
      <section class="summary message">
        <h1>{title}</h1>
        <p>{text}</p>
        <a class="button primary" href={ownUrl(href)} target="_blank" rel="noopener noreferrer">
          {action}
        </a>
        <p class="note">{note}</p>
      </section>
    ),
  });
}
