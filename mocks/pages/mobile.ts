/** A mobile number of Saudi Arabia as the wallets write it, 05 and eight digits; undefined for any other. */
export function saudiMobile(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()-]/g, "");
  const [, rest] = /^(?:(?:\+|00)?966|0)?(5\d{8})$/.exec(digits) ?? [];
  return rest === undefined ? undefined : `0${rest}`;
}

/** A mobile number with its middle hidden, as on a page that others may see. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/^(\d{2})\d+(\d{3})$/, "$1••••$2");
}
