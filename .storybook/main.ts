import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { componentsLayer } from '../tools/build/cascade-layer.mjs';
import { clientConditions, cssTarget } from '../tools/build/vite.shared.mjs';
import { pictures } from './pictures.ts';
import { propTables } from './propTables.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../libs/*/src/**/*.mdx',
    '../libs/*/src/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Enables tables in documentation pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props come from `propTables`.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), pictures(), propTables()],
    css: { ...vite.css, postcss: { plugins: [componentsLayer()] } },
    resolve: { ...vite.resolve, conditions: clientConditions },
    build: { ...vite.build, cssTarget, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
