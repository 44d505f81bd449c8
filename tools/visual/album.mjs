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

/** Conditions of a screenshot other than its story; screenshots taken under different conditions cannot be reused. */
export function conditionsOf({ browser, globals }) {
  const hash = createHash('sha256').update(JSON.stringify([browser, globals]));
  for (const file of ['still.mjs', 'camera.mjs', 'plan.mjs'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Returns the folder for the built stories and screenshots of a commit, and deletes those of older commits.
 *
 * @param {string} shelf
 * @param {string} sha
 */
export function folderOf(shelf, sha) {
  const folder = join(shelf, sha);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  const age = (name) => statSync(join(shelf, name)).mtimeMs;
  for (const name of readdirSync(shelf)
    .sort((one, other) => age(other) - age(one))
    .slice(KEPT))
    rmSync(join(shelf, name), { recursive: true, force: true });
  return folder;
}

/**
 * Stores the screenshots of one side by shot, several takes of each. With a folder they are kept for the next run.
 *
 * @param {string} [folder]
 */
export function createAlbum(folder) {
  /** @type {Map<string, { takes: Buffer[], problem?: string }>} */
  const pages = new Map();
  if (folder) mkdirSync(folder, { recursive: true });
  const fileOf = (key, take) => join(folder, `${key}.${take}.png`);

  function pageOf(key) {
    let page = pages.get(key);
    if (page) return page;
    page = { takes: [] };
    if (folder) {
      while (existsSync(fileOf(key, page.takes.length)))
        page.takes.push(readFileSync(fileOf(key, page.takes.length)));
    }
    pages.set(key, page);
    return page;
  }

  return {
    /** All takes of a shot, oldest first. */
    takes: (key) => pageOf(key).takes,
    problem: (key) => pageOf(key).problem,
    add(key, { png, problem }) {
      const page = pageOf(key);
      page.problem = problem;
      if (png === undefined) return;
      // A story with a problem is not kept, because problems are reported from new screenshots.
      if (folder && problem === undefined) writeFileSync(fileOf(key, page.takes.length), png);
      page.takes.push(png);
    },
  };
}
