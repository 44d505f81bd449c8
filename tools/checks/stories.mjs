#!/usr/bin/env node
// Runs stories in Chromium and prints the totals; the last line is `N passed, N failed`.
//   node tools/checks/stories.mjs                  all stories
//   node tools/checks/stories.mjs libs/lists/      only those of one library or application
//   node tools/checks/stories.mjs PATH...          only the story files whose path contains one of these
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedLine } from './failed-line.mjs';
import { waitForDependencies } from './story-dependencies.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const reports = mkdtempSync(join(tmpdir(), 'stories-'));
const report = join(reports, 'report.json');

const paths = process.argv.slice(2);
const [folder] = paths.length === 1 && existsSync(join(root, paths[0], 'src')) ? paths : [];

await waitForDependencies();
const child = spawn(
  process.execPath,
  [
    // Transforming modules makes much short-lived garbage.
    '--max-semi-space-size=64',
    vitest,
    'run',
    '--config',
    'vitest.config.mjs',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...paths,
  ],
  // Storybook reads only the stories of the folder.
  { cwd: root, stdio: 'inherit', env: { ...process.env, FOOLSCAP_STORIES: folder ?? '' } },
);

child.on('close', (code) => {
  try {
    const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that failed to load has no tests to count.
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    for (const file of testResults) {
      for (const test of file.assertionResults) {
        if (test.status === 'failed')
          console.log(failedLine(relative(root, file.name), test.title, test.failureMessages.join('\n')));
      }
    }
    for (const file of broken) console.log(`failed: ${relative(root, file.name)} (could not be loaded)`);
    const failed = numFailedTests + broken.length || (code === 0 ? 0 : 1);
    console.log(`Stories: ${testResults.length} files`);
    console.log(`${numPassedTests} passed, ${failed} failed`);
    process.exitCode = failed > 0 || numPassedTests === 0 ? 1 : 0;
  } catch {
    console.log('The story tests ended without a report.');
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
