import { percent, SCORE_MIN, type Score, type Verdict } from "./verdict.js";

/** A verdict as text: a table by files, what nobody noticed, and what is explained for nothing. */
export function tell({ files, total, idle }: Verdict): string {
  const rows = [...files, total].map(rowOf);
  const survivors = total.survivors.map((text) => `  ${text}`);
  return [
    "| file | mutants | killed | timed out | survived | explained | score |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    ...(survivors.length > 0 ? ["", "Nobody noticed:", ...survivors] : []),
    ...idle.map(({ file, line, code, into }) => {
      return `Explained for nothing: ${[file, line, code, into].filter(Boolean).join(", ")}`;
    }),
    ...(percent(total) < SCORE_MIN ? [`${total.name} is below ${SCORE_MIN} %.`] : []),
    "",
  ].join("\n");
}

function rowOf(score: Score): string {
  const { name, mutants, killed, timedOut, survivors, explained } = score;
  const counts = [mutants, killed, timedOut, survivors.length, explained].join(" | ");
  return `| ${name} | ${counts} | ${percent(score).toFixed(1)} % |`;
}
