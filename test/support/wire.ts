import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection on which every byte counts, and how it ends. */
export interface Line {
  /** What came so far. */
  text(): string;
  /** In how many pieces it came. */
  pieces(): number;
  /** `finished`: closed in order. `reset`: broken off by the other side. */
  readonly ended: Promise<"finished" | "reset">;
  /** When at least so many bytes have come. */
  has(bytes: number): Promise<void>;
  /** Gives up: closes the connection. */
  leave(): void;
}

/** Sends a request by hand over a socket of its own, which is gone after the test. */
export function overSocket(
  baseUrl: string,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Line {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const content = body === undefined ? "" : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(content)}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${content}`);
  return listenTo(socket);
}

function listenTo(socket: Socket): Line {
  const pieces: Buffer[] = [];
  const text = () => Buffer.concat(pieces).toString();
  socket.on("data", (piece) => pieces.push(piece));
  const ended = new Promise<"finished" | "reset">((resolve, reject) => {
    socket.once("end", () => resolve("finished"));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET") resolve("reset");
      else reject(error);
    });
  });
  const has = (bytes: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (Buffer.concat(pieces).length < bytes) return;
        socket.off("data", look);
        resolve();
      };
      socket.on("data", look);
      look();
    });
  return { text, pieces: () => pieces.length, ended, has, leave: () => void socket.destroy() };
}

/** Head and body of an answer as it came over a line. */
export function partsOf(answer: string): { readonly head: string; readonly body: string } {
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  return { head, body: rest.join("\r\n\r\n") };
}
