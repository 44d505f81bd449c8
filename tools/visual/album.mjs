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

/** How many commits' pictures are kept. */
const KEPT = 3;

/** What a picture depends on besides its story: another answer to this, and the kept ones are of no use. */
export function conditionsOf({ browser, globals }) {
  const hash = createHash('sha256').update(JSON.stringify([browser, globals]));
  for (const file of ['still.mjs', 'camera.mjs', 'plan.mjs'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The folder of a commit, in which its built stories and its pictures are kept. Those of older commits are let go.
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
 * Pictures of one side, by shot: several takes of each. With a folder they are kept for the next run.
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
    /** All takes of a shot, in the order they were made. */
    takes: (key) => pageOf(key).takes,
    problem: (key) => pageOf(key).problem,
    add(key, { png, problem }) {
      const page = pageOf(key);
      page.problem = problem;
      if (png === undefined) return;
      // What went wrong is told by a picture taken now, so a story with a problem is not kept.
      if (folder && problem === undefined) writeFileSync(fileOf(key, page.takes.length), png);
      page.takes.push(png);
    },
  };
}
