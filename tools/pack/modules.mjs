// Reads the exports of a package's entry, and the modules that each module imports, from compiled files written by a bundler: one import or
// export per line.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pairs = (list) =>
  list
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name, alias = name]) => [name, alias]);

const IMPORT =
  /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\*\s+as\s+[\w$]+\s*|\{([^}]*)\}\s*)?(?:from\s*)?["']([^"']+)["'];?$/gm;

/**
 * Lists the values of an entry, each with the module of the package that defines it.
 *
 * @param {string} code of the entry
 * @returns {{ name: string, from: string | undefined }[]} `from` as the entry names it; undefined when the entry defines it itself
 */
export function getExports(code) {
  const origin = new Map();
  for (const [, standard, list = '', from] of code.matchAll(IMPORT)) {
    if (standard) origin.set(standard, from);
    for (const [, local] of pairs(list)) origin.set(local, from);
  }
  const found = [];
  for (const [, list, from] of code.matchAll(/^export\s*\{([^}]*)\}(?:\s*from\s*["']([^"']+)["'])?;?$/gm)) {
    for (const [local, name] of pairs(list)) found.push({ name, from: from ?? origin.get(local) });
  }
  return found;
}

/** Lists the imports of a module, as it names them, static or dynamic. */
export const getImports = (code) => [
  ...new Set([
    ...[...code.matchAll(IMPORT)].map(([, , , from]) => from),
    ...[...code.matchAll(/^export\s*(?:\{[^}]*\}|\*)\s*from\s*["']([^"']+)["'];?$/gm)].map(
      ([, from]) => from,
    ),
    ...[...code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)].map(([, from]) => from),
  ]),
];

/**
 * Lists the modules of the package that a module needs, including itself, without those of other packages.
 *
 * @param {string} file
 * @param {(file: string) => string} [read]
 * @returns {Set<string>}
 */
export function getReach(file, read = (path) => readFileSync(path, 'utf8'), found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const from of getImports(read(file))) {
    if (from.startsWith('.')) getReach(join(dirname(file), from), read, found);
  }
  return found;
}
