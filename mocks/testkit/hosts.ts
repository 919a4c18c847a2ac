import { CONTROL_PATH } from "../api/paths.js";
import { type Connection, controlBaseOf } from "../control/client.js";
import { remoteGateway } from "../control/remote.js";
import type { GatewayHandle } from "../index.js";
import type { GatewayAddresses } from "../options.js";

/** Where sandboxes live: a gateway in this process, or one elsewhere that is called over HTTP. */
export interface Host extends GatewayHandle, GatewayAddresses {
  /** What the control API asks for; null where it asks for nothing. */
  readonly controlToken: string | null;
  close(): Promise<void>;
}

/** A gateway in another process or container. */
export interface RemoteConnection extends Connection {
  /** Its order URL, where that is not the base URL. */
  readonly orderUrl?: string;
}

/** A gateway that is called over HTTP. Closing it leaves it running, since another process started it. */
export function remoteHost(connection: RemoteConnection): Host {
  const gateway = remoteGateway(connection);
  const controlUrl = controlBaseOf(connection.url);
  const baseUrl = controlUrl.endsWith(CONTROL_PATH)
    ? controlUrl.slice(0, -CONTROL_PATH.length)
    : controlUrl;
  return {
    ...gateway,
    baseUrl,
    // `paystub run` names the order URL of one sandbox, and each test has its own.
    orderUrl: connection.orderUrl?.replace(/\/s\/[^/]+\/?$/, "") ?? baseUrl,
    controlUrl,
    controlToken: connection.token ?? null,
    close: async () => undefined,
  };
}
