import { renderPage } from "./document.js";
import type { MessageView } from "./views.js";

/** A page that only says something. */
export function renderMessage({ title, text, status, hint }: MessageView): string {
  return renderPage({
    title,
    narrow: true,
    children: (
      <section class="summary message">
        <p class="label">{status}</p>
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
