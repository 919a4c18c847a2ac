import { shorten } from "../domain/text.js";
import { FIELD_ERRORS_MAX, type FieldError, type FieldErrors } from "./validation-errors.js";
import { child } from "./validation-places.js";

const LONE_SURROGATE = /[\ud800-\udfff]/u;

/**
 * The texts and names in a parsed body that are no well-formed Unicode, such as "\ud800": no address can
 * hold them, and other programs refuse them. UTF-8 cannot bring them, so only a body that writes an
 * escape of a surrogate needs this look.
 */
export function malformedTexts(body: unknown): FieldErrors {
  const errors: FieldError[] = [];
  let more = 0;
  const found = (name: string, error: string) => {
    if (errors.length < FIELD_ERRORS_MAX) errors.push({ name: name || "the body", error });
    else more += 1;
  };
  const look = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (LONE_SURROGATE.test(value)) found(name, `${MUST}, but ${escaped(value)} came`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const place = child(name, escapedName(key));
        if (LONE_SURROGATE.test(key)) found(place, `has a name that ${MUST}`);
        look(inner, place);
      }
    }
  };
  look(body, "");
  return { errors, more };
}

/** Whether a text of JSON may hold half of a pair of surrogates: it must spell one out. */
export function mayBeMalformed(text: string): boolean {
  return text.includes("\\u") && /\\u[dD][89a-fA-F]/.test(text);
}

const MUST = "must be well-formed Unicode text";

/** JSON.stringify writes a lone surrogate as the escape that it came as. */
function escaped(text: string): string {
  const at = Math.max(0, text.search(LONE_SURROGATE) - 20);
  return shorten(JSON.stringify(text.slice(at, at + 40)));
}

function escapedName(key: string): string {
  return LONE_SURROGATE.test(key) ? JSON.stringify(key).slice(1, -1) : key;
}
