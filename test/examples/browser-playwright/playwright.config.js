import { defineConfig } from "@playwright/test";

// Playwright's own Chromium, or the one that CHROMIUM_PATH names.
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  reporter: "list",
  use: {
    browserName: "chromium",
    ...(CHROMIUM_PATH && { launchOptions: { executablePath: CHROMIUM_PATH } }),
    // How the gateway of each worker starts.
    gatewayOptions: { seed: "checkout" },
  },
});
