import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientConditions } from './vite.shared.mjs';

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

export default defineConfig({
  plugins: [react()],
  // Dependencies stay outside, so only this library's own files are read from their sources.
  resolve: { conditions: clientConditions },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
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
