import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

/** Files that shoppers' browsers get are compressed by the build, once; what is unchanged comes from the cache. */
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
            // What every page needs, in pieces that compress better than twenty: packages, which seldom change, and our parts;
            // fields, for pages that have some.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'packages',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-redux|redux|redux-saga|@redux-saga|redux-thunk|@reduxjs|reselect|immer|use-sync-external-store(?![\\/](shim|cjs[\\/]use-sync-external-store-shim))|@babel)[\\/]/,
                },
                {
                  name: 'fields',
                  test: /libs[\\/]ui[\\/]src[\\/]components[\\/](Select|TextField|Checkbox|Field|Pagination)[\\/]/,
                },
                {
                  // Of carts and orders.
                  name: 'sums',
                  test: /libs[\\/]ui[\\/]src[\\/]components[\\/](Amounts|ProgressBar)[\\/]/,
                },
                {
                  name: 'parts',
                  test: /libs[\\/](ui[\\/]src[\\/]components[\\/](?!Amounts|Columns|Hero|MaskedField|Table|ProgressBar|Truncate|EmptyState[\\/]BlankSheet|RadioGroup|ErrorSummary|DefinitionList|Steps|QuantityField|PasswordField|Select|TextField|Checkbox|Field|Pagination)|core[\\/]src[\\/](?!vocabulary[\\/]places))|libs[\\/](cart[\\/]src[\\/](state[\\/]cart\.(slice|selectors|events)|model[\\/](apply-reply|with-removed))|(cart|catalog)[\\/]src[\\/]model[\\/]codes)\.ts|libs[\\/](catalog[\\/]src[\\/](state[\\/]catalog\.selectors|client[\\/]catalog-client)|cart[\\/]src[\\/]model[\\/]totals)\.ts|apps[\\/]storefront[\\/]src[\\/](shop-context|forms|page-services|pages|route-params|shop-links|copy|threshold)\.tsx?$|(libs[\\/](header[\\/]src[\\/]ui[\\/]Footer|stores[\\/]src[\\/]ui[\\/]YourStore)[\\/].+|apps[\\/]storefront[\\/]src[\\/](StoreTool|screens[\\/]Screen)\.module)\.scss$/,
                },
                {
                  // The styles of a product's page are in its head as one, also those of what becomes lively later.
                  name: 'product-styles',
                  test: /(libs[\\/]catalog[\\/]src[\\/]ui[\\/](ProductDetails|Gallery|VariantChoice|DeliveryPlace|Reviews)|storefront[\\/]src[\\/]screens[\\/]ProductScreen.module)[\\/.]([A-Za-z]+\.module\.)?scss$/,
                },
                {
                  name: 'cart-words',
                  test: /libs[\\/]cart[\\/]src[\\/]model[\\/](messages|add-outcome|delivery-groups)\.ts$/,
                },
              ],
            },
          },
        },
      },
}));
