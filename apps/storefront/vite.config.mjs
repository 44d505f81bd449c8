import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.mjs';
import { precompressed } from '../../tools/build/precompress.mjs';
import { componentsLayer } from '../../tools/build/cascade-layer.mjs';
import { clientConditions, serverConditions, cssTarget } from '../../tools/build/vite.shared.mjs';

// The router's entry is its development build, with warnings in it, unless its own framework chooses.
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const quietRouter = { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') };

/** Every page carries the names of its classes three times: in its styles, its markup and its script. Theirs and their file's are enough. */
const scopedName = (name, file) => {
  const path = relative(join(import.meta.dirname, '../..'), file.split('?')[0]);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
};

/** Compresses files for browsers once, in the build; unchanged files come from the cache. */
const compression = precompressed({
  folder: join(import.meta.dirname, 'dist/client/assets'),
  cacheDir: join(import.meta.dirname, '../../out/compressed'),
});

/** `vite build` makes what browsers load, `vite build --ssr` the server with the API in it. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), ...(isSsrBuild || mode !== 'production' ? [] : [compression])],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [componentsLayer()] } },
  resolve: {
    conditions: clientConditions,
    alias: command === 'build' && mode === 'production' ? [quietRouter] : [],
  },
  ssr: {
    // Our own sources are compiled in; packages of others stay where npm put them.
    external: ['@foolscap/commerce-api'],
    noExternal: [
      /^@foolscap\/(?!commerce-api)/,
      'react-redux',
      'react-router',
      '@reduxjs/toolkit',
      '@base-ui/react',
    ],
    resolve: { conditions: serverConditions, externalConditions: ['node', 'import'] },
  },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rollupOptions: { input: { main: 'src/server/main.ts' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        sourcemap: false,
        target: 'es2022',
        cssTarget,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: { entry: 'src/entry-client.tsx' },
          output: {
            // Every page's script carries the names of all chunks; the manifest says which is which.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
      },
}));
