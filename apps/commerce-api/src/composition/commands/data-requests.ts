import { type DataRequestRow, listDataRequests } from '../../domains/privacy/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run data-requests -- list [--open]

Lists the requests of members for a copy of their data, or for its erasure, the newest first. A running shop processes
them by itself; an erasure waits until the account's orders are finished.

  --open  lists requests that have not been processed
`;

interface Job {
  isOpen: boolean;
}

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, { open: { type: 'boolean', default: false } });
  if (!line) return undefined;
  const {
    values: { open },
    positionals: [step, ...more],
  } = line;
  if (step !== 'list') throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (more.length > 0) throw new UsageError('list takes no arguments.');
  return { isOpen: open };
}

const toMinutes = (time: Date | string): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** Formats a request as a line, without personal data. */
const formatRequest = ({ id, kind, tenant, requestedAt, doneAt }: DataRequestRow): string =>
  [
    id,
    kind === 'EXPORT' ? 'copy   ' : 'erasure',
    tenant === 'sba' ? 'business' : 'consumer',
    toMinutes(requestedAt),
    doneAt ? `done ${toMinutes(doneAt)}` : 'open',
  ].join('  ');

/** Runs the data-requests command, which lists the requests of members for their data. */
export const runDataRequestsCli = (deps: CommandDeps): Promise<number> => {
  const print = (rows: readonly DataRequestRow[]) =>
    (rows.length > 0 ? rows.map(formatRequest) : ['No requests.']).forEach(
      (line) => void deps.out.write(`${line}\n`),
    );
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob,
      async atDatabase(job, { db }) {
        print(await listDataRequests(db, job));
      },
      async atShop({ isOpen }, shop) {
        const path = `/cc/api/operator/data-requests${isOpen ? '?isOpen=true' : ''}`;
        print((await callShop<{ requests: DataRequestRow[] }>(shop, path)).requests);
      },
    },
    deps,
  );
};
