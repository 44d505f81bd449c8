// Every story of the catalog, with its play function and axe, in a real browser.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserDependencies } from './tools/checks/browser-dependencies.mjs';
import { findBrowser, launchArgs } from './tools/checks/find-browser.mjs';

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  optimizeDeps: { include: [...browserDependencies(), 'axe-core'] },
  test: {
    name: 'stories',
    testTimeout: 20_000,
    maxWorkers: 1,
    // One page for all files, as in the catalog itself: a story keeps nothing outside of what it draws. It takes half the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: launchArgs },
        // Movements end at once, so that nothing is measured half-way.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
