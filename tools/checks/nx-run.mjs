// Runs targets with Nx and reads the result of each task: its state from Nx's run report, its totals from its last line.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../shop/build.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';
const CACHE = join(root, '.nx/cache');

/** Every target of a project, and the workspace's own gates (tools/project.json). */
export const TARGETS = [
  'typecheck',
  'lint',
  'test',
  'test-postgres',
  'test-embedded',
  'stories',
  'page-stories',
  'build',
  'demo-data',
  'e2e',
  'hydration',
  'outcomes',
  'budgets',
  'packages',
  'generator',
  'format',
  'styles',
  'files',
  'language',
  'specification',
  'api-reference',
  'story-coverage',
  'unused',
];

/**
 * Counts the checks of a task. A suite ends with `N passed, N failed`. Any other task is one check.
 *
 * @param {number | undefined} code exit code; undefined if the task was not run because a dependency failed
 * @returns {[passed: number, failed: number]}
 */
export function countTask(code, output) {
  const totals = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!totals) return code === 0 ? [1, 0] : [0, 1];
  const [passed, failed] = [Number(totals[1]), Number(totals[2])];
  return [passed, failed || (code === 0 ? 0 : 1)];
}

function readOutput(hash) {
  const file = join(CACHE, 'terminalOutputs', hash ?? '');
  return hash && existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')) : '';
}

function readTask({ taskId, hash, status, cacheStatus, startTime, endTime }) {
  const output = status === undefined ? 'Not run: a task that it depends on failed.' : readOutput(hash);
  const [passed, failed] = countTask(status, output);
  return {
    id: taskId,
    passed,
    failed,
    output,
    failures: [...output.matchAll(/^failed: .+$/gm)].map(([line]) => line),
    isCached: cacheStatus !== 'cache-miss',
    seconds: Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000),
  };
}

/**
 * Creates a function that reads the output of Nx, in chunks, and reports each task when it has finished, with its failed tests. Nx prints
 * the output of a task at once, below its name.
 *
 * @param {(line: string) => void} print
 */
export function createProgress(print) {
  let id = '';
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const started = /^> nx run (\S+)/.exec(line);
      if (started) print(`finished ${(id = started[1])}`);
      else if (line.startsWith('failed: ')) print(`  ${line.trimEnd()}`);
      else if (/^Warning: command ".+" exited with non-zero status code/.test(line)) print(`FAILED ${id}`);
    }
  };
}

/** Describes a finished task in a line. */
export const describeTask = ({ id, passed, failed, seconds, isCached }) =>
  `${failed ? 'FAILED' : 'ok'.padEnd(6)} ${id}: ${passed} passed, ${failed} failed (${isCached ? 'cached' : `${seconds} s`})`;

/**
 * Runs targets, two tasks at a time, and lists the finished tasks.
 *
 * @param {'run-many' | 'affected'} command
 * @param {object} [options]
 * @param {string[]} [options.targets]
 * @param {boolean} [options.full] with everything that only `npm run test:full` runs
 * @param {string[]} [options.args] further arguments of Nx
 */
export async function runTargets(command, { targets = TARGETS, full = false, args = [] } = {}) {
  rmSync(join(CACHE, 'run.json'), { force: true });
  const child = spawn(
    process.execPath,
    [NX, command, '-t', ...targets, '--parallel=2', '--outputStyle=static', ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        FORCE_COLOR: '0',
        FOOLSCAP_FULL: full ? '1' : '',
        ...(full ? { FOOLSCAP_MODEL_RUNS: '2000' } : {}),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    const report = createProgress(console.log);
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      report(text);
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  // Nothing is affected.
  if (code === 0 && !existsSync(join(CACHE, 'run.json'))) return [];
  if (!existsSync(join(CACHE, 'run.json'))) throw new Error(`Nx has not run:\n${output}`);
  return JSON.parse(readFileSync(join(CACHE, 'run.json'), 'utf8')).tasks.map(readTask);
}
