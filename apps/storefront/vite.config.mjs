import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../../tools/build/precompress.mjs';
import { lazyModules } from '../../tools/build/lazy-modules.mjs';
import { planFromBuild } from '../../tools/build/merge-chunks.mjs';
import { pureRouter } from '../../tools/build/pure-router.mjs';
import { translations } from '../../tools/build/translations.mjs';
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

/** The language of this build, if it is not English. Each has its own folders beside those of English. */
const language = process.env.SHOP_LANGUAGE;
const suffix = language ? `-${language}` : '';
/** Differs by language, because one server serves all files. */
const assetsDir = language ? `assets/${language}` : 'assets';

/** Compresses files for browsers once, in the build; unchanged files come from the cache. */
const compression = precompressed({
  folder: join(import.meta.dirname, `dist/client${suffix}`, assetsDir),
  cacheDir: join(import.meta.dirname, '../../out/compressed'),
});

/** Runs the other files, so it is in none of them. */
const START = /[\\/]start-client\.ts$/;

/** The files that every page loads: the shell's packages and its own modules. */
const SHELL = [
  {
    name: 'packages',
    test: /[\\/]node_modules[\\/]|vite[\\/]preload-helper/,
    tags: ['$initial'],
    priority: 2,
  },
  { name: 'shell', test: (id) => !START.test(id), tags: ['$initial'], priority: 1 },
];

/** The modules that every page loads when idle. */
const LATE = /[\\/](?:late-features|offline-chunk)\.ts$|RecommendationShelf\.tsx$/;
const PAGE = /[\\/]apps[\\/]storefront[\\/].*(?:Screen|NoResults)\.tsx$/;
/** The parts of lists of products that load without a click. */
const OFTEN = /[\\/]features[\\/]tiles[\\/]Swatches\.tsx$/;
/** The pages that most visits start on or pass through. */
const FIRST = /(?:Home|Results|Product|Cart|Checkout)Screen/;
/** Lists that most visits open from one of these, which has already loaded most of their modules. */
const NEXT = /(?:Collection|RecentlyViewed)Screen/;
const getKind = (id) => {
  if (PAGE.test(id) && !NEXT.test(id)) return FIRST.test(id) ? 'first' : 'page';
  if (OFTEN.test(id)) return 'often';
  return LATE.test(id) ? 'late' : 'part';
};

const shared = (command, mode) => ({
  plugins: [react(), pureRouter, ...(language ? [translations(language)] : [])],
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [componentsLayer()] } },
  resolve: {
    conditions: clientConditions,
    alias: command === 'build' && mode === 'production' ? [quietRouter] : [],
  },
});

const serverBuild = {
  ssr: true,
  outDir: `dist/server${suffix}`,
  emptyOutDir: true,
  target: 'node20',
  minify: false,
  sourcemap: true,
  // The server has one main module; another language has its own renderer.
  rollupOptions: {
    input: language ? { 'render-page': 'src/server/render-page.tsx' } : { main: 'src/server/main.ts' },
  },
};

/** @type {Set<string>} the files that the entry of a page imports */
const loadedFirst = new Set();
/** Reads those files before Vite writes the lists of files that lazy modules need. */
const readLoadedFirst = {
  name: 'loaded-first',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.name === 'entry-client') for (const imported of file.imports) loadedFirst.add(imported);
  },
};

/**
 * @param {object[]} groups groups of modules that get a separate file
 * @param {string[]} input the modules that start a page
 */
const clientBuild = (groups, input = ['src/entry-client.tsx', 'src/start-client.ts']) => ({
  outDir: `dist/client${suffix}`,
  assetsDir,
  emptyOutDir: true,
  manifest: true,
  sourcemap: false,
  target: 'es2022',
  cssTarget,
  assetsInlineLimit: 0,
  // A single style sheet, because small ones compress worse and each one delays its page's first paint.
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // Every page has loaded the files that its entry imports, so the lists of other files leave them out.
    resolveDependencies: (_file, files) => files.filter((file) => !loadedFirst.has(file)),
  },
  rollupOptions: {
    // Reading a property, such as the class that a component extends, has no side effects.
    treeshake: { propertyReadSideEffects: false },
    input: input.map((file) => join(import.meta.dirname, file)),
    output: {
      // Short names, because each page's script contains all chunk names; the manifest maps them.
      chunkFileNames: `${assetsDir}/[hash:7].js`,
      assetFileNames: `${assetsDir}/[hash:7][extname]`,
      codeSplitting: { includeDependenciesRecursively: false, groups: [...SHELL, ...groups] },
    },
  },
});

/** `vite build` builds the client, `vite build --ssr` the server with the API. */
export default defineConfig(async ({ command, isSsrBuild, mode }) => {
  const config = shared(command, mode);
  if (command === 'serve' || isSsrBuild)
    return {
      ...config,
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
      build: isSsrBuild ? serverBuild : clientBuild([]),
    };
  const plan = await planFromBuild(
    { ...config, mode, root: import.meta.dirname, build: clientBuild([], ['src/entry-client.tsx']) },
    getKind,
  );
  return {
    ...config,
    plugins: [
      ...config.plugins,
      lazyModules(import.meta.dirname),
      readLoadedFirst,
      ...(mode === 'production' ? [compression] : []),
    ],
    build: clientBuild([{ name: (id) => plan.get(id) ?? null }]),
  };
});
