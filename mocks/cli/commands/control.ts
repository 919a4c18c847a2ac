import {
  type CallableOperation,
  type CommandEntry,
  type CommandWay,
  callable,
  commands,
} from "../../../spec/generated/control.operations.js";
import type { CommandFlags } from "../../../spec/generated/options.js";
import { isRecord } from "../../domain/text.js";
import { type Line, spaced, table, wordsOf } from "../../report/terminal.js";
import { pause } from "../../sandbox/real-clock.js";
import { isPair, send } from "../call.js";
import { MISTAKES } from "../messages.js";
import type { CommandCall } from "../options.js";
import { type CommandOutput, remotely, type Session } from "../remote.js";
import { answerLines, cellOf } from "../shown.js";
import { interrupted } from "../terminal.js";
import { UsageError } from "../usage.js";

/** Calls the operation that a command of the spec means by its arguments. */
export function run(call: CommandCall<CommandFlags["control"]>): Promise<void> {
  const entry = commands.find(({ name }) => name === call.name);
  if (!entry) throw new Error(`there is no command ${call.name}`);
  return remotely(call, (session) => perform(session, entry, call));
}

/** The arguments that the ways of a command take, such as `to|by`. */
const argumentsOf = ({ ways }: CommandEntry) =>
  [...new Set(ways.flatMap((way) => way.arguments))].join("|");

function operationOf({ id }: CommandWay): CallableOperation {
  const found = callable.find((one) => one.id === id);
  if (!found) throw new Error(`the control API has no operation ${id}`);
  return found;
}

async function perform(
  session: Session,
  entry: CommandEntry,
  { words, flags }: CommandCall<CommandFlags["control"]>,
): Promise<CommandOutput | undefined> {
  const given = words.filter((word) => !isPair(word));
  const pairs = words.filter(isPair);
  const way = wayOf(entry, given);
  if (flags.follow && way.items !== null) {
    await followList(session, way, pairs, entry.name);
    return undefined;
  }
  if (way.items !== null) return listed(session, way, pairs, entry.name);
  const named = way.arguments.map((name, n) => `${name}=${given[n] ?? ""}`);
  const { body, text } = await send(session, operationOf(way), [...named, ...pairs], entry.name);
  return { text, lines: answerLines(body, way.shows), failed: whyDeclined(body) };
}

/** The way of a command that its arguments mean. Throws a usage error if there is none. */
function wayOf(entry: CommandEntry, given: readonly string[]): CommandWay {
  const { name, ways } = entry;
  const empty = given.indexOf("");
  if (empty >= 0) throw new UsageError(MISTAKES.emptyValue(`<${argumentsOf(entry)}>`));
  const counted = ways.filter((way) => way.arguments.length === given.length);
  const [first = ""] = given;
  const found =
    counted.find(({ form }) => form !== null && new RegExp(form).test(first)) ??
    counted.find(({ form }) => form === null);
  if (found) return found;
  const help = `paystub ${name} --help`;
  const most = Math.max(...ways.map((way) => way.arguments.length));
  if (given.length > most) throw new UsageError(MISTAKES.tooMany(name, most, given, help));
  throw new UsageError(MISTAKES.needs(name, `<${argumentsOf(entry)}>`, help));
}

/** Why a payment that was tried was not made. */
function whyDeclined(body: unknown): string | undefined {
  const declined = isRecord(body) ? body.declined : undefined;
  if (!isRecord(declined)) return undefined;
  return `the payment was declined: ${declined.code}, ${declined.message}`;
}

type Item = Readonly<Record<string, unknown>>;

/** How many rows a person gets who did not say how many. */
const LIMIT = 50;

/** The words that ask for the latest rows, where the caller asks for no others. */
function latest(way: CommandWay, pairs: readonly string[]): readonly string[] {
  const isGiven = (names: RegExp) => pairs.some((pair) => names.test(pair));
  if (operationOf(way).fields.limit === undefined || isGiven(/^(after|order|cursor)=/)) return [];
  return ["order=newest", ...(isGiven(/^limit=/) ? [] : [`limit=${LIMIT}`])];
}

