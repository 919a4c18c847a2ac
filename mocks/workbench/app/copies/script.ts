/** What stands for a text in a program; undefined where the text itself does. */
export type Stand = (text: string, name: string) => string | undefined;

/** A JSON value as it is written in a program, where something may stand for a text. */
export function script(value: unknown, indent: number, standsFor: Stand = () => undefined): string {
  const write = (inner: unknown, name: string, depth: number): string => {
    if (typeof inner === "string") return standsFor(inner, name) ?? JSON.stringify(inner);
    if (inner === null || typeof inner !== "object") return JSON.stringify(inner);
    const pad = " ".repeat(depth + 2);
    const parts = Array.isArray(inner)
      ? inner.map((each) => write(each, "", depth + 2))
      : Object.entries(inner).map(([key, each]) => {
          return `${JSON.stringify(key)}: ${write(each, key, depth + 2)}`;
        });
    const [open, close] = Array.isArray(inner) ? ["[", "]"] : ["{", "}"];
    if (parts.length === 0) return open + close;
    const lines = parts.map((part) => `\n${pad}${part},`).join("");
    return `${open}${lines}\n${" ".repeat(depth)}${close}`;
  };
  return write(value, "", indent);
}
