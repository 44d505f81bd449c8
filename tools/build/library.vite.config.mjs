import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { compile } from 'sass';
import { defineConfig } from 'vite';
import { filesBelow } from '../pack/libraries.mjs';
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

/**
 * The style sheet of a library begins with its global styles, where it has some. They are compiled by themselves: Vite would
 * put the typeface into the sheet as text, while its address is for the consumer's bundler to resolve.
 */
const globalStyles = pack.exports?.['./styles.css']?.['@foolscap/source'];
const globalStylesFirst = {
  name: 'global-styles-first',
  closeBundle() {
    if (!globalStyles) return;
    const sheet = join(dir, 'dist/styles.css');
    const global = compile(join(dir, globalStyles)).css;
    writeFileSync(sheet, `${global}\n${existsSync(sheet) ? readFileSync(sheet, 'utf8') : ''}`);
  },
};

/** Removes what an earlier build wrote, so that a deleted module is not packed; declarations are the type checker's. */
const removeFormerOutput = {
  name: 'remove-former-output',
  buildStart() {
    if (!existsSync(join(dir, 'dist'))) return;
    for (const file of filesBelow(join(dir, 'dist'))) if (/\.(js|css)(\.map)?$/.test(file)) rmSync(file);
  },
};

export default defineConfig({
  plugins: [react(), removeFormerOutput, globalStylesFirst],
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
