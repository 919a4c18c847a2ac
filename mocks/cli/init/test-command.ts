import { firstTestPath } from "./first-test.js";
import type { InitProject } from "./project.js";

/** How the tests of a project are run. */
export function testCommand(project: InitProject): string {
  switch (project.runner) {
    case "vitest":
      return "npx vitest run";
    case "jest":
      // Until a test of Jest may be a module without being told so. npx finds Jest in whatever folder of a
      // workspace it is installed, and gives Node the option on every system.
      return project.isModule ? "npx --node-options=--experimental-vm-modules jest" : "npx jest";
    case "playwright":
      return "npx playwright test";
    case "mocha":
      // Which files are tests its config says, and may not say of this one; it runs those too.
      return `npx mocha ${firstTestPath(project)}`;
    case "node":
      return "node --test";
  }
}
