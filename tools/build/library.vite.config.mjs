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
 * Builds one library to be packed: a module an entry of its `exports`, everything that it depends on left to its consumer, and one
 * style sheet. Run in the library's folder; the type checker writes declarations beside.
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

/** The finished styles of each component, by the file that holds them. */
const componentStyles = new Map();

/** Sheets of Sass that a consumer imports by name. Vite would put the typeface into them as text, while its address is for the
 * consumer's bundler to resolve; so they are compiled by themselves. */
const sheets = Object.entries(pack.exports ?? {})
  .map(([entry, target]) => [entry.slice(2), target?.['@foolscap/source']])
  .filter(([, source]) => source?.endsWith('.scss'));

const writeSheets = {
  name: 'write-sheets',
  closeBundle() {
    for (const [name, source] of sheets) {
      // The sheet of everything ends with what the components have.
      const components = name === 'styles.css' ? stylesOfAll() : '';
      writeFileSync(join(dir, 'dist', name), `${compile(join(dir, source)).css}\n${components}`);
    }
    if (!sheets.some(([name]) => name === 'styles.css') && existsSync(join(dir, 'dist/styles.css')))
      writeFileSync(join(dir, 'dist/styles.css'), `${LAYERS}\n${stylesOfAll()}`);
    writeSingleSheets({ dir, pack, componentStyles });
  },
};

/** Lists the files that Vite wrote, with the order of the layers, which each component's styles begin with, written only once. */
const stylesOfAll = () => readFileSync(join(dir, 'dist/styles.css'), 'utf8').replaceAll(LAYERS, '');

/** Removes the output of an earlier build, so that a deleted module is not packed; declarations are the type checker's. */
const removeFormerOutput = {
  name: 'remove-former-output',
  buildStart() {
    if (!existsSync(join(dir, 'dist'))) return;
    for (const file of filesBelow(join(dir, 'dist'))) if (/\.(js|css)(\.map)?$/.test(file)) rmSync(file);
  },
};

export default defineConfig({
  plugins: [react(), removeFormerOutput, writeSheets],
  css: { postcss: { plugins: [componentsLayer((file, css) => componentStyles.set(file, css))] } },
  // Dependencies stay outside, so only this library's own files are read from their sources.
  resolve: { conditions: clientConditions },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    cssTarget,
    minify: false,
    // With the sources inside, so that a consumer's debugger shows them.
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry: input, formats: ['es'], cssFileName: 'styles' },
    rollupOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        entryFileNames: '[name].js',
        // One module a source file, so that a consumer's bundler keeps just what is used.
        preserveModules: true,
        preserveModulesRoot: join(dir, 'src'),
      },
    },
  },
});
