import { useState } from "preact/hooks";
import { Card, Scrolled } from "./parts.js";
import { t } from "./words.js";

/** What of the JSON of `paystub run --json` is drawn. */
interface RunReport {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly {
    readonly cases: readonly {
      readonly name: string;
      readonly status: string;
      readonly durationMs?: number;
      readonly message?: string;
    }[];
    readonly tables?: readonly {
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly cases?: readonly (readonly (string | null)[])[];
    }[];
  }[];
}

type Case = RunReport["sections"][number]["cases"][number];
type Matrix = NonNullable<RunReport["sections"][number]["tables"]>[number];

function reportOf(text: string): RunReport | undefined {
  try {
    const report = JSON.parse(text) as Partial<RunReport>;
    return Array.isArray(report.sections) ? (report as RunReport) : undefined;
  } catch {
    return undefined;
  }
}

/** The matrix of a `paystub run` as a heat map, from a report that the reader has at hand. */
export function HeatMaps() {
  const [report, setReport] = useState<RunReport>();
  const [isWrong, setIsWrong] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = reportOf(await file.text());
    setReport(found);
    setIsWrong(found === undefined);
  };
  const sections = report?.sections ?? [];
  const cases = new Map(sections.flatMap((section) => section.cases.map((one) => [one.name, one])));
  const matrices = sections.flatMap(({ tables = [] }) => tables.filter((table) => table.cases));
  return (
    <Card title={t("plotRun")}>
      <p class="small muted">
        {t("plotRunLead")}{" "}
        <code class="ltr">paystub run --matrix faults --json -- npm test &gt; run.json</code>
      </p>
      <label class="field">
        {t("plotRunFile")}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </label>
      {isWrong && <p role="alert">{t("plotRunWrong")}</p>}
      {report && (
        <p>
          <b>
            <bdi>{report.summary}</bdi>
          </b>
        </p>
      )}
      {report && matrices.length === 0 && <p class="muted">{t("plotRunNone")}</p>}
      {matrices.map((matrix) => (
        <HeatMap key={matrix.title} matrix={matrix} cases={cases} />
      ))}
    </Card>
  );
}

interface HeatMapProps {
  readonly matrix: Matrix;
  readonly cases: ReadonlyMap<string, Case>;
}

function HeatMap({ matrix: { title, columns, rows, cases: names = [] }, cases }: HeatMapProps) {
  const longest = Math.max(1, ...[...cases.values()].map(({ durationMs = 0 }) => durationMs));
  return (
    <Scrolled label={title}>
      <table class="heat">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row[0]}>
              {row.map((text, c) => {
                const found = cases.get(names[r]?.[c] ?? "");
                if (!found) return c === 0 ? <th scope="row">{text}</th> : <td>{text}</td>;
                return <Cell key={columns[c]} one={found} longest={longest} text={text} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** A cell: red with a cross where it failed, and the darker the longer it took where it did not. */
function Cell({
  one,
  longest,
  text,
}: {
  readonly one: Case;
  readonly longest: number;
  readonly text: string;
}) {
  const { status, name, message, durationMs = 0 } = one;
  const share = Math.round((100 * durationMs) / longest);
  const tone = status === "failed" ? "bad" : status === "passed" ? "good" : "";
  return (
    <td
      class={`cell ${tone}`}
      title={[name, status, `${Math.round(durationMs)} ms`, message].filter(Boolean).join(" · ")}
      style={{ "--heat": `${share}%` }}
    >
      {status === "failed" ? "✕" : text}
    </td>
  );
}
