import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { addLoader, bundleCommand } from "./packaging/command.js";
import { emitDeclarations } from "./packaging/declarations.js";
import { bundleModules, dropUnreached } from "./packaging/modules.js";
import { bundleReference, bundleWorkbench } from "./packaging/workbench.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Builds everything into dist/. Its stamp goes first: a half-made build must not look fresh. */
export async function build(root = ROOT): Promise<void> {
  const outDir = join(root, "dist");
  rmSync(outDir, { recursive: true, force: true });
  emitDeclarations(root, outDir);
  const beside = await bundleCommand(root, outDir);
  await bundleModules(root, outDir, beside);
  dropUnreached(root);
  addLoader(root, outDir);
  await bundleWorkbench(root, join(outDir, "workbench"));
  await bundleReference(root, join(outDir, "reference"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
