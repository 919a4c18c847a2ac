import { type Hint, hint } from "./hint.js";
import { isRecord, shown } from "./texts.js";

/** No amount is longer, however it is written. */
const LENGTH_MAX = 64;

/** What a person reads as an amount, and JSON does not. */
export function amountHint(path: string, value: unknown): Hint | undefined {
  if (isRecord(value)) {
    const cause = `${path} is an object`;
    return hint(cause, "give the number alone; the currency has a field of its own");
  }
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (text.length <= LENGTH_MAX) return textHint(path, text);
  return hint(`${path} is no number: ${shown(text)}`, "send digits");
}

function textHint(path: string, text: string): Hint | undefined {
  if (text === "") return hint(`${path} is an empty text`, "give a number, or leave it out");
  const digits = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (digits !== text) return hint(`${path} is in Arabic digits`, `send ${western(digits)}`);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) {
    return hint(`${path} groups thousands with commas`, `send ${text.replaceAll(",", "")}`);
  }
  if (/^\d+,\d{1,2}$/.test(text)) {
    return hint(`${path} has a comma for its decimals`, `send ${text.replace(",", ".")}`);
  }
  const [number] = /\d+(\.\d+)?/.exec(text) ?? [];
  if (number === undefined) return hint(`${path} is in words: ${shown(text)}`, "send digits");
  if (/SAR|SR|USD|EUR|GBP|riyal|[$€£﷼]|ر\.?س/i.test(text)) {
    const cause = `${path} names the currency`;
    return hint(cause, `send ${number}; the currency has a field of its own`);
  }
  return undefined;
}

/** Arabic texts write decimals after a sign of their own. */
function western(digits: string): string {
  return digits.replace("٫", ".").replaceAll("٬", "");
}
