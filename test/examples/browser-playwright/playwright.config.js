import { defineConfig } from "@playwright/test";

// Use Playwright's own Chromium, or the one of CHROMIUM_PATH.
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  reporter: "list",
  use: {
    browserName: "chromium",
    ...(CHROMIUM_PATH && { launchOptions: { executablePath: CHROMIUM_PATH } }),
    // The options with which each worker starts its gateway.
    gatewayOptions: { seed: "checkout" },
  },
});
