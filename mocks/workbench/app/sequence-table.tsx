import { timeOf } from "./formats.js";
import type { Step } from "./sequence-steps.js";
import { said, t } from "./words.js";

/** The same steps for who cannot see the diagram. */
export function StepTable({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>{t("time")}</th>
          <th>{t("from")}</th>
          <th>{t("to")}</th>
          <th>{t("what")}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.order + step.name}>
            <td class="num">{timeOf(step.at)}</td>
            <td>{t(step.from)}</td>
            <td>{t(step.to)}</td>
            <td>
              <bdi>{step.state === undefined ? said(step.name) : said(step.state)}</bdi>{" "}
              <bdi>{step.detail}</bdi>
              {step.isInferred && ` (${t("inferred")})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
