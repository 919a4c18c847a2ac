import { main } from "./main.js";

// Whoever reads the output may have seen enough, as `head` has: that is no failure of ours.
process.stdout.on("error", () => process.exit(0));

/** The executable. Ends by itself: nothing that still runs may hold it up after an interrupt. */
main(
  process.argv.slice(2),
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
).then(
  // What was printed is out before the end, also where a pipe takes it at its own pace.
  (code) => process.stdout.write("", () => process.exit(code)),
  (error) => {
    process.stderr.write(`paystub: ${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
