import type { Address } from "./address.js";
import { Invoices } from "./collections.js";
import { t } from "./words.js";

/** The time line stands above; below it are the invoices, and one of them. */
export function Overview(address: Address) {
  return (
    <>
      <h1 class="vh">{t("overview")}</h1>
      <Invoices {...address} />
    </>
  );
}
