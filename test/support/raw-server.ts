import net, { type AddressInfo } from "node:net";
import { vi } from "vitest";

/** A server that writes what it is reported, HTTP or not, and knows which connections are open. */
interface RawServer extends AsyncDisposable {
  readonly port: number;
  /** Resolves when so many connections have come, or more, and all of them are closed again. */
  servedAndClosed(connections: number): Promise<void>;
  /** Resolves when a connection has come. */
  called(): Promise<void>;
}

/** Begins to listen. `answer` is given each connection once the head of its request is there. */
export async function rawServer(answer: (socket: net.Socket) => void): Promise<RawServer> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => answer(socket));
    socket.on("data", () => undefined).on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const until = (is: () => boolean) =>
    vi.waitUntil(is, { timeout: 20_000, interval: 2 }).then(() => undefined);
  return {
    port: (server.address() as AddressInfo).port,
    servedAndClosed: (connections) =>
      until(() => sockets.length >= connections && sockets.every(({ destroyed }) => destroyed)),
    called: () => until(() => sockets.length > 0),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
