import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { compile } from 'sass';
import { defineConfig } from 'vite';
import { filesBelow } from '../pack/libraries.mjs';
import { LAYERS, componentsLayer } from './cascade-layer.mjs';
import { writeSingleSheets } from './single-sheets.mjs';
import { clientConditions, cssTarget } from './vite.shared.mjs';

/**
 * Builds one library for packing: a module per entry of its `exports`, with external dependencies, and one style sheet. Run it in the
 * library's folder; the type checker writes the declarations into the same output.
 */
const dir = process.cwd();
const pack = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

const input = Object.fromEntries(
  Object.values(pack.exports ?? {})
    .map((entry) => entry?.['@foolscap/source'])
    .filter((source) => source && /\.tsx?$/.test(source))
    .map((source) => [relative('src', source).replace(/\.tsx?$/, ''), join(dir, source)]),
);
const outside = [...Object.keys(pack.dependencies ?? {}), ...Object.keys(pack.peerDependencies ?? {})];

/** The compiled styles of each component, by their file. */
const componentStyles = new Map();

/**
 * Sass sheets that a consumer imports by name. They are compiled separately, because Vite would inline the typeface, but the consumer's
 * bundler should resolve its URL.
 */
const sheets = Object.entries(pack.exports ?? {})
  .map(([entry, target]) => [entry.slice(2), target?.['@foolscap/source']])
  .filter(([, source]) => source?.endsWith('.scss'));

const writeSheets = {
  name: 'write-sheets',
  closeBundle() {
    for (const [name, source] of sheets) {
      // The complete sheet ends with the components' styles.
      const components = name === 'styles.css' ? readAllStyles() : '';
      writeFileSync(join(dir, 'dist', name), `${compile(join(dir, source)).css}\n${components}`);
    }
    if (!sheets.some(([name]) => name === 'styles.css') && existsSync(join(dir, 'dist/styles.css')))
      writeFileSync(join(dir, 'dist/styles.css'), `${LAYERS}\n${readAllStyles()}`);
    writeSingleSheets({ dir, pack, componentStyles });
  },
};

/** Reads the styles that Vite wrote, without the layer order at the start of each component's styles. */
const readAllStyles = () => readFileSync(join(dir, 'dist/styles.css'), 'utf8').replaceAll(LAYERS, '');

/** Removes the output of an earlier build, so that a deleted module is not packed. Keeps the declarations, which the type checker writes. */
const removeOldOutput = {
  name: 'remove-old-output',
  buildStart() {
    if (!existsSync(join(dir, 'dist'))) return;
    for (const file of filesBelow(join(dir, 'dist'))) if (/\.(js|css)(\.map)?$/.test(file)) rmSync(file);
  },
};

export default defineConfig({
  plugins: [react(), removeOldOutput, writeSheets],
  css: { postcss: { plugins: [componentsLayer((file, css) => componentStyles.set(file, css))] } },
  // Dependencies are external, so this condition applies to this library's own files only.
  resolve: { conditions: clientConditions },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    cssTarget,
    minify: false,
    // Includes the sources, so that a consumer's debugger shows them.
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry: input, formats: ['es'], cssFileName: 'styles' },
    rollupOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        entryFileNames: '[name].js',
        // One module per source file, for tree shaking in the consumer's bundler.
        preserveModules: true,
        preserveModulesRoot: join(dir, 'src'),
      },
    },
  },
});
