import type { Case, Report } from "../../mocks/report/report.js";

/** A report with something of everything, and with text that means harm to each of its forms. */
export const MIXED: Report = {
  title: "paystub verify",
  passed: false,
  summary: "1 of 3 interactions does not hold",
  sections: [
    {
      name: "web-shop",
      cases: [
        { name: "creates an invoice", status: "passed", durationMs: 12.4 },
        {
          name: "sends an OTP",
          status: "failed",
          message: "The status is 400 where 200 was expected.",
          details: ["expected 200", 'came 400 {"error":"total"}\n  and more'],
          durationMs: 1500,
          file: "pacts/web-shop.json",
          line: 12,
        },
        { name: "is reported by webhook", status: "pending", message: "Not built yet." },
      ],
    },
    {
      name: '<b>&"app"</b>',
      cases: [
        { name: "reads 100% of, it: all", status: "warning", message: "Line one\r\nline, two: 5%" },
        { name: "is left out", status: "skipped" },
      ],
      tables: [
        {
          title: "Coverage",
          columns: ["operation", "statuses"],
          rows: [
            ["addInvoice", "200, 400"],
            ["<script>alert(1)</script>", "\u001b[31mred\u0007"],
          ],
        },
        { title: "Unused", columns: ["operation"], rows: [] },
      ],
    },
  ],
};

/** A report with these cases in one section. */
export function reportOf(...cases: Case[]): Report {
  const passed = cases.every(({ status }) => status !== "failed");
  return {
    title: "paystub test",
    passed,
    summary: "Reported.",
    sections: [{ name: "only", cases }],
  };
}

/** A report that failed without any failed case. */
export const FAILED_AS_A_WHOLE: Report = {
  title: "paystub test",
  passed: false,
  summary: "Nothing was called, so nothing was proven.",
  sections: [{ name: "calls", cases: [] }],
};
