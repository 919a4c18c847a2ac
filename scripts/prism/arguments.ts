import { InvalidArgumentError } from "commander";

const PORT_MAX = 65_535;

/** Reads a port; 0 stands for any free one. */
export function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= PORT_MAX) return value;
  throw new InvalidArgumentError(`It must be a number from 0 to ${PORT_MAX}.`);
}

/** Reads the address of a server. */
export function upstream(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return url;
  throw new InvalidArgumentError("It must be a URL such as http://127.0.0.1:4010.");
}
