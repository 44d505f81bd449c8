// Imports each export of a library alone, and checks that it builds, how large it is, and what else it includes.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { getEntries } from './packed.mjs';
import { getExports, getReach } from '../../pack/modules.mjs';

/** Dependencies of every React application. */
const REACT = /^react(-dom)?(\/|$)/;

/** Entries of components; the other entries are imported as a whole. */
const ENTRIES = ['components', 'overlays', 'widgets', 'ui', 'feature'];

/**
 * Bundles a module that imports one export.
 *
 * @param {string} app folder with the packages
 * @param {string} code of the module
 * @param {(id: string) => boolean} external modules to leave out
 * @returns {Promise<{ size: number, files: string[] }>} bytes of gzip, and the files included
 */
async function bundle(app, code, external) {
  const start = '\0start.js';
  const files = new Set();
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'start',
        enforce: 'pre',
        resolveId: (id) => (id === 'start' ? start : undefined),
        load: (id) => (id === start ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'start',
        external: (id) => id !== 'start' && id !== start && external(id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  let script = '';
  for (const chunk of result.output) {
    if (chunk.type !== 'chunk') continue;
    script += chunk.code;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      if (renderedLength > 0 && id !== start) files.add(id);
  }
  return { size: gzipSync(script).length, files: [...files] };
}

/**
 * Imports each export of a library alone.
 * @param {import('./packed.mjs').Pack} pack
 * @returns {Promise<{ sizes: { entry: string, name: string, size: number, files: string[] }[], complaints: string[] }>}
 */
export async function importedAlone({ name: library, app, inside, json }) {
  const sizes = [];
  const complaints = [];
  const measured = library === 'ui';
  // Sizes are reported for ui only; for the others external modules are left out, which is faster.
  const external = measured ? (id) => REACT.test(id) : (id) => !/^[./\\]|^[A-Z]:|^@foolscap\//i.test(id);
  for (const entry of getEntries({ json }).filter((one) => ENTRIES.includes(one))) {
    const file = join(inside, json.exports[`./${entry}`].default);
    const values = getExports(readFileSync(file, 'utf8'));
    if (values.length === 0) complaints.push(`${entry} exports no value`);
    for (const { name, from } of values) {
      const where = `${entry}: ${name}`;
      try {
        const { size, files } = await bundle(
          app,
          `export { ${name} } from '@foolscap/${library}/${entry}';`,
          external,
        );
        sizes.push({ entry, name, size, files });
        const reach = getReach(from?.startsWith('.') ? join(dirname(file), from) : file);
        const others = files.filter(
          (path) => path.startsWith(inside + sep) && path !== file && !reach.has(path),
        );
        if (others.length > 0)
          complaints.push(
            `${where} includes ${others.map((path) => relative(inside, path)).join(', ')}, which it does not need`,
          );
      } catch (error) {
        complaints.push(`${where} does not build alone: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return { sizes, complaints };
}
