// What a package's entry exports, and what each of its modules reaches. Read from its compiled files, which a bundler has
// written: one import or export a line.
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
 * The values of an entry, each with the module of the package that it comes from.
 *
 * @param {string} code  of the entry
 * @returns {{ name: string, from: string | undefined }[]} `from` as the entry names it; without it the entry holds it itself
 */
export function exportsOf(code) {
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

/** What a module imports, as it names it, at once or later. */
export const importsOf = (code) => [
  ...new Set([
    ...[...code.matchAll(IMPORT)].map(([, , , from]) => from),
    ...[...code.matchAll(/^export\s*(?:\{[^}]*\}|\*)\s*from\s*["']([^"']+)["'];?$/gm)].map(
      ([, from]) => from,
    ),
    ...[...code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)].map(([, from]) => from),
  ]),
];

/**
 * The modules of the package that a module needs, itself among them; not those of other packages.
 *
 * @param {string} file
 * @param {(file: string) => string} [read]
 * @returns {Set<string>}
 */
export function reachOf(file, read = (path) => readFileSync(path, 'utf8'), found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const from of importsOf(read(file))) {
    if (from.startsWith('.')) reachOf(join(dirname(file), from), read, found);
  }
  return found;
}
