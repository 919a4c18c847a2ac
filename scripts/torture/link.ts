import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy between gateways and their database that fails as networks fail. */
export interface Link {
  /** The address of the database by way of it. */
  urlOf(url: string): string;
  /** Lets nothing through for a while on the connections that are open now, and reports no error. */
  stall(lengthMs: number): void;
  close(): void;
}

/** Opens one to a port of this machine. */
export async function openLink(port: number): Promise<Link> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    urlOf(url) {
      const through = new URL(url);
      through.port = String((server.address() as AddressInfo).port);
      return through.href;
    },
    stall(lengthMs) {
      const stalled = [...open];
      for (const socket of stalled) socket.pause();
      setTimeout(() => {
        for (const socket of stalled) socket.resume();
      }, lengthMs).unref();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
