/** Names that Windows keeps for devices, whatever comes after a dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The name of a sandbox as a name of a file begins with it, on every system. */
export function fileNameOf(sandbox: string): string {
  return DEVICE.test(sandbox) ? `sandbox-${sandbox}` : sandbox;
}
