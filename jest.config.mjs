import { createRequire } from 'node:module';

const { project } = createRequire(import.meta.url)('./tools/jest/project.cjs');

/** @type {import('jest').Config} */
export default {
  projects: [
    ...['core', 'ui', 'account', 'analytics', 'cart', 'catalog', 'checkout', 'header', 'payments', 'stores', 'tiles'].map(
      (name) => project(name, `<rootDir>/libs/${name}`),
    ),
    project('storefront', '<rootDir>/apps/storefront'),
    project('commerce-api', '<rootDir>/apps/commerce-api', { environment: 'node' }),
    project('demo-catalogue', '<rootDir>/tools/demo-catalogue', { environment: 'node' }),
    project('tools', '<rootDir>/tools/lint', { environment: 'node' }),
  ],
};
