import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A shop that counts what reaches it, by path and query. */
export interface Shop {
  readonly url: string;
  /** How often each call came. */
  readonly calls: ReadonlyMap<string, number>;
  forget(): void;
  close(): void;
}

/** Opens one on a free port; it answers everything with 200. */
export async function openShop(): Promise<Shop> {
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    const { url = "" } = request;
    calls.set(url, (calls.get(url) ?? 0) + 1);
    request.resume();
    response.end("noted");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    forget: () => calls.clear(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
