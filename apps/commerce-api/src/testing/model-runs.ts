import { testDatabaseKind } from './test-database.ts';

/**
 * Counts the random series that a model test runs: 2,000 in `npm run test:full`, or the value of FOOLSCAP_MODEL_RUNS. The embedded database
 * runs a quarter of them: the rules are the same, and it is slower.
 *
 * @param usual number in `npm test`
 */
export function countModelRuns(usual: number): number {
  const runs = Number(process.env.FOOLSCAP_MODEL_RUNS ?? usual);
  return Math.ceil(testDatabaseKind === 'postgres' ? runs : runs / 4);
}
