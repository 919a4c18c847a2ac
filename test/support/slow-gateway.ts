import { onTestFinished } from "vitest";
import { accessPolicy } from "../../mocks/api/access.js";
import { createServer, listen } from "../../mocks/api/server.js";
import { application } from "../../mocks/application.js";
import { gatewayHandle, type LocalGatewayHandle } from "../../mocks/control/handles.js";
import type { SandboxHandle } from "../../mocks/index.js";
import type { CallbackClient } from "../../mocks/sandbox/client.js";
import type { GatewayParts } from "../../mocks/sandbox/gateway.js";
import { type ManualClock, manualClock } from "./manual-clock.js";
import { partsWith, recordingClient } from "./parts.js";
import { anyAnswer, SANDBOX, START } from "./persons.js";

/** A gateway that listens, and whose real time passes only when the test says so. */
export interface SlowGateway {
  readonly baseUrl: string;
  readonly clock: ManualClock;
  readonly tester: SandboxHandle;
  readonly handle: LocalGatewayHandle;
  /**
   * Lets real time pass, and then a call go there and back: time that passes only when asked to would
   * otherwise outrun the calls that are under way, the further the busier the machine is.
   */
  passWithCalls(ms: number): Promise<void>;
}

/** What a slow gateway is made of, where it differs from others. */
interface SlowGatewayOptions {
  readonly client?: CallbackClient;
  readonly parts?: Partial<GatewayParts>;
}

/** Opens one with the sandbox of the persons; it ends after the test. */
export async function slowGateway({
  client = recordingClient(),
  parts = {},
}: SlowGatewayOptions = {}): Promise<SlowGateway> {
  const clock = manualClock(Date.parse(START));
  const { gateway } = partsWith(clock, client, {}, parts);
  let port = 0;
  const baseUrl = () => `http://127.0.0.1:${port}`;
  const handle = gatewayHandle(gateway, baseUrl);
  const access = accessPolicy({ host: "127.0.0.1" });
  const limits = { access, bodyLimitBytes: 1024 * 1024 };
  const app = application({ gateway, baseUrl, place: "all", ...limits });
  const listener = await listen(createServer(app), 0, "127.0.0.1");
  port = listener.port;
  onTestFinished(async () => {
    await listener.close();
    await gateway.close();
  });
  const passWithCalls = async (ms: number) => {
    await clock.pass(ms);
    await anyAnswer(baseUrl()).get("/_control/health");
  };
  return { baseUrl: baseUrl(), clock, tester: await handle.open(SANDBOX), handle, passWithCalls };
}
