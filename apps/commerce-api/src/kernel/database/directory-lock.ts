import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Thrown when a running process has locked the data directory. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  readonly pid: number;
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. ` +
        'Stop that process first, or choose another directory with DATA_DIR.',
    );
    this.pid = pid;
  }
}

/** Thrown when the data directory is not a directory, or cannot be created or written. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
  constructor(directory: string, cause: unknown) {
    const { code } = cause as NodeJS.ErrnoException;
    super(
      `The data directory ${directory} cannot be used: ${REASONS[code ?? ''] ?? (cause instanceof Error ? cause.message : String(cause))}. ` +
        'Choose another directory with DATA_DIR.',
      { cause },
    );
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  EISDIR: 'there is a folder where its lock belongs',
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it lies on a file system that can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/** Creates a folder and its parents. Node's `recursive` option never returns if the system fails with ENOENT, as it does below /proc. */
function makeDirectory(directory: string): void {
  try {
    if (statSync(directory).isDirectory()) return;
    throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const above = dirname(directory);
  if (above !== directory) makeDirectory(above);
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process may have created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

interface Holder {
  pid: number;
  /** Start time of the process, which distinguishes it from a later one with the same id. Empty if the system does not report it. */
  startedAt: string;
}

const FILE = 'lock.json';

/** Returns the start time of a process as the system reports it, or an empty text if it is unknown. */
function getStart(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // The name in parentheses may contain spaces; the start time is the 20th field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Checks for a zombie: a process that has ended but was not reaped by its parent. It no longer owns anything. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.startsWith('Z', stat.lastIndexOf(')') + 2);
  } catch {
    return false;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (isZombie(holder.pid)) return false;
  const startedAt = getStart(holder.pid);
  return !startedAt || !holder.startedAt || startedAt === holder.startedAt;
}

function readHolder(file: string): Holder | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof value.pid === 'number'
      ? { pid: value.pid, startedAt: String(value.startedAt ?? '') }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks a directory for this process. PGlite itself would let two processes open the same directory, which corrupts it. A lock whose
 * process is gone (kill -9, power loss) is taken over.
 * @returns a function that releases the directory
 * @throws DirectoryLockedError while another running process has it
 * @throws DataDirectoryError when no process could use it
 */
export function lockDirectory(directory: string): () => void {
  try {
    return takeLock(directory);
  } catch (error) {
    if (error instanceof DirectoryLockedError) throw error;
    throw new DataDirectoryError(directory, error);
  }
}

function takeLock(directory: string): () => void {
  makeDirectory(resolve(directory));
  const file = join(directory, FILE);
  const mine: Holder = { pid: process.pid, startedAt: getStart(process.pid) };
  const text = `${JSON.stringify(mine)}\n`;

  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, text, { flag: 'wx' });
      return () => {
        if (readHolder(file)?.pid === mine.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid);
    // The stale lock is moved and not deleted. If two processes find the same stale lock, only one of them can move it. A process that has
    // moved the other's new lock by mistake puts it back.
    const aside = `${file}.${process.pid}.stale`;
    try {
      renameSync(file, aside);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      continue;
    }
    const moved = readHolder(aside);
    if (moved && isAlive(moved)) {
      renameSync(aside, file);
      throw new DirectoryLockedError(directory, moved.pid);
    }
    rmSync(aside, { force: true });
  }
  throw new Error('its lock could not be taken');
}
