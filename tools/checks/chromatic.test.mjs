import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTokenMask, options, program } from './chromatic.mjs';

/** Runs the check without a token: with one it would call Chromatic. */
function run(...args) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
}

test('explains the missing token and exits with 1', () => {
  const { status, stdout, stderr } = run(join(__dirname, 'chromatic.mjs'));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Set CHROMATIC_PROJECT_TOKEN');
});

test('passes only options that the installed Chromatic knows', () => {
  const help = run(program, '--help').stdout;
  for (const option of options.filter((word) => word.startsWith('--'))) expect(help).toContain(option);
});

test('masks the token in the output, whole or in chunks', () => {
  const printed = [];
  const mask = createTokenMask('chpt_secret', (text) => printed.push(text));
  for (const piece of ['Using chpt_', 'secret now\nand ', 'again chpt_sec', 'ret']) mask.take(piece);
  mask.end();
  expect(printed.join('')).toBe('Using *** now\nand again ***');
});
