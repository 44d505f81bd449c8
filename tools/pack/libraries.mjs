// The libraries of libs/, and which of them each one needs.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';

/** Every file below a folder that exists, with its path. */
export const filesBelow = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const SCOPE = '@foolscap/';

/**
 * @typedef {object} Library
 * @property {string} name folder in libs/
 * @property {string} dir  its absolute path
 * @property {Record<string, any>} json its package.json
 */

/** Reads every library, by the name of its folder. */
export function readLibraries() {
  /** @type {Map<string, Library>} */
  const libraries = new Map();
  for (const name of readdirSync(join(root, 'libs'))) {
    const dir = join(root, 'libs', name);
    libraries.set(name, { name, dir, json: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) });
  }
  return libraries;
}

/** Names the siblings that a package.json asks for. */
const siblingsIn = (ranges = {}) =>
  Object.keys(ranges)
    .filter((dependency) => dependency.startsWith(SCOPE))
    .map((dependency) => dependency.slice(SCOPE.length));

/** Lists the given names and all that they lead to, depth first, each once and after what it needs. */
function inOrder(libraries, names, siblingsOf) {
  const ordered = new Set();
  const add = (name) => {
    const library = libraries.get(name);
    if (!library)
      throw new Error(`There is no library "${name}". Choose from: ${[...libraries.keys()].join(', ')}.`);
    siblingsOf(library.json).forEach(add);
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered];
}

/**
 * Names the given libraries and the siblings that every entry of them needs, dependencies first.
 *
 * @param {Map<string, Library>} libraries
 * @param {string[]} names
 * @returns {string[]}
 * @throws {Error} that lists the libraries, for a name that is none of them
 */
export const withDependencies = (libraries, names) =>
  inOrder(libraries, names, ({ dependencies }) => siblingsIn(dependencies));

/** As `withDependencies`, with the siblings that some entries need (peers). */
export const withSiblings = (libraries, names) =>
  inOrder(libraries, names, ({ dependencies, peerDependencies }) =>
    siblingsIn({ ...dependencies, ...peerDependencies }),
  );

/** Makes the command by which an application installs the tarballs; a shell reads the paths as they are. */
export const installCommand = (tarballs) =>
  `npm install ${tarballs.map((file) => (/^[\w./:\\-]+$/.test(file) ? file : JSON.stringify(file))).join(' ')}`;
