// What one open workbench asks of a mock, without drawing it: it reads the stream of a sandbox, and when
// something happened it asks for counts, for what is due, and for the first page of invoices.

/** The sandbox of the benchmark. */
const SANDBOX = "bench";

/** How soon the page asks again when something happened. */
const COUNTS_MS = 300;
const LIST_MS = 250;

/** As the page asks for it: of a flood the latest events alone. */
const STREAM = "/stream?most=1000";

let viewing;

/** Opens the page, so to say: resolves when its stream is there. */
async function open({ url }) {
  const base = `${url}/_control/sandboxes/${SANDBOX}`;
  const ending = new AbortController();
  const stream = await fetch(base + STREAM, { signal: ending.signal });
  if (!stream.ok || !stream.body)
    throw new Error(`${url}: the stream is refused, ${stream.status}`);
  const seen = { lateMs: [], asked: 0, isNew: false, isOver: false };
  const reading = read(stream.body, seen).catch(() => undefined);
  const asks = (path) => async () => {
    await (await fetch(base + path)).arrayBuffer();
    seen.asked += 1;
  };
  const asking = [
    again(seen, COUNTS_MS, asks("")),
    again(seen, COUNTS_MS, asks("/agenda?limit=500")),
    again(seen, LIST_MS, asks("/invoices?order=newest&limit=200")),
  ];
  viewing = { seen, ending, done: Promise.all([reading, ...asking]) };
  return {};
}

/** Leaves, and tells how late each event was: when it was read less when it happened. */
async function close() {
  const { seen, ending, done } = viewing;
  seen.isOver = true;
  ending.abort();
  await done;
  return { lateMs: seen.lateMs, asked: seen.asked };
}

async function read(body, seen) {
  const letters = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    const blocks = (rest + letters.decode(piece, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    const now = Date.now();
    for (const block of blocks) {
      const [, data] = /^event: event\ndata: (.*)$/m.exec(block) ?? [];
      if (data === undefined) continue;
      seen.isNew = true;
      seen.lateMs.push(now - Date.parse(JSON.parse(data).at));
    }
  }
}

async function again(seen, everyMs, ask) {
  while (!seen.isOver) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (seen.isNew && !seen.isOver) await ask();
  }
}

const commands = { open, close };

process.on("message", async (message) => process.send(await commands[message.command](message)));
