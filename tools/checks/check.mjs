// `npm run check`: types, lint, unit tests and stories of the working tree's changes against main, and of everything that depends on them.
// For quick feedback between edits; `npm test` checks everything.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';
import { changedFiles } from './check/changes.mjs';
import { createImports } from './check/imports.mjs';
import { getPlan } from './check/plan.mjs';

/** Number of files listed that only `npm test` covers. */
const SHOWN = 10;

function getSteps(plan) {
  const step = (name, files, ...args) => (files.length > 0 ? [{ name, args: [...args, ...files] }] : []);
  return [
    [
      { name: 'types', args: ['node_modules/typescript-native/bin/tsc', '-b'] },
      ...step('lint', plan.lint, 'tools/checks/lint.mjs'),
      ...step(
        'formatting',
        plan.format,
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--ignore-unknown',
        '--log-level=warn',
      ),
      ...step('styles', plan.styles, 'node_modules/stylelint/bin/stylelint.mjs'),
    ],
    [
      ...step(
        `unit tests (${plan.tests.length} files)`,
        plan.tests,
        'node_modules/jest/bin/jest.js',
        '--silent',
        '--maxWorkers=2',
        // `npm test` covers the other database.
        '--ignoreProjects=commerce-api-postgres',
        '--runTestsByPath',
      ),
      ...step(`stories (${plan.stories.length} files)`, plan.stories, 'tools/checks/stories.mjs'),
    ],
  ];
}

function runStep({ name, args }) {
  const begun = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => {
      const seconds = ((Date.now() - begun) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output.trim().split('\n').slice(-60).join('\n'));
      resolve(code === 0);
    });
  });
}

async function check() {
  const { base, files: changed } = changedFiles(root);
  if (changed.length === 0) {
    console.log(`Nothing has changed against ${base}.`);
    return true;
  }
  const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = [...new Set(known.split('\0'))].filter((file) => file && existsSync(join(root, file)));
  const plan = getPlan({ changed, files, getReach: createImports(root).getReach });
  console.log(`${changed.length} ${changed.length === 1 ? 'file differs' : 'files differ'} from ${base}.`);

  const results = [];
  for (const stage of getSteps(plan)) results.push(...(await Promise.all(stage.map(runStep))));
  if (plan.beyond.length > 0) {
    const more = plan.beyond.length > SHOWN ? ` and ${plan.beyond.length - SHOWN} more` : '';
    console.log(`Not covered here, run npm test: ${plan.beyond.slice(0, SHOWN).join(', ')}${more}`);
  }
  return results.every(Boolean);
}

const begun = Date.now();
try {
  const isGood = await check();
  console.log(`${isGood ? 'Checked' : 'Failed'} in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
