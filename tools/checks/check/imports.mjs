// Reads which file imports which, across libraries, from the sources. An entry (`index.ts`) that only re-exports names is transparent: a
// module that imports `Button` from it depends on Button's file, not on every component of the library.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** `import` or `export` of names from another module, except type-only ones, which the type checker covers. */
const STATIC = /^(import|export)\s+(type\s)?([\w$\s{},*]*?)\s*(?:from\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;
const STYLES = /^\s*@(?:use|forward|import)\s+'([^']+)'/gm;

/** Parses the names in `{ a, b as c, type T }`, as the other module and as this one call them. */
const namesIn = (clause) =>
  [...(/\{([^}]*)\}/.exec(clause)?.[1] ?? '').split(',')]
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/))
    .map(([theirs, ours = theirs]) => ({ theirs, ours }));

/**
 * Lists the statements of a module that import another one.
 *
 * @param {string} code
 * @returns {{ from: string, names: { theirs: string, ours: string }[] | undefined, isExport: boolean }[]} without `names`, the whole module
 */
export function getStatements(code) {
  const found = [];
  for (const [, keyword, type, clause, from] of code.matchAll(STATIC)) {
    if (type) continue;
    const names = namesIn(clause);
    const onlyNames = clause.trim().startsWith('{');
    if (onlyNames && names.length === 0) continue;
    found.push({ from, names: onlyNames ? names : undefined, isExport: keyword === 'export' });
  }
  for (const [, from] of code.matchAll(DYNAMIC)) found.push({ from, names: undefined, isExport: false });
  return found;
}

/**
 * Creates a reader of imports.
 * @param {string} root of the workspace
 * @param {(path: string) => string | undefined} [read] the text of a file, by its path from the root
 * @param {(path: string) => Record<string, unknown> | undefined} [getExports] a library's `exports`, by its folder's name
 */
export function createImports(root, read = readFrom(root), getExports = packageExports(root)) {
  const texts = new Map();
  const getText = (path) => {
    if (!texts.has(path)) texts.set(path, read(path));
    return texts.get(path);
  };

  /** Resolves a specifier to a file; undefined for external packages. */
  function resolve(specifier, from) {
    const [, library, entry] = /^@foolscap\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
    if (library) {
      const target = getExports(library)?.[entry ? `./${entry}` : '.'];
      const source = typeof target === 'string' ? target : target?.['@foolscap/source'];
      return source && posix.join('libs', library, source);
    }
    if (!specifier.startsWith('.')) return undefined;
    const path = posix.join(dirname(from), specifier.split('?')[0]);
    if (!from.endsWith('.scss')) return path;
    // Sass resolves partials by their plain name.
    const partial = posix.join(dirname(path), `_${posix.basename(path)}`);
    return [path, `${path}.scss`, partial, `${partial}.scss`].find((file) => getText(file) !== undefined);
  }

  /** Finds the file that defines an export of a module; undefined when it cannot be determined. */
  function getDefinition(path, name, seen = new Set()) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    const code = getText(path) ?? '';
    if (
      new RegExp(`^export\\s+(?:async\\s+)?(?:function\\*?|const|let|class|enum)\\s+${name}\\b`, 'm').test(
        code,
      )
    )
      return { file: path, through: [...seen] };
    const exports = getStatements(code).filter(({ isExport }) => isExport);
    for (const { from, names } of exports) {
      const target = resolve(from, path);
      const named = names?.find(({ ours }) => ours === name);
      if (!target || (names && !named)) continue;
      const found = getDefinition(target, named?.theirs ?? name, seen);
      if (found) return found;
      // Exported by name, but its definition cannot be traced: depend on the whole module.
      if (named) return { file: target, through: [...seen] };
    }
    return undefined;
  }

  /** Finds the direct dependencies of a file: whole modules, and transparent entries. */
  function getDirect(path) {
    const whole = new Set();
    const entries = new Set();
    const code = getText(path) ?? '';
    if (path.endsWith('.scss')) {
      for (const [, from] of code.matchAll(STYLES)) {
        const target = resolve(from, path);
        if (target) whole.add(target);
      }
      return { whole, entries };
    }
    for (const { from, names } of getStatements(code)) {
      const target = resolve(from, path);
      if (!target) continue;
      const isEntry = /(^|\/)index\.ts$/.test(target);
      const found = isEntry ? names?.map(({ theirs }) => getDefinition(target, theirs)) : undefined;
      if (!found || found.includes(undefined)) {
        whole.add(target);
        continue;
      }
      for (const { file, through } of found) {
        whole.add(file);
        for (const entry of through) if (entry !== file) entries.add(entry);
      }
    }
    return { whole, entries };
  }

  const direct = new Map();
  /**
   * Lists every file that a file depends on, including itself.
   * @param {string} path
   * @param {(path: string) => boolean} [stopsAt] files that count, but whose own imports do not
   */
  function getReach(path, stopsAt = () => false) {
    const reached = new Set();
    const entriesReached = new Set();
    const waiting = [path];
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      if (file !== path && stopsAt(file)) continue;
      if (!direct.has(file)) direct.set(file, getDirect(file));
      const { whole, entries } = direct.get(file);
      waiting.push(...whole);
      for (const entry of entries) entriesReached.add(entry);
    }
    return new Set([...reached, ...entriesReached]);
  }

  return { getReach };
}

const readFrom = (root) => (path) => {
  const file = join(root, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
};

const packageExports = (root) => {
  const known = new Map();
  return (library) => {
    if (!known.has(library)) {
      const file = join(root, 'libs', library, 'package.json');
      known.set(library, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).exports : undefined);
    }
    return known.get(library);
  };
};
