import { renderPage } from "./document.js";
import { ownUrl } from "./text.js";

/** What a frame shows in place of a payment that may have been pressed through another page. */
export function renderSecondStep(href: string): string {
  return renderPage({
    title: "One more step",
    frame: true,
    narrow: true,
    children: (
      <section class="summary message">
        <h1>One more step</h1>
        <p>
          This page is shown within another one, and any site may do that here. So nothing is paid,
          declined or canceled from it: go on in a window of its own.
        </p>
        <a class="button primary" href={ownUrl(href)} target="_blank" rel="noopener noreferrer">
          Open the payment page
        </a>
        <p class="note">
          Whoever runs this gateway can name the site with --allow-frame, and it is paid here at
          once.
        </p>
      </section>
    ),
  });
}
