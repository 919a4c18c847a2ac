// What one open workbench asks of a mock, without drawing it: it reads the stream of a sandbox, asks which
// sandboxes there are, for what is due when something happened, and for counts and the rows of
// invoices that are in view when the stream left something out.

/** The sandbox of the benchmark. */
const SANDBOX = "bench";

/** How soon the page asks what is due when something happened, and how much rarer than that takes. */
const DUE_MS = 300;
const DUE_SHARE = 10;

/** How often it asks for counts and a list while the stream leaves something out, and how often what is due. */
const FLOOD_MS = 1000;
const FLOOD_DUE_MS = 3000;

/** How many rows are in view. */
const ROWS = 30;

/** How often it asks which sandboxes there are. */
const NAMES_MS = 3000;

/** As the page asks for it: of a flood a few events alone. */
const STREAM = "/stream?most=600";

let viewing;

/** Opens the page, so to say: resolves when its stream is there. */
async function open({ url }) {
  const base = `${url}/_control/sandboxes/${SANDBOX}`;
  const ending = new AbortController();
  const stream = await fetch(base + STREAM, { signal: ending.signal });
  if (!stream.ok || !stream.body)
    throw new Error(`${url}: the stream is refused, ${stream.status}`);
  const seen = {
    lateMs: [],
    asked: 0,
    isNew: false,
    isFlooded: false,
    floodedMs: -FLOOD_MS,
    isOver: false,
  };
  const reading = read(stream.body, seen).catch(() => undefined);
  const asks = async (path) => {
    await (await fetch(base + path)).arrayBuffer();
    seen.asked += 1;
  };
  const asking = [whatIsDue(seen, asks), whatWasLeftOut(seen, asks)];
  const look = async () => (await fetch(`${url}/_control/sandboxes`)).arrayBuffer();
  const names = setInterval(() => look().catch(() => undefined), NAMES_MS);
  ending.signal.addEventListener("abort", () => clearInterval(names));
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
      if (block.includes("event: skipped")) {
        seen.isFlooded = true;
        seen.floodedMs = performance.now();
      }
      const [, data] = /^event: event\ndata: (.*)$/m.exec(block) ?? [];
      if (data === undefined) continue;
      seen.isNew = true;
      seen.lateMs.push(now - Date.parse(JSON.parse(data).at));
    }
  }
}

const passed = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function whatIsDue(seen, asks) {
  for (let restMs = 0; !seen.isOver; ) {
    await passed(DUE_MS + restMs);
    if (!seen.isNew || seen.isOver) continue;
    seen.isNew = false;
    const began = performance.now();
    await asks("/agenda?limit=500");
    const isFlood = performance.now() - seen.floodedMs < FLOOD_MS;
    const pauseMs = isFlood ? FLOOD_DUE_MS : 0;
    restMs = Math.max(pauseMs, (performance.now() - began) * DUE_SHARE);
  }
}

async function whatWasLeftOut(seen, asks) {
  while (!seen.isOver) {
    await passed(FLOOD_MS);
    if (!seen.isFlooded || seen.isOver) continue;
    seen.isFlooded = false;
    await Promise.all([asks(""), asks(`/invoices?order=newest&limit=${ROWS}`)]);
  }
}

const commands = { open, close };

process.on("message", async (message) => process.send(await commands[message.command](message)));
