import { visible } from "../report/escape.js";
import { calledAs } from "./called.js";
import { main } from "./main.js";
import { coloured, gatheredOutput } from "./terminal.js";

// The code of an explored shop must not end this process, which replaces `exit` in the meantime.
const { exit } = process;

// A reader such as `head` may stop early, which is no failure of ours.
const hasSeenEnough = ({ code }: NodeJS.ErrnoException) => code === "EPIPE";

process.stdout.on("error", (error) => {
  if (hasSeenEnough(error)) exit(0);
  endUnwritten(error);
});

/** Half a list is not to pass for the whole: the disk may be full. */
function endUnwritten(error: NodeJS.ErrnoException): never {
  process.stderr.write(`paystub: the output could not be written (${error.code})\n`);
  return exit(2);
}

const output = gatheredOutput((text) => {
  // ASCII reads the same in both, and is quicker to write as what needs no look at each letter.
  const encoding = Buffer.byteLength(text) === text.length ? "latin1" : "utf8";
  process.stdout.write(text, encoding, (error) => {
    if (error && !hasSeenEnough(error)) endUnwritten(error);
  });
});
// Also before an unplanned end.
process.on("exit", output.flush);

/** If both are the same terminal, earlier output stays before later output. */
function writeError(text: string): void {
  output.flush();
  process.stderr.write(text);
}

const argv = process.argv.slice(2);

/** The executable. Ends by itself: nothing that still runs may hold it up after an interrupt. */
main(
  argv,
  coloured(output.write, process.stdout, argv, process.env),
  coloured(writeError, process.stderr, argv, process.env),
  calledAs(process.argv[1] ?? "", process.env, process.cwd()),
).then(
  // What was printed is out before the end, also where a pipe takes it at its own pace.
  (code) => {
    output.flush();
    process.stdout.write("", () => exit(code));
  },
  (error) => {
    writeError(visible(`paystub: ${error instanceof Error ? error.stack : error}\n`));
    exit(1);
  },
);
