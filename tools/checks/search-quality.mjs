// `npm run search:quality [-- --misses]`: rates the search by the judged queries; --misses lists the queries below 0.9 with their results.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root=apps/commerce-api',
    '--project=postgres',
    'src/domains/catalog/search/quality.test.ts',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(process.argv.includes('--misses') ? { FOOLSCAP_SEARCH_MISSES: '1' } : {}) },
  },
);
process.exitCode = status ?? 1;
