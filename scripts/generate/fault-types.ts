import type { FaultFile, FaultRow } from "./faults.js";

const HEAD = `import type { OperationId } from "./operations.js";

/** When a fault strikes. Everything may be left out: then it strikes whatever it can, each time. */
export interface FaultScope {
  /** Operation that it strikes; any without it. */
  readonly operation?: OperationId;
  /** Values that fields of the request, payment, charge or callback must have. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  /** Strikes the n-th match alone, counted from 1; \`every\` and \`times\` are left out then. */
  readonly nth?: number;
  /** Strikes each n-th match. */
  readonly every?: number;
  /** Strikes so often at the most. */
  readonly times?: number;
  /** How likely a match is struck, from 0 to 1, drawn from the sandbox's seed. */
  readonly probability?: number;
  /** The first instant of the sandbox's clock at which it holds, in ISO 8601. */
  readonly from?: string;
  /** The first instant at which it no longer holds, in ISO 8601. */
  readonly until?: string;
}
`;

const UNION = `/**
 * A fault rule as a tester gives it: which fault, its own parameters, and when it strikes.
 *
 * @example
 * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
 */`;

/** The text of the types of fault rules: one for each fault, with the parameters that it takes. */
export function faultTypesText(file: FaultFile): string {
  const types = file.faults.map((row) => faultType(row, file));
  const names = file.faults.map((row) => `  | ${nameOf(row)}`);
  return [HEAD, ...types, `${UNION}\nexport type FaultRequest =\n${names.join("\n")};\n`].join(
    "\n",
  );
}

function faultType(row: FaultRow, file: FaultFile): string {
  const { id, does, on, ways } = row;
  const about = `/** \`${id}\` on ${on}: when it strikes, ${does}. */`;
  if (ways === undefined) {
    const fields = Object.keys(row.takes).map((name) => field(row, file, name));
    return interfaceOf(nameOf(row), about, id, fields);
  }
  const several = ways.map((way) => {
    const [first = ""] = way;
    const others = Object.keys(row.takes).filter((name) => !way.includes(name));
    const fields = [
      ...way.map((name) => field(row, file, name, name === first)),
      ...others.map((name) => `  readonly ${name}?: never;\n`),
    ];
    return interfaceOf(`${nameOf(row)}By${capital(first)}`, about, id, fields);
  });
  const names = ways.map(([first = ""]) => `${nameOf(row)}By${capital(first)}`);
  return `${several.join("\n")}\n${about}\nexport type ${nameOf(row)} = ${names.join(" | ")};\n`;
}

function interfaceOf(name: string, about: string, id: string, fields: readonly string[]): string {
  const fault = `  readonly fault: ${JSON.stringify(id)};\n`;
  return `${about}\nexport interface ${name} extends FaultScope {\n${fault}${fields.join("")}}\n`;
}

function field(row: FaultRow, { parameters }: FaultFile, name: string, isNeeded = false): string {
  const { required = isNeeded, default: otherwise } = row.takes[name] ?? {};
  const { type = "string", about = "" } = parameters[name] ?? {};
  const unless = otherwise === undefined ? "" : ` Default ${otherwise}.`;
  const kind = type === "string" ? "string" : "number";
  return `  /** ${capital(about)}.${unless} */\n  readonly ${name}${required ? "" : "?"}: ${kind};\n`;
}

/** `LateReplyFault` of `late-reply`. */
function nameOf({ id }: FaultRow): string {
  return `${id.split("-").map(capital).join("")}Fault`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
