import type { Report } from "./report.js";

/** The version of the form below: it changes when a reader would have to change. */
const VERSION = 1;

/** The report as one line of JSON: the report itself and the version of its form. */
export function jsonText(report: Report): string {
  return `${JSON.stringify({ version: VERSION, ...report })}\n`;
}
