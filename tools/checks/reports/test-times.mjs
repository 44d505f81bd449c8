// Reports test times: each suite with the share of its time that is spent in tests and not in startup, and the slowest files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shop/build.mjs';

/** Number of files listed. */
const SLOWEST = 30;

const seconds = (ms) => Math.round(ms / 100) / 10;

/**
 * Reads the reports of tasks that have run and were not cached.
 *
 * @param {{ id: string, seconds: number, isCached: boolean }[]} tasks
 * @returns {{ suites: { id: string, seconds: number, inTests: number, share: number }[], slowestFiles: { path: string, seconds: number }[] }}
 *   `inTests`: seconds, summed over the workers of a suite; `share`: of its time, so above 1 with several workers
 */
export function readTimes(tasks) {
  const reports = tasks
    .filter(({ isCached }) => !isCached)
    .map((task) => ({
      ...task,
      file: join(root, 'out/reports', `${task.id.replace(/:(?=[^:]*$)/, '/')}.json`),
    }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, ...task }) => ({ ...task, files: JSON.parse(readFileSync(file, 'utf8')).files }));
  return {
    suites: reports.map(({ id, seconds: all, files }) => {
      const inTests = seconds(files.reduce((sum, { ms }) => sum + ms, 0));
      return { id, seconds: all, inTests, share: Math.round((inTests / Math.max(all, 1)) * 100) / 100 };
    }),
    slowestFiles: reports
      .flatMap(({ files }) => files)
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST)
      .map(({ path, ms }) => ({ path, seconds: seconds(ms) })),
  };
}

/** Describes the suites of at least a minute in lines. */
export const describeTimes = ({ suites }) =>
  suites
    .filter(({ seconds: all }) => all >= 60)
    .map(
      ({ id, seconds: all, inTests, share }) =>
        `${id}: ${all} s, tests ${inTests} s summed over its workers (${Math.round(share * 100)} %)`,
    );
