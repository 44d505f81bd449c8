import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Number of commits whose screenshots are kept. */
const KEPT = 3;

/** Hashes the conditions of a screenshot other than its story; screenshots taken under different conditions cannot be reused. */
export function conditionsHash({ browser, globals }) {
  const hash = createHash('sha256').update(JSON.stringify([browser, globals]));
  for (const file of ['page-scripts.mjs', 'camera.mjs', 'plan.mjs'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Returns the folder for the built stories and screenshots of a commit, and deletes those of older commits.
 *
 * @param {string} cache
 * @param {string} sha
 */
export function commitFolder(cache, sha) {
  const folder = join(cache, sha);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  const age = (name) => statSync(join(cache, name)).mtimeMs;
  for (const name of readdirSync(cache)
    .sort((one, other) => age(other) - age(one))
    .slice(KEPT))
    rmSync(join(cache, name), { recursive: true, force: true });
  return folder;
}

/**
 * Stores the screenshots of one side by shot, several takes of each. With a folder they are kept for the next run.
 *
 * @param {string} [folder]
 */
export function createScreenshotStore(folder) {
  /** @type {Map<string, { takes: Buffer[], problem?: string }>} */
  const entries = new Map();
  if (folder) mkdirSync(folder, { recursive: true });
  const getFile = (key, take) => join(folder, `${key}.${take}.png`);

  function getEntry(key) {
    let entry = entries.get(key);
    if (entry) return entry;
    entry = { takes: [] };
    if (folder) {
      while (existsSync(getFile(key, entry.takes.length)))
        entry.takes.push(readFileSync(getFile(key, entry.takes.length)));
    }
    entries.set(key, entry);
    return entry;
  }

  return {
    /** All takes of a shot, oldest first. */
    takes: (key) => getEntry(key).takes,
    problem: (key) => getEntry(key).problem,
    add(key, { png, problem }) {
      const entry = getEntry(key);
      entry.problem = problem;
      if (png === undefined) return;
      // A story with a problem is not kept, because problems are reported from new screenshots.
      if (folder && problem === undefined) writeFileSync(getFile(key, entry.takes.length), png);
      entry.takes.push(png);
    },
  };
}
