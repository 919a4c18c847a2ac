import { type Command, Option } from "commander";
import type { BodyOf } from "../../control/client.js";
import type { ClockTarget } from "../../control/durations.js";
import { plural } from "../../control/format.js";
import type { Line } from "../../report/painted.js";
import { table } from "../../report/table.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { positive } from "./arguments.js";
import { followList } from "./follow-list.js";
import { instantOf, target } from "./moments.js";
import {
  type CommandOutput,
  output,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";
import type { ListId, ShownList } from "./shown-list.js";

/** How many rows a person gets who did not say how many. */
export const LIMIT = 50;

/** A span of the sandbox's time, as it is given. */
export interface SpanFlags {
  readonly since?: ClockTarget;
  readonly to?: ClockTarget;
}

interface ListFlags extends SpanFlags {
  readonly status?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly follow?: boolean;
}

/** Adds a list, with the options that all of them have. */
export function listCommand<Id extends ListId, Thing>(
  parent: Command,
  name: string,
  write: Write,
  list: ShownList<Id, Thing>,
): void {
  remoteCommand(parent, name, list, ...listOptions(list.states)).action(
    remoteAction<[ListFlags]>(write, (session, flags) => show(session, list, flags)),
  );
}

function listOptions(states: readonly string[]): readonly Option[] {
  return [
    new Option("--status <state>", "only those in this state").choices(states),
    new Option("--search <text>", "only those in which this text occurs"),
    ...spanOptions(),
    new Option("--limit <n>", `at most so many, the latest (${LIMIT})`).argParser(positive),
    new Option("--follow", "go on with what is new or changes, until Ctrl-C"),
  ];
}

/** The options that name a span of the sandbox's time. */
export function spanOptions(): readonly Option[] {
  const moment = "an instant, or how long ago: 1h, 1d12h";
  return [
    new Option("--since <moment>", `only what is from then on: ${moment}`).argParser(target),
    new Option("--to <moment>", "only what is before then").argParser(target),
  ];
}

/** The span as the control API takes it. Throws a UsageError where it ends before it begins. */
export async function spanOf(
  session: Session,
  { since, to }: SpanFlags,
): Promise<{ readonly since?: string; readonly to?: string }> {
  const span = {
    ...(since && { since: await instantOf(session, since) }),
    ...(to && { to: await instantOf(session, to) }),
  };
  if (span.since && span.to && Date.parse(span.to) <= Date.parse(span.since)) {
    throw new UsageError(
      `--to ${span.to} is not after --since ${span.since}; give them the other way round`,
    );
  }
  return span;
}

async function show<Id extends ListId, Thing>(
  session: Session,
  list: ShownList<Id, Thing>,
  flags: ListFlags,
): Promise<CommandOutput | undefined> {
  const { status, search, limit } = flags;
  const chosen = {
    ...(await spanOf(session, flags)),
    ...(status !== undefined && { status }),
    ...(search !== undefined && { q: search }),
  };
  if (flags.follow) {
    await followList(session, list, { ...chosen, limit: limit ?? LIMIT });
    return undefined;
  }
  // Who reads JSON gets all of it: a page that nobody asked for would be taken for the whole.
  const page =
    session.json && limit === undefined ? {} : { limit: limit ?? LIMIT, order: "newest" };
  const answer = await session.ask(list.operation, { query: { ...chosen, ...page } });
  return output(answer, (body) => linesOf(body, list));
}

function linesOf<Id extends ListId, Thing>(
  body: BodyOf<Id>,
  { what, head, thingsOf, cellsOf, notesOf }: ShownList<Id, Thing>,
): readonly Line[] {
  const { matches = 0 } = body as { readonly matches?: number };
  const things = [...thingsOf(body)].reverse();
  const notes = notesOf?.(body) ?? [];
  if (things.length === 0) return [...notes, `no ${plural(0, what).slice(2)}`];
  return [...notes, ...table(head, things.map(cellsOf)), ...moreBefore(matches - things.length)];
}

/** What is said of the rows that are not shown. */
export function moreBefore(many: number): readonly string[] {
  if (many <= 0) return [];
  return [`and ${many.toLocaleString("en")} more before them; --limit, --since and --to choose`];
}
