import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createBlotter, options, program } from './chromatic.mjs';

/** Never with a token: that would call Chromatic. */
function run(...args) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
}

test('without a token it says what is missing and ends with 1', () => {
  const { status, stdout, stderr } = run(join(__dirname, 'chromatic.mjs'));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Set CHROMATIC_PROJECT_TOKEN');
});

test('the installed Chromatic knows every option that it is given', () => {
  const help = run(program, '--help').stdout;
  for (const option of options.filter((word) => word.startsWith('--'))) expect(help).toContain(option);
});

test('what is said never holds the token, whole or in pieces', () => {
  const told = [];
  const blotter = createBlotter('chpt_secret', (text) => told.push(text));
  for (const piece of ['Using chpt_', 'secret now\nand ', 'again chpt_sec', 'ret']) blotter.take(piece);
  blotter.end();
  expect(told.join('')).toBe('Using *** now\nand again ***');
});
