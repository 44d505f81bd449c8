// Runs every story of Storybook, with its play function and axe, in a real browser.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchArgs } from './tools/checks/find-browser.mjs';
import { getCacheDir, storyDependencies } from './tools/checks/story-dependencies.mjs';

export default defineConfig({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
    // Runs of several folders share the bundles of their dependencies, so each needs all of them and none is found later.
    {
      name: 'story-dependencies',
      enforce: 'post',
      config: () => ({
        cacheDir: getCacheDir(),
        optimizeDeps: { noDiscovery: true, include: storyDependencies() },
      }),
    },
  ],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    maxWorkers: 1,
    env: { FOOLSCAP_FULL: process.env.FOOLSCAP_FULL ?? '', SHOP_LANGUAGE: process.env.SHOP_LANGUAGE ?? '' },
    // One page for all files, as in Storybook itself, which halves the time. A story must not keep state outside of its own markup.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: launchArgs },
        // Animations end immediately, so that nothing is measured in between.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
