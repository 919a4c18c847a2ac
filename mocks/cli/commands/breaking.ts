import type { Command } from "commander";
import { addReportOptions, conclude, type ReportFlags } from "../reporting.js";
import type { Write } from "../terminal.js";

interface BreakingFlags extends ReportFlags {
  readonly pacts?: readonly string[];
  readonly accept?: string;
}

/** Adds `breaking`. */
export function addBreaking(paystub: Command, write: Write): void {
  const command = paystub
    .command("breaking")
    .description("compare two versions of the spec: what breaks, and for which consumers")
    .argument("<base>", "the earlier version of the spec, as YAML or JSON")
    .argument("[revision]", "the later version (the spec of this package)")
    .option("--pacts <place...>", "folders, files or URLs of pacts of the consumers")
    .option("--accept <file>", "breaks that are meant: a list of change and reason, as YAML");
  addReportOptions(command)
    .addHelpText(
      "after",
      "\nIt compares the schemas and the behaviour: limits and states (x-behavior), and the defaults\n" +
        "of the switches (x-behavior.switches, or the assumptions.yaml beside a spec).\n" +
        "\nExample:\n  paystub breaking released/openapi.yaml spec/openapi.yaml --pacts pacts",
    )
    .action(async (base: string, revision: string | undefined, flags: BreakingFlags) => {
      const { breaking } = await import("../../../contracts/breaking/breaking.js");
      const { pacts, accept } = flags;
      const report = await breaking(base, {
        ...(revision && { revision }),
        ...(pacts && { pacts }),
        ...(accept && { accept }),
      });
      await conclude(report, flags, write);
    });
}
