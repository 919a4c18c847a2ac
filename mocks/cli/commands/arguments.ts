import { InvalidArgumentError } from "commander";

/** Reads a whole number, from 0 up. */
export function whole(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number.");
}

/** Reads a whole number, from 1 up. */
export function positive(text: string): number {
  if (/^0*[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number above 0.");
}

/** Reads a number of days, such as `30d`. */
export function days(text: string): number {
  if (/^0*[1-9]\d{0,4}d?$/.test(text)) return Number(text.replace("d", ""));
  throw new InvalidArgumentError("It must be a number of days, such as 30d.");
}

/** Collects `id=option` pairs. */
export function assumption(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [id = "", ...option] = text.split("=");
  if (option.length === 0) {
    throw new InvalidArgumentError("It must be id=option, such as order-status-case=upper.");
  }
  return { ...earlier, [id]: option.join("=") };
}
