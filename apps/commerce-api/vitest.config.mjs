import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the API without a database, or for the embedded one only: PostgreSQL would change nothing. */
const EMBEDDED_ONLY = [
  'src/domains/media/**/!(*.race).test.ts',
  'src/kernel/database/full-disk.test.ts',
  'src/kernel/addresses/suggest-address.test.ts',
  'src/kernel/geo/zip-places.test.ts',
  'src/domains/imports/{csv-rows,feed-fields,fields,html,import-endpoint,report,rows}.test.ts',
];

/**
 * Tests that `npm test` runs on both databases: the database itself, the main test of every domain, and what depends most on transactions
 * and SQL. All others run on PostgreSQL (docs/decisions/tests-on-two-databases.md).
 */
const ON_BOTH_DATABASES = [
  'src/app.test.ts',
  'src/kernel/database/*.test.ts',
  ...readdirSync(new URL('src/domains', import.meta.url)).map(
    (name) => `src/domains/${name}/${name}.test.ts`,
  ),
  // The main tests of the domains whose name is not that of a test.
  'src/domains/ads/sponsored.test.ts',
  'src/domains/catalog/search/search.test.ts',
  'src/domains/content/{messages,newsletter,translations,home/home}.test.ts',
  'src/domains/imports/import.test.ts',
  'src/domains/orders/{canceling,recovery}.test.ts',
  'src/domains/organizations/budgets/budgets.test.ts',
  'src/domains/organizations/reports/reports.test.ts',
  'src/domains/payments/wallet.test.ts',
  'src/domains/pricing/promotions.test.ts',
  'src/domains/recommendations/recommend.test.ts',
];

const conditions = ['@foolscap/source', 'node'];
const full = Boolean(process.env.FOOLSCAP_FULL);

/** @param {'pglite' | 'postgres'} kind @param {import('vitest/config').ProjectConfig} files */
const onDatabase = (kind, files) => ({
  extends: true,
  test: { name: kind, provide: { testDatabaseKind: kind }, ...files },
});

/**
 * One module graph a worker: a test file costs its tests, not the loading of about 1,500 modules (docs/decisions/api-tests.md). A test must not
 * leave anything behind in a module or a global.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { noExternal: [/^@foolscap\//], resolve: { conditions } },
  test: {
    reporters: ['default', '../../tools/checks/reports/vitest-reporter.mjs'],
    globals: true,
    environment: 'node',
    isolate: false,
    pool: 'forks',
    maxWorkers: 2,
    // The first test file of a run creates the database templates, which takes a few seconds; many random cases take minutes.
    testTimeout: full ? 1_200_000 : 90_000,
    hookTimeout: 90_000,
    globalSetup: ['test-support/build.mjs'],
    setupFiles: ['test-support/setup-properties.mjs'],
    projects: [
      onDatabase('pglite', {
        include: full ? ['src/**/*.test.ts'] : [...EMBEDDED_ONLY, ...ON_BOTH_DATABASES],
        // Tests that need real concurrency run on PostgreSQL only.
        exclude: ['**/*.race.test.ts'],
      }),
      onDatabase('postgres', {
        include: ['src/**/*.test.ts'],
        exclude: EMBEDDED_ONLY,
        globalSetup: ['test-support/build.mjs', 'test-support/postgres.mjs'],
      }),
    ],
  },
});
