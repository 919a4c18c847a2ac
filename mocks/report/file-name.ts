/** Names that are devices on Windows, whatever stands behind their first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A text as the name of a file without its ending, on every system: no separators, no `:` and no name of
 * a device.
 */
export function fileName(text: string): string {
  const plain = text.replaceAll(/[^A-Za-z0-9._=-]+/g, "-").replace(DEVICE, "$1_");
  return /^\.*$/.test(plain) ? "_" : plain;
}
