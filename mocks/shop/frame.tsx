import type { ComponentChildren } from "preact";
import { SHOP_PATHS, workbenchPath } from "../api/paths.js";
import { htmlOf } from "../pages/document.js";
import type { Tongue } from "../pages/language.js";
import { shopWords } from "./speech.js";
import { SHOP_STYLE } from "./style.js";

/** A page of the shop. */
export interface ShopPage {
  readonly title: string;
  readonly tongue: Tongue;
  /** The sandbox that the workbench shows when somebody goes there. */
  readonly sandbox: string | undefined;
  readonly kind: "shop" | "order" | "narrow";
  readonly children: ComponentChildren;
}

/** Renders a page of the shop, without a script. */
export function shopPage({ title, tongue, sandbox, kind, children }: ShopPage): string {
  const { words } = tongue;
  const shop = shopWords(words);
  const { other, standIn } = words;
  const body = (
    <body class="full">
      <aside class="standin" aria-label={standIn.title}>
        <strong>{standIn.strong}</strong> {standIn.text}
      </aside>
      <header class="chrome">
        <span class="wordmark">paystub</span>
        <span>{shop.tagline}</span>
        <nav aria-label={shop.tagline}>
          <a href={withLanguage(SHOP_PATHS.page, tongue, { sandbox })}>{shop.back}</a>
          <a href={workbenchPath(...(sandbox === undefined ? [] : [sandbox]))}>{shop.workbench}</a>
          {tongue.otherUrl !== null && (
            <a href={tongue.otherUrl} lang={other.language} hreflang={other.language}>
              {other.label}
            </a>
          )}
        </nav>
      </header>
      <main class={kind === "narrow" ? "narrow" : `wide ${kind}`}>{children}</main>
      <footer class="chrome">{words.footer}</footer>
    </body>
  );
  return htmlOf(title, SHOP_STYLE, body, words);
}

/** A path in the language that was asked for, where one was. */
export function withLanguage(
  path: string,
  { asked }: Tongue,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  return withQuery(path, { ...query, lang: asked });
}

/** A path with a query of those fields that there are. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
