// A mock in a container that tests start for themselves, from the image of the Dockerfile beside this file:
//   npm install -D testcontainers paystub
import { controlClient } from "paystub/client";
import { GenericContainer, Wait } from "testcontainers";

/** Starts it, and hands out the sandbox of a test run and what ends all. */
export async function startMock(sandbox) {
  const container = await new GenericContainer("paystub")
    // The control API asks for it, and so do tests: the same variable names it for both.
    .withEnvironment({ PAYSTUB_CONTROL_TOKEN: process.env.PAYSTUB_CONTROL_TOKEN })
    // A fixed port, since links of invoices begin with the address that the image is started with.
    .withExposedPorts({ container: 4010, host: 4010 })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  const client = controlClient({ url: "http://localhost:4010/_control" });
  return { gateway: await client.open(sandbox), stop: () => container.stop() };
}
