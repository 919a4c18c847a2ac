import { Argument, type Command } from "commander";
import { SHELLS, type Shell } from "../completion/shells.js";
import type { Write } from "../terminal.js";

/**
 * Adds `completion`, which prints the script that lets a shell complete what is typed, and the hidden
 * `complete` that the script asks: `paystub complete -- <words>` prints what the last word could become.
 */
export function addCompletion(paystub: Command, write: Write): void {
  paystub
    .command("completion")
    .description("print a script that lets your shell complete what you type")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .addHelpText("after", EXAMPLE)
    .action(async (shell: Shell) => {
      const { SCRIPTS } = await import("../completion/scripts.js");
      write(SCRIPTS[shell]);
    });
  paystub
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action(async (words: readonly string[]) => {
      const { candidatesOf } = await import("../completion/candidates.js");
      const lines = candidatesOf(paystub, words).map(({ value, about }) => `${value}\t${about}\n`);
      write(lines.join(""));
    });
}

const EXAMPLE = `
Example:
  paystub completion bash

In ~/.bashrc:  source <(paystub completion bash)
In ~/.zshrc, after compinit if it is there:  source <(paystub completion zsh)
For fish:  paystub completion fish > ~/.config/fish/completions/paystub.fish
In $PROFILE of PowerShell:  paystub completion powershell | Out-String | Invoke-Expression

Where only a project has paystub, write the script to a file from within the project, and source that:
  npx paystub completion bash > ~/.paystub-completion`;
