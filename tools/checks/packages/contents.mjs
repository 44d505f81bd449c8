// Checks the files of a package: all of them are needed, and none is internal to this repository.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesBelow } from '../../pack/libraries.mjs';

/** Returns the package of an import specifier: `@reduxjs/toolkit`, not `@reduxjs/toolkit/query`. */
const getPackage = (specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0];

// Does not match the string 'import', such as the name of a task, or a text that ends with the word.
const BARE = /(?<!["'])\b(?:from|import)\s*\(?\s*["']([@a-z][^"'\s]*)["']/gi;

/**
 * Lists packages that the scripts and declarations of a package import without declaring them.
 *
 * @param {import('./packed.mjs').Pack} pack
 * @returns {string[]} complaints
 */
export function undeclaredIn({ inside, json }) {
  const declared = { ...json.dependencies, ...json.peerDependencies };
  const complaints = [];
  for (const file of reachedFrom(entryFiles({ inside, json }))) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const code = readFileSync(file, 'utf8').replace(/^\s*(\*|\/\/).*$/gm, '');
    for (const [, specifier] of code.matchAll(BARE)) {
      const name = getPackage(specifier);
      if (!(name in declared) && name !== json.name)
        complaints.push(`${relative(inside, file)} imports ${name}, which package.json does not name`);
    }
  }
  return [...new Set(complaints)];
}

const SPECIFIER = /(?<!["'])\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** Resolves a relative import of a compiled module or of a declaration. */
function getTarget(file, specifier) {
  const path = resolve(dirname(file), specifier);
  const candidates = file.endsWith('.d.ts') ? [path.replace(/\.[tj]sx?$/, '.d.ts')] : [path];
  return candidates.find((candidate) => existsSync(candidate));
}

/** Lists the modules and declarations of a package that its entries reach. */
function reachedFrom(entries) {
  const reached = new Set();
  const follow = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!/\.(js|ts)$/.test(file)) return;
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      const target = getTarget(file, specifier);
      if (target) follow(target);
    }
  };
  entries.forEach(follow);
  return reached;
}

/** Checks whether a module only re-exports, so that it needs no source map. */
const onlyReexports = (code) =>
  code
    .replace(/^(import|export)\b[^;]*from\s*["'][^"']+["'];?$/gm, '')
    .replace(/^export\s*\{[^}]*\};?$/gm, '')
    .trim() === '';

/** Returns why a source map does not lead to its sources; undefined when it does. */
function mapProblem(script) {
  const map = `${script}.map`;
  const code = readFileSync(script, 'utf8');
  if (!existsSync(map)) return onlyReexports(code) ? undefined : 'has no source map';
  if (!code.includes('//# sourceMappingURL=')) return 'does not name its source map';
  const { sources, sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.every((_, place) => sourcesContent[place])
    ? undefined
    : 'has a source map without its sources';
}

const getTargets = (value) =>
  typeof value === 'string' ? [value] : Object.entries(value).flatMap(([, each]) => getTargets(each));

/** Lists the files that one target of `exports` matches; a star matches any name. */
function getFiles(inside, target) {
  const file = join(inside, target);
  if (!target.includes('*')) return [file];
  const folder = dirname(file);
  return existsSync(folder) ? filesBelow(folder) : [];
}

/** Lists the packed files that a package.json exports. */
const entryFiles = ({ inside, json }) =>
  Object.values(json.exports)
    .flatMap(getTargets)
    .flatMap((target) => getFiles(inside, target))
    .filter((file) => existsSync(file));

/**
 * Checks the files of a package.
 * @param {import('./packed.mjs').Pack} pack
 * @returns {string[]} complaints
 */
export function getContents({ inside, json }) {
  const reached = reachedFrom(entryFiles({ inside, json }));
  const complaints = [];
  for (const file of filesBelow(join(inside, 'dist'))) {
    const name = relative(inside, file);
    // A map belongs to its script, a declaration to the script next to it.
    const owners = [file.replace(/\.map$/, ''), file.replace(/\.d\.ts$/, '.js')];
    if (!owners.some((owner) => reached.has(owner)))
      complaints.push(`${name} is packed, but no entry reaches it`);
    const problem = file.endsWith('.js') && reached.has(file) && mapProblem(file);
    if (problem) complaints.push(`${name} ${problem}`);
  }
  for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md'])
    if (!existsSync(join(inside, name))) complaints.push(`${name} is missing`);
  return complaints;
}
