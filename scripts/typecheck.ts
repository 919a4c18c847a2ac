import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TSC } from "./packaging/compiler.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const PROJECTS = [
  ["--noEmit"],
  ["-p", "mocks/workbench/app"],
  ["-p", "mocks/workbench/app/data/record"],
];

function isSound(project: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [TSC, ...project], { cwd: ROOT, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", (code) => resolve(code === 0));
  });
}

const sound = await Promise.all(PROJECTS.map(isSound));
if (sound.includes(false)) process.exitCode = 1;
