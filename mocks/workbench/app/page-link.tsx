import { t } from "./words.js";

/** The way to a payment page. */
export function PageLink({ url }: { readonly url: string }) {
  return (
    <a class="btn" href={pathOf(url)} target="_blank" rel="noreferrer">
      {t("openPage")}
    </a>
  );
}

/** The payment page under the address by which this page is known; that of a fork names its sandbox. */
function pathOf(paymentUrl: string): string {
  const { pathname, search } = new URL(paymentUrl);
  return pathname + search;
}
