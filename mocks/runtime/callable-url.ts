/** The last port that there is. */
const PORT_MAX = 65_535;

/** The port of an address that is written out. */
const PORT = /^https?:\/\/(?:[^/?#@]*@)?(?:\[[^\]/?#]*\]|[^/?#:@]*):(\d+)(?:[/?#]|$)/i;

/** An address that can be called by http or https, or why it is none. */
export function callableUrl(written: string): URL | string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  if (!/^https?:/i.test(written)) return `no URL: ${written}; http: or https: was expected`;
  const port = PORT.exec(written)?.[1];
  const why =
    Number(port) > PORT_MAX ? `its port ${port} is beyond ${PORT_MAX}` : "its host or port is none";
  return `no URL: ${written}; ${why}`;
}
