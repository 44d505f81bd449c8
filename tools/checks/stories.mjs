#!/usr/bin/env node
// Runs stories in Chromium and prints the totals; the last line is `N passed, N failed`.
//   node tools/checks/stories.mjs                  all stories
//   node tools/checks/stories.mjs libs/lists/      only those of libraries or applications
//   node tools/checks/stories.mjs PATH...          only the story files whose path contains one of these
// With `SHOP_LANGUAGE=pseudo` it shows each story on a phone with texts that are two fifths longer, without its play function, and checks
// that no text is cut or covers another. `npm run test:full` does both.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, run } from '../shop/build.mjs';
import { waitForDependencies } from './story-dependencies.mjs';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const paths = process.argv.slice(2);
const areFolders = paths.every((path) => existsSync(join(root, path, 'src')));

/** Runs the stories in a language. */
const runIn = (language) =>
  run(
    process.execPath,
    [
      // Transforming modules creates a lot of short-lived garbage.
      '--max-semi-space-size=64',
      vitest,
      'run',
      '--config',
      'vitest.config.mjs',
      '--reporter=dot',
      '--reporter=tools/checks/reports/vitest-reporter.mjs',
      ...paths,
    ],
    // Storybook reads only the stories of the folders.
    { env: { FOOLSCAP_STORIES: areFolders ? paths.join() : '', SHOP_LANGUAGE: language } },
  );

await waitForDependencies();
const language = process.env.SHOP_LANGUAGE ?? '';
// The totals of the last run count.
const isLongFirst = process.env.FOOLSCAP_FULL === '1' && language === '';
const long = isLongFirst ? await runIn('pseudo') : 0;
process.exitCode = long || (await runIn(language));
