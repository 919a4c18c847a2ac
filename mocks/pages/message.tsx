import { renderPage } from "./document.js";
import { ENGLISH } from "./language.js";
import type { MessageView } from "./views.js";

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
