import { connect } from "node:net";

/** Why nothing answers at an address: nothing listens there, nothing was heard in time, or a system's code. */
export type Silence = "refused" | "timeout" | { readonly code: string };

/** A shop on this machine answers in a millisecond or two. */
const WAIT_MS = 1000;

/**
 * Whether a server answers at the host and port of a URL. Nothing is sent: the browser that is to be
 * redirected there makes the one request that the shop may see. Undefined where something answers.
 */
export function silenceAt(url: URL): Promise<Silence | undefined> {
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (silence: Silence | undefined) => {
      socket.destroy();
      resolve(silence);
    };
    socket.setTimeout(WAIT_MS, () => end("timeout"));
    socket.on("connect", () => end(undefined));
    socket.on("error", (error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }) => {
      // A name with several addresses fails with all their errors in one.
      const code = error.errors?.[0]?.code ?? error.code ?? "no code";
      end(code === "ECONNREFUSED" ? "refused" : { code });
    });
  });
}
