import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.mjs';
import { precompressed } from '../../tools/build/precompress.mjs';
import { pureRouter } from '../../tools/build/pure-router.mjs';
import { componentsLayer } from '../../tools/build/cascade-layer.mjs';
import { clientConditions, serverConditions, cssTarget } from '../../tools/build/vite.shared.mjs';

// Outside of its own framework, react-router resolves to its development build, which includes warnings.
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const quietRouter = { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') };

/** Keeps scoped class names short, since they occur in styles, markup and scripts: the class name and a hash of the file path. */
const scopedName = (name, file) => {
  const path = relative(join(import.meta.dirname, '../..'), file.split('?')[0]);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
};

/** Compresses files for browsers once, in the build; unchanged files come from the cache. */
const compression = precompressed({
  folder: join(import.meta.dirname, 'dist/client/assets'),
  cacheDir: join(import.meta.dirname, '../../out/compressed'),
});

/** The chunks that the entry imports, which are there before any other chunk is loaded. */
const ofEntry = new Set();

/** The chunks in the order in which they were listed first. */
const order = new Map();

/** Sorts chunks in the same way for all lists, because each page's script contains these lists, and equal sequences compress. */
function inCommonOrder(names) {
  for (const name of names) if (!order.has(name)) order.set(name, order.size);
  return names.sort((one, other) => order.get(one) - order.get(other));
}

/** Fills {@link ofEntry}, before Vite writes the lists of chunks to preload. */
const entryChunks = {
  name: 'foolscap:entry-chunks',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const visit = (file) => {
        const chunk = bundle[file];
        if (ofEntry.has(file) || chunk?.type !== 'chunk') return;
        for (const name of [file, ...(chunk.viteMetadata?.importedCss ?? [])]) ofEntry.add(name);
        chunk.imports.forEach(visit);
      };
      ofEntry.clear();
      order.clear();
      for (const chunk of Object.values(bundle)) if (chunk.isEntry) visit(chunk.fileName);
    },
  },
};

/** `vite build` builds the client, `vite build --ssr` the server with the API. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    pureRouter,
    ...(isSsrBuild ? [] : [entryChunks, ...(mode === 'production' ? [compression] : [])]),
  ],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [componentsLayer()] } },
  resolve: {
    conditions: clientConditions,
    alias: command === 'build' && mode === 'production' ? [quietRouter] : [],
  },
  ssr: {
    // Our own sources are bundled; third-party packages stay in node_modules.
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
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, names) => inCommonOrder(names.filter((name) => !ofEntry.has(name))),
        },
        rollupOptions: {
          // Reading a property, such as the class that a component extends, has no effect.
          treeshake: { propertyReadSideEffects: false },
          input: { entry: 'src/entry-client.tsx' },
          output: {
            // Short names, because each page's script contains all chunk names; the manifest maps them.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
      },
}));
