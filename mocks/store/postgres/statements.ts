import { EVENT_FORM, READ_BYTES } from "../rows.js";
import { CLOCK_ADVANCE } from "../store.js";

/** Real time by the database's own clock, in milliseconds. */
const DATABASE_CLOCK = "floor(extract(epoch from clock_timestamp()) * 1000)::bigint";

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The instant of the caller, or the database's own. */
const clock = (parameter: string) => `coalesce(${parameter}::bigint, ${DATABASE_CLOCK})`;

/** Puts events and the keys that they take behind the row that `at` has given. */
const puts = (schema: string, base: string, sums: string) => `put as (
  insert into ${schema}.events (sandbox, seq, v, writer, body, sum)
  select at.id, ${base} + t.n, ${EVENT_FORM}, $3, t.body, t.sum
  from at, unnest($4::text[], ${sums}::bigint[]) with ordinality t(body, sum, n)
), taken as (
  insert into ${schema}.keys (key, sandbox, seq, owner)
  select t.key, at.id, ${base} + t.seq, true
  from at, unnest($5::text[], $6::bigint[]) t(key, seq)
)`;

/** The statements of a schema. Those that matter are one round trip, and one commit, each. */
export function statementsOf(schema: string) {
  return {
    /** No row: the log ends elsewhere. */
    append: `with at as (
  update ${schema}.sandboxes set head = head + cardinality($4::text[]), due_at = $2, used_at = ${clock("$7")}
  where name = $1 and epoch = $8 and head = $9 returning id
), ${puts(schema, "$9::bigint", "$10")}
select id from at`,
    /** No row: there is one of that name. */
    begin: `with at as (
  insert into ${schema}.sandboxes (name, born, epoch, begun_by, head, due_at, used_at)
  select $1, t.e, t.e, $3, cardinality($4::text[]), $2, ${clock("$7")}
  from (select nextval('${schema}.epochs') e) t
  on conflict (name) do nothing returning id, epoch
), ${puts(schema, "0", "$8")}
select id, epoch from at`,
    /** The same for what takes several statements, which find the row locked. */
    move: `update ${schema}.sandboxes set due_at = $5, used_at = ${clock("$6")}, head = $4,
  epoch = case when $7::boolean then nextval('${schema}.epochs') else epoch end,
  begun_by = case when $7::boolean then $8 else begun_by end, unfinished = coalesce($9::boolean, unfinished)
where name = $1 and epoch = $2 and head = $3 returning id, epoch`,
    found: `insert into ${schema}.sandboxes (name, born, epoch, begun_by, head, due_at, used_at, unfinished)
select $1, t.e, t.e, $5, $2, $3, ${clock("$4")}, coalesce($6::boolean, false) from (select nextval('${schema}.epochs') e) t
on conflict (name) do nothing returning id, epoch`,
    putEvents: `insert into ${schema}.events (sandbox, seq, v, writer, body, sum)
select $1, $2::bigint + t.n, ${EVENT_FORM}, $3, t.body, t.sum
from unnest($4::text[], $5::bigint[]) with ordinality t(body, sum, n)`,
    putKeys: `insert into ${schema}.keys (key, sandbox, seq, owner)
select t.key, $1, t.seq, $4 from unnest($2::text[], $3::bigint[]) t(key, seq)`,
    shareKeys: `insert into ${schema}.keys (key, sandbox, seq, owner)
select t.key, $1, t.seq, $4 from unnest($2::text[], $3::bigint[]) t(key, seq) on conflict do nothing`,
    taken: `select key from ${schema}.keys where key = any($1) and owner`,
    forgetEvents: `delete from ${schema}.events where sandbox = $1 and seq > $2`,
    freeKeys: `delete from ${schema}.keys where sandbox = $1 and seq > $2 returning key, owner`,
    /** The oldest sandbox that shares a key without an owner. */
    inherit: `update ${schema}.keys k set owner = true from (
  select key, min(sandbox) sandbox from ${schema}.keys where key = any($1) group by key
) heir where k.key = heir.key and k.sandbox = heir.sandbox`,
    forget: `delete from ${schema}.sandboxes where name = $1 returning id`,
    forgetRequests: `with gone as (delete from ${schema}.requests where sandbox = $1)
delete from ${schema}.journals where sandbox = $1`,
    forgetLeases: `delete from ${schema}.leases where sandbox = $1`,
    read: `select s.born, s.epoch, s.begun_by, s.head, s.unfinished::text, e.seq, e.v, e.writer, e.body, e.sum, e.bytes, exists (
  select from ${schema}.leases l
  where l.sandbox = $1 and l.what = '${CLOCK_ADVANCE}' and l.holder <> $5 and l.until > ${clock("$6")}
)::text as travelled
from ${schema}.sandboxes s
left join lateral (
  select seq, v, writer, body, sum,
    sum(octet_length(body)) over (order by seq rows unbounded preceding) as bytes
  from ${schema}.events where sandbox = s.id
    and seq > case when s.epoch = $2 then $3::bigint else 0 end
    and seq <= case when s.epoch = $2 then $3::bigint else 0 end + $4::bigint
) e on e.bytes - octet_length(e.body) < ${READ_BYTES}
where s.name = $1 order by e.seq`,
    /** The last event of each log. */
    tails: `select s.id, s.name, s.head, e.v, e.body, e.sum from (
  select id, name, head from ${schema}.sandboxes where id > $1 and head > 0 order by id limit $2
) s left join ${schema}.events e on e.sandbox = s.id and e.seq = s.head order by s.id`,
    sizes: `select s.name, coalesce(sum(octet_length(e.body)), 0) as bytes from ${schema}.sandboxes s
left join ${schema}.events e on e.sandbox = s.id group by s.id, s.name`,
    list: `select name, epoch, head, due_at, used_at from ${schema}.sandboxes
where not unfinished order by id`,
    listDue: `select name, epoch, head, due_at, used_at from ${schema}.sandboxes
where due_at <= $1 and not unfinished order by id`,
    unfinished: `select name from ${schema}.sandboxes where unfinished order by id`,
    ownerOf: `select s.name from ${schema}.keys k join ${schema}.sandboxes s on s.id = k.sandbox
where k.key = $1 and k.owner`,
    lease: `insert into ${schema}.leases as l (sandbox, what, holder, until)
values ($1, $2, $3, ${clock("$5")} + $4::bigint)
on conflict (sandbox, what) do update set holder = excluded.holder, until = excluded.until
where l.holder = excluded.holder or l.until <= ${clock("$5")} returning 1`,
    release: `delete from ${schema}.leases where sandbox = $1 and what = $2 and holder = $3`,
    releaseAll: `delete from ${schema}.leases where holder = $1`,
    /** Leases of dead processes that none has asked for. */
    dropLeases: `delete from ${schema}.leases where until < ${clock("$1")} - 60000`,
    clock: `select ${DATABASE_CLOCK} as now`,
    /**
     * Many requests at once. A request belongs to the sandbox in whose log its position is: one of the
     * same name that came later is another one. Its commit waits for no flush: the caller has had
     * an answer.
     */
    record: `with quick as (
  select set_config('synchronous_commit', 'off', true)
), given as (
  select * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::int[], $6::text[]) with ordinality
    t(name, epoch, number, bytes, body, n)
), known as (
  select id, name, born, epoch from ${schema}.sandboxes
  where name = any($2) order by id for key share
), placed as (
  select g.*, coalesce(k.id, 0) as sandbox from given g left join known k
    on k.name = g.name and (g.epoch is null or g.epoch between k.born and k.epoch)
), counted as (
  insert into ${schema}.journals as j (sandbox, recorded, bytes)
  select sandbox, count(*), sum(bytes) from placed group by sandbox order by sandbox
  on conflict (sandbox) do update
    set recorded = j.recorded + excluded.recorded, bytes = j.bytes + excluded.bytes
  returning sandbox, recorded, bytes
), put as (
  insert into ${schema}.requests (sandbox, nth, writer, number, bytes, body)
  select p.sandbox, c.recorded - row_number() over (partition by p.sandbox order by p.n desc) + 1,
    $1, p.number, p.bytes, p.body
  from placed p join counted c on c.sandbox = p.sandbox order by p.n
  returning id, number, sandbox, nth
)
select p.id, p.number, p.sandbox, p.nth, c.bytes
from quick, put p join counted c on c.sandbox = p.sandbox`,
    /** The end of a request is put before the brace that closes its text. */
    ended: `update ${schema}.requests set body = left(body, -1) || $2 where id = $1`,
    /** What is written down already of what a lost answer was about. */
    recordedSince: `select id, number from ${schema}.requests where id > $1 and writer = $2`,
    /** The oldest requests make room. */
    dropRequests: `with ranked as (
  select nth, sum(bytes) over (order by nth desc) as sum, row_number() over (order by nth desc) as rank
  from ${schema}.requests where sandbox = $1
), gone as (
  delete from ${schema}.requests where sandbox = $1
    and nth <= (select max(nth) from ranked where sum > $2::bigint or rank > $3::bigint)
  returning bytes
)
update ${schema}.journals set bytes = bytes - (select coalesce(sum(bytes), 0) from gone)
where sandbox = $1`,
    recorded: `select j.recorded, r.id, r.body from ${schema}.journals j
left join lateral (
  select id, nth, body from ${schema}.requests where sandbox = j.sandbox and nth > $3
  order by nth desc limit $2
) r on true
where j.sandbox = case when $1::text is null then 0
  else (select id from ${schema}.sandboxes where name = $1) end order by r.nth`,
    recordedCount: `select recorded from ${schema}.journals
where sandbox = case when $1::text is null then 0
  else (select id from ${schema}.sandboxes where name = $1) end`,
    /** The update changes nothing: it makes the statement return the existing row. */
    settle: `insert into ${schema}.meta as m (name, value) values ('settled ' || $1, $2)
on conflict (name) do update set value = m.value returning value`,
    serialise: `select pg_advisory_xact_lock(hashtext('paystub'), hashtext('${schema}'))`,
  } as const;
}

/** What can be asked of the database. */
export type Questions = Readonly<Record<keyof ReturnType<typeof statementsOf>, Statement>>;

/** The same with a name each, under which connections prepare them. */
export function namedStatements(schema: string): Questions {
  const entries = Object.entries(statementsOf(schema));
  const named = entries.map(([name, text]) => [name, { name: `paystub_${name}`, text }]);
  // Each member has the name that it had.
  return Object.fromEntries(named) as Questions;
}
