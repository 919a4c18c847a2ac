import { join } from "node:path";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * How a user types this command: by its name where it is on the path, else through the package manager that
 * has it. `script` is the file that runs.
 */
export function calledAs(script: string, env: Variables, folder: string): string {
  const agent = env.npm_config_user_agent ?? "";
  if (agent.startsWith("pnpm")) return "pnpm exec paystub";
  if (agent.startsWith("yarn")) return "yarn paystub";
  if (env.npm_package_name === "paystub") return "node dist/paystub.cjs";
  // npm sets its variables for npx and for scripts of the project, which have its commands on the path.
  const isOfProject = script.startsWith(join(folder, "node_modules"));
  return env.npm_execpath !== undefined || isOfProject ? "npx paystub" : "paystub";
}

/** A text in which each of these commands is written as the user types it. */
export function asCalled(text: string, called: string, commands: readonly string[]): string {
  if (called === "paystub") return text;
  // The name before a command or an option: not in a path, a package or a sentence about the product.
  const pattern = `(?<!\\b(?:npx|exec|yarn))(^|[\\s"'\u0060(])paystub (?=(?:${commands.join("|")})\\b|--?\\w|\\[options\\])`;
  return text.replace(new RegExp(pattern, "gm"), `$1${called} `);
}
