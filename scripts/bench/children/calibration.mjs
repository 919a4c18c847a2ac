// A fixed piece of work of the kind that a journey through time is: objects made, kept, found again
// and sorted. Its CPU time tells how fast the machine is, so that two machines can be compared.
const ROUNDS = 20;
const OBJECTS = 100_000;

function work(round) {
  const kept = new Map();
  for (let n = 0; n < OBJECTS; n += 1) {
    const id = `REC-${(n * 7919) % OBJECTS}`;
    kept.set(id, {
      id,
      at: n * 86_400_000,
      status: "active",
      count: (kept.get(id)?.count ?? 0) + round,
    });
  }
  const sorted = [...kept.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.reduce((sum, { at, count }) => (sum + at + count) % 1_000_003, 0);
}

let sum = 0;
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) sum += work(round);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ cpuSeconds: (user + system) / 1e6, sum }));