/** Reads a list: the latest rows for a person, all of them for a program. */
async function listed(
  session: Session,
  way: CommandWay,
  pairs: readonly string[],
  command: string,
): Promise<CommandOutput> {
  const page = session.json ? [] : latest(way, pairs);
  const beside = way.beside === null ? [] : await itemsBeside(session, way.beside);
  // Calls that found no sandbox are all there is where none was opened.
  const isEmpty =
    beside.length > 0 && (await session.ask("gateway.list")).body.sandboxes.length === 0;
  const { body, text } = isEmpty
    ? { body: { [way.items ?? ""]: [] }, text: "{}" }
    : await send(session, operationOf(way), [...page, ...pairs], command);
  const items = itemsIn(body, way);
  const { matches = items.length } = body as { readonly matches?: number };
  const lines = [
    ...rowsOf(way, page.length > 0 ? [...items].reverse() : items),
    ...(matches > items.length ? [`and ${matches - items.length} more; limit=n shows n`] : []),
  ];
  if (beside.length === 0) return { text, lines };
  const foreign = ["", "Calls that found no sandbox:", ...rowsOf(way, beside)];
  return {
    text: JSON.stringify({ ...(body as Item), unclaimed: beside }),
    lines: [...lines, ...foreign],
  };
}

const itemsIn = (body: unknown, { items }: CommandWay) =>
  ((body as Item)[items ?? ""] ?? []) as readonly Item[];

async function itemsBeside(session: Session, id: CommandWay["beside"]): Promise<readonly Item[]> {
  const { body } = await session.ask(id as "gateway.unclaimedRequests");
  return body.requests as unknown as readonly Item[];
}

function rowsOf({ columns, items }: CommandWay, rows: readonly Item[]): readonly Line[] {
  if (rows.length === 0) return [`no ${items}`];
  const cells = (row: Item) => columns.map(([, shows]) => cellOf(row, shows));
  return table(
    columns.map(([heading]) => heading),
    rows.map(cells),
  );
}

/** How often a mock is asked for more. */
const POLL_MS = 250;

/** How many items it remembers as last printed. */
const REMEMBERED_MAX = 1000;

/** Prints the items of a list as they arrive and change, until Ctrl-C or SIGTERM. */
async function followList(
  session: Session,
  way: CommandWay,
  pairs: readonly string[],
  command: string,
): Promise<void> {
  // The sandbox that is meant now stays the one that is followed when others are opened.
  const { name: sandbox } = (await session.ask("sandbox.summary")).body;
  const one: Session = {
    ...session,
    ask: (id, given = {}) => session.ask(id, { ...given, path: { ...given.path, sandbox } }),
  };
  const printed = new Map<unknown, string>();
  const print = (item: Item) => {
    const line = spaced(way.columns.map(([, shows]) => cellOf(item, shows)));
    const [words, id] = [wordsOf(line), item.id ?? item.seq ?? item.transactionNo];
    if (printed.get(id) === words) return;
    printed.delete(id);
    printed.set(id, words);
    const [oldest] = printed.keys();
    if (printed.size > REMEMBERED_MAX) printed.delete(oldest);
    if (session.json) session.raw(JSON.stringify(item));
    else session.print([line]);
  };
  let isStopped = false;
  const poll = async () => {
    while (!isStopped) {
      const words = [...latest(way, pairs), ...pairs];
      const { body } = await send(one, operationOf(way), words, command);
      const items = itemsIn(body, way);
      for (const item of words.includes("order=newest") ? [...items].reverse() : items) print(item);
      await pause(POLL_MS);
    }
  };
  try {
    await Promise.race([interrupted(), poll()]);
  } finally {
    isStopped = true;
  }
}
