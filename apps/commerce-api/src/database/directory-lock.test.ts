import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'foolscap-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = () => join(directory, 'lock.json');

it('belongs to one holder, who gives it back', () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError);
  expect(() => lockDirectory(directory)).toThrow(
    new RegExp(`${directory}.*process ${process.pid}.*DATA_DIR`),
  );
  unlock();
  expect(readdirSync(directory)).toEqual([]);
  lockDirectory(directory)();
});

it('makes the directory', () => {
  const deep = join(directory, 'a', 'b');
  lockDirectory(deep)();
  expect(readdirSync(join(directory, 'a'))).toEqual(['b']);
});

it('is taken over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(file(), JSON.stringify({ pid, startedAt: '1' }));
  const unlock = lockDirectory(directory);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

it('is not mistaken for that of a later process with the same number', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  lockDirectory(directory)();
});

it.each(['', 'not json', '{"pid":"x"}'])('is taken over when it cannot be read: %p', (text) => {
  writeFileSync(file(), text);
  lockDirectory(directory)();
});

it('is respected while its process lives', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    writeFileSync(file(), JSON.stringify({ pid: child.pid, startedAt: '' }));
    expect(() => lockDirectory(directory)).toThrow(`process ${child.pid}`);
  } finally {
    child.kill('SIGKILL');
  }
});
