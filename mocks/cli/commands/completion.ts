import tab from "@bomb.sh/tab/commander";
import type { Command } from "commander";

/**
 * Adds `completion`, which prints the script that lets a shell complete commands, options and choices,
 * and the hidden `complete` that the script asks. All other commands have to be there already.
 */
export function addCompletion(paystub: Command): void {
  tab(paystub, { completionCommandName: "completion" });
  const completion = paystub.commands.find((command) => command.name() === "completion");
  completion
    ?.description("print a script that lets your shell complete what you type")
    .addHelpText("after", EXAMPLE);
}

const EXAMPLE = `
Example:
  paystub completion bash

In ~/.bashrc or ~/.zshrc: source <(paystub completion bash), or zsh.
For fish: paystub completion fish > ~/.config/fish/completions/paystub.fish`;
