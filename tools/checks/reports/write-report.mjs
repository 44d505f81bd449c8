// Reports a test run: a file for `npm test`, a line for each failed test, and the totals in the last line.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedLine } from '../failed-line.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Prints the failed tests and `N passed, N failed`. In a task of Nx it also writes `out/reports/PROJECT/TARGET.json`.
 *
 * @param {{ path: string, ms: number, passed: number, failures: { title: string, message?: string }[] }[]} files `ms`: duration of a file's
 *   tests, without loading
 * @returns {boolean} true if tests have run and all of them passed
 */
export function writeReport(files) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  const relativeFiles = files.map((file) => ({ ...file, path: relative(root, file.path) }));
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failed = files.reduce((sum, { failures }) => sum + failures.length, 0);
  if (project && target) {
    const report = join(root, 'out/reports', project, `${target}.json`);
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ passed, failed, files: relativeFiles }));
  }
  for (const { path, failures } of relativeFiles)
    for (const { title, message } of failures) console.log(failedLine(path, title, message ?? ''));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
