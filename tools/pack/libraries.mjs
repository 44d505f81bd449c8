// Reads the libraries of libs/ and their dependencies on each other.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';

/** Lists every file below an existing folder, with its path. */
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

/** Lists the siblings among the dependencies of a package.json. */
const siblingsIn = (ranges = {}) =>
  Object.keys(ranges)
    .filter((dependency) => dependency.startsWith(SCOPE))
    .map((dependency) => dependency.slice(SCOPE.length));

/** Lists the given names and all names reachable from them, depth first, each once and after its dependencies. */
function inOrder(libraries, names, getSiblings) {
  const ordered = new Set();
  const add = (name) => {
    const library = libraries.get(name);
    if (!library)
      throw new Error(`There is no library "${name}". Choose from: ${[...libraries.keys()].join(', ')}.`);
    getSiblings(library.json).forEach(add);
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered];
}

/**
 * Lists the given libraries and the siblings that every entry of them needs, dependencies first.
 *
 * @param {Map<string, Library>} libraries
 * @param {string[]} names
 * @returns {string[]}
 * @throws {Error} that lists the libraries, for an unknown name
 */
export const withDependencies = (libraries, names) =>
  inOrder(libraries, names, ({ dependencies }) => siblingsIn(dependencies));

/** Does the same as `withDependencies`, including the siblings that some entries need (peers). */
export const withSiblings = (libraries, names) =>
  inOrder(libraries, names, ({ dependencies, peerDependencies }) =>
    siblingsIn({ ...dependencies, ...peerDependencies }),
  );

/** Builds the command with which an application installs the tarballs, with paths quoted for a shell. */
export const installCommand = (tarballs) =>
  `npm install ${tarballs.map((file) => (/^[\w./:\\-]+$/.test(file) ? file : JSON.stringify(file))).join(' ')}`;
