import type { FieldProblems, PaymentField } from "./views.js";

interface Props {
  readonly name: PaymentField;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly problems: FieldProblems;
  readonly frame: boolean;
}

/**
 * A field for digits. They run from left to right in any language. What is wrong stands beside it, and
 * the first wrong field has the focus, as far as a browser lets a frame take it.
 */
export function Field({
  name,
  label,
  value,
  maxLength,
  hint,
  placeholder,
  problems,
  frame,
}: Props) {
  const problem = problems[name];
  const isFirst = Object.keys(problems)[0] === name;
  const described = [problem && `${name}Problem`, hint && `${name}Hint`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        dir="ltr"
        inputMode="numeric"
        autocomplete={name === "otp" ? "one-time-code" : "off"}
        maxLength={maxLength}
        spellcheck={false}
        value={value}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(described === "" ? {} : { "aria-describedby": described })}
        {...(problem === undefined ? {} : { "aria-invalid": "true", autofocus: isFirst && !frame })}
      />
      <Remark id={`${name}Problem`} tone="problem" text={problem} />
      <Remark id={`${name}Hint`} tone="muted small" text={hint} />
    </div>
  );
}

function Remark(props: { id: string; tone: string; text: string | undefined }) {
  const { id, tone, text } = props;
  if (text === undefined) return null;
  return (
    <p id={id} class={tone}>
      {text}
    </p>
  );
}
