import { type Command, Option } from "commander";
import { addReportOptions, conclude, type ReportFlags } from "../reporting.js";
import type { Write } from "../terminal.js";

interface LintFlags extends ReportFlags {
  readonly spec?: string;
  readonly baseline?: string;
  readonly failSeverity: "error" | "warn" | "info" | "hint";
}

/** Adds `lint`. */
export function addLint(paystub: Command, write: Write): void {
  const command = paystub
    .command("lint")
    .description("lint a spec, or an overlay of it, by the rules of this package")
    .argument("<file>", "an OpenAPI 3 document, or an overlay (overlay: 1.0.0), as YAML or JSON")
    .option("--spec <file>", "the spec that the overlay changes (the spec of this package)")
    .option(
      "--baseline <git ref or file>",
      "an earlier version: what of it is documented and gone or renamed is told too",
    )
    .addOption(
      new Option("--fail-severity <level>", "the lowest severity that fails")
        .choices(["error", "warn", "info", "hint"])
        .default("error"),
    );
  addReportOptions(command)
    .addHelpText(
      "after",
      "\nExit codes: 0 every rule is kept, 1 one is not, 2 that could not be found out.\n" +
        "\nExample:\n  paystub lint our-overlay.yaml --fail-severity warn" +
        "\n  paystub lint openapi.yaml --baseline origin/main",
    )
    .action(async (file: string, flags: LintFlags) => {
      const { lint } = await import("../../../contracts/lint/lint.js");
      await conclude(await lint(file, flags), flags, write);
    });
}
