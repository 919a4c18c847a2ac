// A gateway in a process of its own that tells, when asked, how much memory is in use. Run it with
// --expose-gc, since garbage that was not yet collected says nothing about what is kept.
import { startGateway } from "../../../dist/mocks/index.js";

const COLLECTIONS = 5;

const { baseUrl } = await startGateway({ port: 0 });
process.stdout.write(`${JSON.stringify({ event: "ready", baseUrl })}\n`);

process.on("message", async () => {
  for (let n = 0; n < COLLECTIONS; n += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send({ bytes: heapUsed + external });
});
