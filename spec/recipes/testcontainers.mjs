// A mock in a container that tests start for themselves, from the image of the Dockerfile beside this file:
//   npm install -D testcontainers paystub
import { randomUUID } from "node:crypto";
import { controlClient } from "paystub/client";
import { GenericContainer, Wait } from "testcontainers";

/** Starts it, and hands out its address, the sandbox of a test run and what ends all. */
export async function startMock(sandbox) {
  // The control API of a container asks for a token, since other machines can call it.
  process.env.PAYSTUB_CONTROL_TOKEN ||= randomUUID();
  const container = await new GenericContainer("paystub")
    .withEnvironment({
      PAYSTUB_CONTROL_TOKEN: process.env.PAYSTUB_CONTROL_TOKEN,
      // Links begin with the address of each call, so any free port of the host will do.
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
