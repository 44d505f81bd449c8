import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { project, transformOnly } = createRequire(import.meta.url)('./tools/jest/project.cjs');

/** Absolute paths, so that both Jest, from the project's folder, and knip, from the workspace's, resolve them. */
const testSupport = (file) =>
  fileURLToPath(new URL(`./apps/commerce-api/test-support/${file}`, import.meta.url));

/** The HTML parser of imported descriptions, with its dependencies: ES modules only. */
const HTML_PARSER = ['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'];

/** Tests of the API without a database, or for the embedded one only: PostgreSQL would change nothing. */
const EMBEDDED_ONLY = [
  '/src/domains/media/(?!.*\\.race\\.test)',
  '/src/kernel/database/full-disk\\.test',
  '/src/kernel/addresses/suggest-address\\.test',
  '/src/kernel/geo/zip-places\\.test',
  '/src/composition/commands/',
  '/src/domains/imports/(csv-rows|feed-fields|fields|html|report|rows)\\.test',
];

/**
 * Tests that `npm test` runs on both databases: the database itself, the main test of every domain, and what depends most on transactions
 * and SQL. All others run on PostgreSQL (docs/decisions/tests-on-two-databases.md).
 */
const ON_BOTH_DATABASES = [
  '/src/app\\.test',
  '/src/kernel/database/',
  '/src/domains/(\\w+)/\\1\\.test',
  '/src/domains/catalog/search/search\\.test',
  '/src/domains/imports/(import|feed)\\.test',
  '/src/domains/orders/(canceling|kill|recovery)\\.test',
  '/src/domains/payments/wallet\\.test',
];

/** Keeps all tests of the project of the embedded database, or in `npm test` only those that it is meant for. */
const onEmbeddedDatabase = ({ testMatch, ...project }) =>
  process.env.FOOLSCAP_ONE_DATABASE
    ? {
        ...project,
        testRegex: [...EMBEDDED_ONLY, ...ON_BOTH_DATABASES].map((path) => `^(?=.*\\.test\\.ts$).*${path}`),
      }
    : { ...project, testMatch };

/** A project of the API's tests. PGlite is transformed as well, because Jest's own module system does not support its imports. */
const commerceApi = (name) => {
  const base = project(name, '<rootDir>/apps/commerce-api', { environment: 'node' });
  const [[, transformer]] = Object.entries(base.transform);
  return {
    ...base,
    setupFilesAfterEnv: [...base.setupFilesAfterEnv, testSupport('timeout.cjs')],
    transform: { ...base.transform, '^.+\\.cjs$': transformer },
    transformIgnorePatterns: transformOnly('cookie', '@electric-sql/pglite', ...HTML_PARSER),
  };
};

/** @type {import('jest').Config} */
export default {
  projects: [
    ...readdirSync(new URL('./libs', import.meta.url)).map((name) => project(name, `<rootDir>/libs/${name}`)),
    {
      ...project('storefront', '<rootDir>/apps/storefront'),
      // Also needed by the server's tests: `cookie`, with which Fastify's `inject` reads cookies.
      transformIgnorePatterns: transformOnly('cookie', ...HTML_PARSER),
    },
    // Tests that need real concurrency (*.race.test.ts) run on PostgreSQL only.
    onEmbeddedDatabase({
      ...commerceApi('commerce-api'),
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.race\\.test\\.ts$'],
    }),
    {
      ...commerceApi('commerce-api-postgres'),
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...EMBEDDED_ONLY],
      globals: { FOOLSCAP_TEST_DATABASE: 'postgres' },
      globalSetup: testSupport('start-postgres.mjs'),
      globalTeardown: testSupport('stop-postgres.mjs'),
    },
    project('demo-catalog', '<rootDir>/tools/demo-catalog', { environment: 'node' }),
    project('tools', '<rootDir>/tools/lint', { environment: 'node' }),
    project('pack', '<rootDir>/tools/pack', { environment: 'node' }),
    project('release', '<rootDir>/tools/release', { environment: 'node' }),
    project('checks', '<rootDir>/tools/checks', { environment: 'node' }),
    project('qa', '<rootDir>/tools/qa', { environment: 'node' }),
    project('payment-page', '<rootDir>/tools/payment-page', { environment: 'node' }),
    project('build', '<rootDir>/tools/build', { environment: 'node' }),
    project('shop', '<rootDir>/tools/shop', { environment: 'node' }),
    {
      ...project('visual', '<rootDir>/tools/visual', { environment: 'node' }),
      transformIgnorePatterns: transformOnly('pixelmatch'),
    },
    project('storybook', '<rootDir>/.storybook', { environment: 'node' }),
  ],
};
