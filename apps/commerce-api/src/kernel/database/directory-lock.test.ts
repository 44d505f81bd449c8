import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryError, DirectoryLockedError, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'foolscap-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const heldBy = (pid: number): void =>
  writeFileSync(join(directory, 'lock.json'), JSON.stringify({ pid, startedAt: '' }));

describe('the lock of a data directory', () => {
  it('is exclusive, and available again after release', () => {
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError);
    unlock();
    expect(() => lockDirectory(directory)()).not.toThrow();
  });

  it('creates the folder and its parents', () => {
    expect(() => lockDirectory(join(directory, 'a/b/c'))()).not.toThrow();
  });

  it('fails immediately when the folder cannot exist', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const places = [file, join(file, 'below'), join(directory, 'x'.repeat(300))];
    // Places where Linux does not let even root create folders.
    if (process.platform === 'linux') places.push('/proc/nope', '/proc/nope/below', '/proc');
    for (const place of places) {
      expect(() => lockDirectory(place)).toThrow(DataDirectoryError);
      expect(() => lockDirectory(place)).toThrow(
        /^The data directory .+ cannot be used: .+\. Choose another directory with DATA_DIR\.$/,
      );
    }
  });

  it('is taken over from a dead process', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    heldBy(child.pid!);
    expect(() => lockDirectory(directory)()).not.toThrow();
  });

  it('is taken over from a zombie process', async () => {
    // The shell starts a child and then executes a program that never reaps it. Only Linux reports this; elsewhere the lock is kept until the
    // parent reaps the process.
    if (process.platform !== 'linux') return expect(process.platform).not.toBe('linux');
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 30']);
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    await new Promise((resolve) => setTimeout(resolve, 200));
    heldBy(Number(String(text)));
    try {
      expect(() => lockDirectory(directory)()).not.toThrow();
    } finally {
      parent.kill('SIGKILL');
    }
    return undefined;
  });

  it('stays with a running process, however long it has run', () => {
    heldBy(process.ppid);
    expect(() => lockDirectory(directory)).toThrow(`is in use by process ${process.ppid}`);
  });
});
