/** The texts, marks and bare words that JSON is made of. */
const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON with a line for each field. Its numbers stay as they are written, which is lost when it is read and
 * written again: 10.0 is an amount and 10 is none. Any other text, and JSON that was cut, as it came.
 */
export function indented(json: string): string {
  if (!isJson(json)) return json;
  const tokens = json.match(TOKEN) ?? [];
  let depth = 0;
  let text = "";
  const line = () => `\n${"  ".repeat(depth)}`;
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1] ?? "";
    const isEmpty = "{[".includes(before) && before !== "";
    if (token === "}" || token === "]") {
      depth -= 1;
      text += isEmpty ? token : line() + token;
    } else {
      text += isEmpty || before === "," ? line() + token : token;
      if (token === ":") text += " ";
      if (token === "{" || token === "[") depth += 1;
    }
  }
  return text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
