import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { StartOptions } from "../../spec/generated/files.types.js";
import { CONTROL_PATH, DEFAULT_SANDBOX } from "../api/paths.js";
import { type Connection, controlBaseOf } from "../control/client.js";
import type { GatewayHandle } from "../control/handles.js";
import { refuseIf } from "../control/refused.js";
import { remoteGateway } from "../control/remote.js";
import { startOptionErrors } from "../control/start-options.js";
import { answerWithoutSecrets } from "../sandbox/redaction.js";
import { mcpServer } from "./server.js";
import type { Mock, Tool } from "./tool.js";

/** A mock that a session has started, which ends with it. */
export interface StartedMock extends GatewayHandle {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** What a session over stdio is made of. */
export interface StdioParts {
  /** Where a mock is looked for: asked before each call, since one may have started meanwhile. */
  readonly connection: () => Promise<Connection>;
  /** Starts a mock in this process. */
  readonly start: (options: StartMock) => Promise<StartedMock>;
  /** Resolves when this process is to end. */
  readonly interrupted: Promise<unknown>;
}

/** How a mock is started. */
type StartMock = Required<Pick<StartOptions, "port" | "sandbox" | "clock">>;

/** Serves the tools over stdio until the client closes its end. A mock that was started ends with the session. */
export async function serveStdio(parts: StdioParts): Promise<void> {
  const session = new Session(parts);
  const server = mcpServer(() => session.mock(), [startTool(session)]);
  const closed = new Promise<void>((resolve) =>
    process.stdin.once("end", resolve).once("close", resolve),
  );
  await server.connect(new StdioServerTransport());
  try {
    await Promise.race([closed, parts.interrupted]);
  } finally {
    await server.close();
    await session.close();
  }
}

/** The mock of a session: one that it started, else the one at the control URL. */
class Session {
  readonly #parts: StdioParts;
  #started: StartedMock | undefined;

  constructor(parts: StdioParts) {
    this.#parts = parts;
  }

  async mock(): Promise<Mock> {
    const started = this.#started;
    if (started) {
      return { handle: started, baseUrl: started.baseUrl, serviceUrl: started.baseUrl };
    }
    const connection = await this.#parts.connection();
    const serviceUrl = controlBaseOf(connection.url).slice(0, -CONTROL_PATH.length);
    return {
      handle: remoteGateway(connection),
      baseUrl: answerWithoutSecrets(serviceUrl),
      serviceUrl,
    };
  }

  /** Whether a mock answers. */
  async isThere(): Promise<boolean> {
    const mock = await this.mock();
    return mock.handle.health().then(
      () => true,
      (error: { readonly kind?: string }) => {
        if (error.kind === "silent") return false;
        throw error;
      },
    );
  }

  /** The port at which later sessions, and the shop, look for a mock. */
  async port(): Promise<number> {
    const { url } = await this.#parts.connection();
    return Number(new URL(controlBaseOf(url)).port);
  }

  async start(options: StartMock): Promise<void> {
    this.#started = await this.#parts.start(options);
  }

  async close(): Promise<void> {
    await this.#started?.close();
  }
}

function startTool(session: Session): Tool {
  return {
    name: "start_mock",
    title: "Find or start a mock",
    description:
      "Finds the running mock, or starts one that lives as long as this session. Returns its addresses and the " +
      "settings that the shop needs.",
    inputSchema: {
      type: "object",
      properties: {
        port: {
          type: "integer",
          description: "Of a new mock: that of the control URL unless given; 0 takes a free one",
        },
        sandbox: {
          type: "string",
          description: "Sandbox of the shop's credentials; shop unless given",
        },
        clock: {
          type: "string",
          description: "Of a new mock: real, frozen, or the ISO instant to freeze it at",
        },
      },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    async call({ port: given, sandbox = DEFAULT_SANDBOX, clock = "real" }) {
      const options = { port: given ?? (await session.port()), sandbox, clock };
      refuseIf(startOptionErrors(options));
      const isThere = await session.isThere();
      if (!isThere) await session.start(options as StartMock);
      const { baseUrl } = await session.mock();
      const lines = [
        `${isThere ? "Found" : "Started"} a mock at ${baseUrl}`,
        `Base URL for the shop: ${baseUrl}. Credentials: apiId ${sandbox}, any secretKey; or Bearer sandbox_${sandbox}.`,
        `A person can watch at ${baseUrl}/ (workbench) and read ${baseUrl}/_docs.`,
      ];
      return {
        text: lines.join("\n"),
        next: 'call_service(operation "addInvoice") creates an invoice.',
      };
    },
  };
}
