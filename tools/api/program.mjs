// Reads the entries of all libraries with the TypeScript compiler.
import { join } from 'node:path';
import ts from 'typescript';
import { readLibraries } from '../pack/libraries.mjs';
import { root } from '../shop/build.mjs';

/**
 * @typedef {object} Entry
 * @property {string} name as a consumer imports it: `@foolscap/cart/model`
 * @property {string} file its source
 */

/** Lists the code entries of a library. */
const getEntries = ({ dir, json }) =>
  Object.entries(json.exports)
    .map(([entry, target]) => [entry, target['@foolscap/source']])
    .filter(([, source]) => /\.tsx?$/.test(source ?? ''))
    .map(([entry, source]) => ({ name: `${json.name}${entry.slice(1)}`, file: join(dir, source) }));

/**
 * Reads the entries of libraries in one program.
 *
 * @param {string[]} [names] of folders in libs/; all by default
 * @returns {{ checker: ts.TypeChecker, libraries: { name: string, dir: string, entries: { name: string, source: ts.SourceFile }[] }[] }}
 */
export function readEntries(names) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const chosen = [...readLibraries().values()].filter(({ name }) => names?.includes(name) ?? true);
  const libraries = chosen.map((library) => ({
    ...library,
    entries: getEntries(library),
  }));
  const program = ts.createProgram({
    rootNames: [
      ...libraries.flatMap(({ entries }) => entries.map(({ file }) => file)),
      join(root, 'types/assets.d.ts'),
    ],
    options: { ...options, composite: false, noEmit: true, stableTypeOrdering: true, types: ['node'] },
  });
  return {
    checker: program.getTypeChecker(),
    libraries: libraries.map(({ name, dir, entries }) => ({
      name,
      dir,
      entries: entries.map((entry) => ({ name: entry.name, source: program.getSourceFile(entry.file) })),
    })),
  };
}
