// Tests start a mock in a container, from the image of the Containerfile:
//   npm install -D testcontainers paystub
import { randomUUID } from "node:crypto";
import { controlClient } from "paystub/client";
import { GenericContainer, Wait } from "testcontainers";

/** Starts the container. Returns its address, the sandbox of the test run, and a function that stops everything. */
export async function startMock(sandbox) {
  // Other machines can call a container, so its control API needs a token.
  process.env.PAYSTUB_CONTROL_TOKEN ||= randomUUID();
  const container = await new GenericContainer("paystub")
    .withEnvironment({
      PAYSTUB_CONTROL_TOKEN: process.env.PAYSTUB_CONTROL_TOKEN,
      // Links begin with the address of each call, so the host port does not matter.
      PAYSTUB_PUBLIC_URL: "request",
    })
    .withExposedPorts(4010)
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  const baseUrl = `http://${container.getHost()}:${container.getMappedPort(4010)}`;
  const client = controlClient({
    url: `${baseUrl}/_control`,
    token: process.env.PAYSTUB_CONTROL_TOKEN,
  });
  return { baseUrl, gateway: await client.open(sandbox), stop: () => container.stop() };
}
