import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const { project, transformOnly } = createRequire(import.meta.url)('./tools/jest/project.cjs');

/** The HTML parser of imported descriptions, with its dependencies: ES modules only. */
const HTML_PARSER = ['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'];

/** The client of OpenID Connect providers, with its dependencies: ES modules only. */
const OPENID_CLIENT = ['openid-client', 'oauth4webapi', 'jose'];

/**
 * A Jest project for each Nx project, under the same name. The API has a runner of its own (apps/commerce-api/vitest.config.mjs).
 *
 * @type {import('jest').Config}
 */
export default {
  reporters: ['default', '<rootDir>/tools/checks/reports/jest-reporter.mjs'],
  projects: [
    ...readdirSync(new URL('./libs', import.meta.url)).map((name) =>
      project(`@foolscap/${name}`, `<rootDir>/libs/${name}`),
    ),
    {
      ...project('@foolscap/storefront', '<rootDir>/apps/storefront'),
      // Needed by tests that start the server: `cookie`, with which Fastify's `inject` reads cookies.
      transformIgnorePatterns: transformOnly('cookie', ...OPENID_CLIENT, ...HTML_PARSER),
    },
    project('@foolscap/demo-catalog', '<rootDir>/tools/demo-catalog', { environment: 'node' }),
    {
      ...project('tools', '<rootDir>/tools', { environment: 'node' }),
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/demo-catalog/'],
      transformIgnorePatterns: transformOnly('pixelmatch'),
    },
    project('storybook', '<rootDir>/.storybook', { environment: 'node' }),
  ],
};
