import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import { componentsLayer } from '../tools/build/cascade-layer.mjs';
import { translations } from '../tools/build/translations.mjs';
import { clientConditions, cssTarget } from '../tools/build/vite.shared.mjs';
import { docgenOptions, tsconfigPath } from './docgen.mjs';
import { pictures } from './pictures.ts';
import { storyStates } from './story-states.ts';

const { VITEST: isTest, FOOLSCAP_STORIES: tested, SHOP_LANGUAGE: language } = process.env;

/** The folders with stories. A test of some of them (`tools/checks/stories.mjs`) finds and reads no other stories. */
const folders =
  isTest && tested
    ? tested.split(',').map((folder) => `../${folder.replace(/\/?$/, '/src')}`)
    : ['../libs/*/src', '../apps/storefront/src'];

const docs = {
  name: '@storybook/addon-docs',
  // Enables tables in documentation pages.
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

const withoutPlay = {
  name: 'stories-without-play',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /stor(?:y|ies)\.tsx/.test(id) ? code.replaceAll(/\bplay:/g, 'notPlayed:') : undefined,
} as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...folders.map((each) => `${each}/**/*.stories.tsx`),
    ...(isTest ? [] : ['./pages/*.mdx', '../libs/*/src/**/*.mdx']),
  ],
  addons: [
    // Tests check accessibility themselves, in all themes (`accessibility.ts`).
    ...(isTest ? [] : [docs, '@storybook/addon-a11y']),
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // Documentation is a large part of what a page loads, and tests do not show it.
  previewAnnotations: (entries = []) =>
    isTest ? entries : [...entries, fileURLToPath(new URL('docs-preview.ts', import.meta.url))],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Story tests show no documentation.
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath,
      include: ['libs/*/src/**/*.tsx', 'apps/storefront/src/**/*.tsx'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      pictures(),
      storyStates(),
      ...(language ? [translations(language)] : []),
      // Play functions look for English texts.
      ...(language === 'pseudo' && isTest ? [withoutPlay] : []),
    ],
    css: { ...vite.css, postcss: { plugins: [componentsLayer()] } },
    resolve: { ...vite.resolve, conditions: clientConditions },
    build: { ...vite.build, cssTarget, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
