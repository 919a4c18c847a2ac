import { visible } from "../report/escape.js";
import { main } from "./main.js";
import { painter } from "./terminal.js";

// The code of an explored shop must not end this process, which replaces `exit` in the meantime.
const { exit } = process;

/** Ends the process when its output cannot be written, for example to a full disk: half a list would look complete. */
function checkWritten(error: NodeJS.ErrnoException | null | undefined): void {
  if (!error) return;
  // A reader such as `head` may stop early, which is no failure of ours.
  if (error.code === "EPIPE") exit(0);
  process.stderr.write(`paystub: the output could not be written (${error.code})\n`);
  exit(2);
}

process.stdout.on("error", checkWritten);

/** Prints what one turn of the event loop prints in one write: a busy mock has a line for each call. */
function print(text: string): void {
  if (process.stdout.writableCorked === 0) {
    process.stdout.cork();
    setImmediate(() => process.stdout.uncork());
  }
  process.stdout.write(text, checkWritten);
}

/** The executable. It exits by itself, because open handles may outlast an interrupt. */
main(process.argv.slice(2), {
  write: print,
  complain: (text) => void process.stderr.write(text),
  paint: painter(process.stdout),
  paintError: painter(process.stderr),
}).then(
  // Waits until a slow pipe has taken the output.
  (code) => process.stdout.write("", () => exit(code)),
  (error) => {
    process.stderr.write(visible(`paystub: ${error instanceof Error ? error.stack : error}\n`));
    exit(1);
  },
);
