// `npm test`: runs every test and gate; `--full` runs the randomized tests far longer. Its last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { twoAtATime } from '../pack/pack.mjs';
import { root } from '../shop/build.mjs';
import { failedLine } from './failed-line.mjs';

const full = process.argv.includes('--full');
mkdirSync(join(root, 'out'), { recursive: true });

const node = (...args) => [process.execPath, ...args];
const TSC = 'node_modules/typescript-native/bin/tsc';

/** A gate passes or fails as a whole; a suite counts its tests in its own last line. */
const gate = (name, command) => ({ name, command, count: (code) => (code === 0 ? [1, 0] : [0, 1]) });
const suite = (name, command) => ({ name, command, count: countedBy });

function countedBy(code, output) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const [, passed, failed] = lines.at(-1) ?? [];
  if (passed === undefined) return [0, 1];
  return [Number(passed), Number(failed) || (code === 0 ? 0 : 1)];
}

/** Failures, printed at the end of the output. */
const failures = [];

/** Failed tests, one line each, printed below their check. */
const names = [];

/** The same lines, shorter, for the end of the output: an excerpt of a long CI log shows its last lines. */
const summary = [];
const LONGEST_SUMMARY = 240;

function addFailure(file, test, message) {
  failures.push(`${file}\n${test}\n${message}`);
  names.push(failedLine(relative(root, file), test, message));
}

function jestCount(code) {
  try {
    const report = JSON.parse(readFileSync(join(root, 'out/jest.json'), 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    for (const file of report.testResults) {
      if (file.status === 'failed' && file.assertionResults.length === 0)
        addFailure(file.name, 'did not run', file.message);
      for (const test of file.assertionResults) {
        if (test.status === 'failed') addFailure(file.name, test.fullName, test.failureMessages.join('\n'));
      }
    }
    return [report.numPassedTests, failed || (code === 0 ? 0 : 1)];
  } catch {
    return [0, 1];
  }
}

const jest = {
  name: 'unit, saga and API tests (PGlite and PostgreSQL)',
  command: node(
    'node_modules/jest/bin/jest.js',
    '--json',
    '--outputFile=out/jest.json',
    '--maxWorkers=2',
    '--silent',
  ),
  count: jestCount,
};

const THIRDS = ['1/3', '2/3', '3/3'];

/** Stages run one after another. Within a stage two checks run in parallel, because CI has two cores; the longest come first. */
const STAGES = [
  [gate('types', node(TSC, '-b'))],
  [
    gate('lint and import rules', node('tools/checks/lint.mjs')),
    gate(
      'formatting',
      node(
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        'out/prettier',
        '.',
      ),
    ),
    gate('English of Markdown pages', node('tools/checks/language.mjs')),
    gate('register of the specification', node('tools/checks/specification.mjs')),
    gate('API references of the libraries', node('tools/checks/api.mjs')),
    gate('unused exports and dependencies', node('node_modules/knip/bin/knip.js')),
    gate('styles', node('node_modules/stylelint/bin/stylelint.mjs', '{apps,libs,.storybook}/**/*.scss')),
  ],
  // Jest uses both cores itself. The generator changes files that other checks read.
  [jest],
  [suite('a generated domain', node('tools/checks/generator.mjs'))],
  [gate('build of the shop', node('tools/checks/built-shop.mjs'))],
  // Opens the built shop, for an application that uses its API.
  [suite('packages, alone in an empty application', node('tools/checks/packages.mjs'))],
  // Each of these goes through its pages in sequence, in a browser of its own. The journeys are in thirds, each with a shop of its own: in
  // one piece they would take longer than all the others together, which leaves a core idle.
  [
    ...THIRDS.map((third) =>
      suite(`journeys in Chromium, ${third}`, node('tools/checks/journeys.mjs', `--shard=${third}`)),
    ),
    suite('stories in Chromium, with axe', node('tools/checks/stories.mjs')),
    suite('hydration of every kind of page', node('tools/checks/hydration.mjs')),
    suite('outcomes of cart and payment calls', node('tools/qa/qa.mjs', '--open')),
    suite('budgets', node('tools/checks/budgets.mjs')),
  ],
];

function runCheck({ name, command, count }) {
  const begun = Date.now();
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        FOOLSCAP_FULL: full ? '1' : '',
        FOOLSCAP_ONE_DATABASE: full ? '' : '1',
        ...(full ? { FOOLSCAP_MODEL_RUNS: '5000' } : {}),
      },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      const [passed, failed] = count(code ?? 1, output);
      for (const [name] of output.matchAll(/^failed: .+$/gm)) names.push(name);
      const seconds = ((Date.now() - begun) / 1000).toFixed(0);
      console.log(
        `${failed ? 'FAILED' : 'ok'.padEnd(6)} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
      );
      for (const line of names.splice(0)) {
        console.log(`       ${line}`);
        summary.push(line.slice(0, LONGEST_SUMMARY));
      }
      if (failed) failures.push(`${name}\n${output.trim().split('\n').slice(-60).join('\n')}`);
      else if (name === 'budgets' || name.startsWith('stories'))
        console.log(
          output
            .trim()
            .split('\n')
            .slice(-14)
            .map((line) => `       ${line}`)
            .join('\n'),
        );
      resolve([passed, failed]);
    });
  });
}

const begun = Date.now();
let passed = 0;
let failed = 0;
for (const stage of STAGES) {
  await twoAtATime(stage, async (check) => {
    const [good, bad] = await runCheck(check);
    passed += good;
    failed += bad;
  });
}
for (const failure of failures) console.log(`\n${failure}`);
if (summary.length) console.log(`\n${summary.join('\n')}`);
console.log(`\n${((Date.now() - begun) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
