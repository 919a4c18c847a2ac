import { main } from "./main.js";

/** The executable. Ends by itself: nothing that still runs may hold it up after an interrupt. */
main(
  process.argv.slice(2),
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
).then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`paystub: ${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
