import { expect } from "vitest";
import { accessPolicy } from "../../mocks/api/access.js";
import { createServer, listen } from "../../mocks/api/server.js";
import { application } from "../../mocks/application.js";
import { fold } from "../../mocks/domain/events.js";
import { clientOf } from "../support/http.js";
import { manualClock } from "../support/manual-clock.js";
import { DELIVERED, partsWith, REFUSED, recordingClient } from "../support/parts.js";
import type { Ask, Real } from "./real.js";

const BODY_LIMIT_BYTES = 1_000_000;
const FORM = "application/x-www-form-urlencoded";

function headersOf({ token, json, form }: Ask): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { "content-type": "application/json" }),
    ...(form && { "content-type": FORM }),
  };
}

function textOf({ json, form }: Ask): string | undefined {
  if (form) return new URLSearchParams(form).toString();
  return json === undefined ? undefined : JSON.stringify(json);
}

/** The mock, called over HTTP. Its own calls to the merchant are recorded in place of a network. */
export async function mock(): Promise<Real> {
  const shop = "http://shop.example";
  let open = true;
  const callbackClient = recordingClient(() => (open ? DELIVERED : REFUSED));
  const clock = manualClock(0);
  const { gateway, events, errors } = partsWith({ ...clock, soon: setImmediate }, callbackClient);
  let port = 0;
  const baseUrl = () => `http://127.0.0.1:${port}`;
  const place = { place: "all", access: accessPolicy({ host: "127.0.0.1" }) } as const;
  const app = application({ gateway, baseUrl, ...place, bodyLimitBytes: BODY_LIMIT_BYTES });
  const listener = await listen(createServer(app), 0, "127.0.0.1");
  port = listener.port;
  const client = clientOf(baseUrl());
  return {
    shop,
    async ask(method, path, asked = {}) {
      const body = textOf(asked);
      const init = { headers: headersOf(asked), ...(body !== undefined && { body }) };
      const { status, headers, body: answer } = await client.send(method, path, init);
      return { status, location: headers.get("location"), body: answer };
    },
    settled: async (box) => (await gateway.find(box))?.idle(),
    reached: () => callbackClient.calls.splice(0).map(({ url }) => url.slice(shop.length)),
    opens: (now) => {
      open = now;
    },
    async close() {
      await listener.close();
      for (const sandbox of gateway.list()) {
        const folded = fold(await events(sandbox.name));
        await sandbox.read((world) => expect(folded, "a fold of the log").toEqual(world));
      }
      expect(errors).toEqual([]);
      await gateway.close();
    },
  };
}
