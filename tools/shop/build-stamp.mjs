// Detects whether a build is up to date without starting Nx.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources and tools of all builds, and the packages they are built with. */
const INPUTS = [
  'apps',
  'libs',
  'tools',
  'types',
  'nx.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'node_modules/.package-lock.json',
];

/** Folders that hold no sources. */
const SKIPPED = /[\\/](?:node_modules|dist|coverage|test-results|apps[\\/][^\\/]+[\\/]data)$/;

const STAMP = '.sources';

function* listFiles(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) yield `${path} ${stats.size} ${stats.mtimeMs}`;
  else
    for (const name of readdirSync(path).sort()) {
      const inside = join(path, name);
      if (!SKIPPED.test(inside)) yield* listFiles(inside);
    }
}

/** Identifies the sources by the name, size and time of each file, so replacing a file by an older one is also a change. */
export function identifySources(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) for (const file of listFiles(join(root, input))) hash.update(`${file}\n`);
  return hash.digest('hex');
}

/**
 * Returns whether folders hold the build of the sources with this identity.
 * @param {string[]} folders paths of `dist` folders
 */
export const isStamped = (folders, identity) =>
  folders.every((folder) => {
    const stamp = join(folder, STAMP);
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === identity;
  });

/** Stamps folders as the build of the sources with this identity. A build that replaces a folder removes its stamp. */
export function stamp(folders, identity) {
  for (const folder of folders) writeFileSync(join(folder, STAMP), identity);
}
