/** How Ajv's code declares a schema, on a line of its own. */
const DECLARED = /^const ((?:schema|formats|pattern)\d+) = (.*);$/gm;

/** What an error says of its keyword's own value, which stands in the schema that it also shows. */
const KEYWORD_VALUE = /,schema:(?:(?!,schema:|,parentSchema:)[\s\S])+,parentSchema:/g;

const LATE = `
function late(make) {
  let made;
  return () => made ??= make();
}
`;

/**
 * Makes validators that Ajv wrote read a schema when they first look into it: mostly, that is for an
 * error. As they come they make objects of all schemas at the start of each program that imports them.
 */
export function lateSchemas(source: string): string {
  const names = Array.from(source.matchAll(DECLARED), ([, name = ""]) => name);
  const used = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  const lines = source.replace(KEYWORD_VALUE, ",parentSchema:").split("\n");
  const late = lines.map((line) => {
    const [declared] = line.matchAll(DECLARED);
    if (declared) return `const ${declared[1]} = late(() => (${declared[2]}));`;
    return names.length > 0 ? line.replace(used, "$&()") : line;
  });
  return late.join("\n") + LATE;
}
