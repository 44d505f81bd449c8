// `npm test`: runs the targets of all projects and the workspace's own gates with Nx, two at a time, and totals their reports. Its last
// line is `N passed, N failed`. Cached results of unchanged targets are included.
//   --full     runs what takes longer, too: more random cases, all journeys, both databases, each package alone (docs/contributing.md)
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';
import { describeTask, runTargets } from './nx-run.mjs';
import { describeTimes, readTimes } from './reports/test-times.mjs';

/** Maximum length of a line about a failed test, because an excerpt of a long log shows only the last lines. */
const LONGEST_LINE = 240;

const begun = Date.now();
const tasks = await runTargets('run-many', { full: process.argv.includes('--full') });
for (const task of tasks) console.log(describeTask(task));

const times = readTimes(tasks);
mkdirSync(join(root, 'out'), { recursive: true });
writeFileSync(join(root, 'out/test-times.json'), JSON.stringify(times, null, 2));
for (const line of describeTimes(times)) console.log(line);

const failed = tasks.filter((task) => task.failed > 0);
for (const { id, output } of failed)
  console.log(`\n${id}\n${output.trim().split('\n').slice(-60).join('\n')}`);
const lines = failed.flatMap(({ id, failures }) =>
  (failures.length > 0 ? failures : [`failed: ${id}`]).map((line) => line.slice(0, LONGEST_LINE)),
);
if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
const sum = (key) => tasks.reduce((total, task) => total + task[key], 0);
console.log(`\n${((Date.now() - begun) / 1000).toFixed(0)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
