import http from "node:http";

/** What was answered. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls a gateway as one caller; rejects when it is gone. */
export interface Caller {
  call(method: string, path: string, body?: object): Promise<Answer>;
  close(): void;
}

/** A caller with a connection of its own, and the token that names a sandbox. */
export function callerOf(baseUrl: string, sandbox: string): Caller {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    Authorization: `Bearer sandbox_${sandbox}`,
    "Content-Type": "application/json",
  };
  return {
    call: (method, path, body) =>
      new Promise((resolve, reject) => {
        const asked = http.request(`${baseUrl}${path}`, { method, agent, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("aborted", () => reject(new Error("aborted")));
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode ?? 0,
              body: text === "" ? {} : JSON.parse(text),
            });
          });
        });
        asked.on("error", reject);
        asked.end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}
