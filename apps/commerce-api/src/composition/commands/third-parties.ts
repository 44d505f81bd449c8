import Value from 'typebox/value';
import {
  applyThirdPartyChange,
  listThirdPartyPrograms,
  MAX_LINK_HOURS,
  type ThirdPartyChange,
  ThirdPartyChangeSchema,
  type ThirdPartyProgram,
} from '../../domains/organizations/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run third-parties -- list
       npm run third-parties -- program NUMBER CODE NAME|none
       npm run third-parties -- link NUMBER CODE EMAIL FIRST-NAME LAST-NAME [--hours HOURS]

Lists or changes the partner programs of organizations, or creates a link that signs a third-party user in once.

  NUMBER   the customer number of an organization
  CODE     the code of the program, in capital letters and digits; none removes it and signs its users out
  --hours  how long the link is valid, up to ${MAX_LINK_HOURS}; 72 by default
`;

const PATH = '/cc/api/operator/third-parties';

type Job = { change?: ThirdPartyChange };

/** The arguments of each step, and the change that they mean. */
const STEPS: Record<string, { count: number; build(args: string[], hours: number): object }> = {
  program: {
    count: 3,
    build: ([customerNumber, code, name]) => ({
      customerNumber,
      program: { code, name: name === 'none' ? null : name },
    }),
  },
  link: {
    count: 5,
    build: ([customerNumber, tpsCode, email, firstName, lastName], hours) => ({
      customerNumber,
      link: { tpsCode, email, firstName, lastName, hours },
    }),
  },
};

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, { hours: { type: 'string' } });
  if (!line) return undefined;
  const { values, positionals } = line;
  const [kind, ...more] = positionals;
  if (kind === 'list') {
    if (more.length) throw new UsageError('list takes no arguments.');
    return {};
  }
  const step = kind === undefined ? undefined : STEPS[kind];
  if (!step) throw new UsageError(kind ? `"${kind}" is not a step.` : 'Name the step.');
  if (more.length !== step.count) throw new UsageError(`${kind} takes ${step.count} arguments.`);
  if (values.hours !== undefined && kind !== 'link') throw new UsageError(`${kind} takes no --hours.`);
  const change = step.build(more, Number(values.hours ?? 72));
  if (!Value.Check(ThirdPartyChangeSchema, change))
    throw new UsageError('This change has a value that is not allowed. Check the spelling and the format.');
  return { change: change as ThirdPartyChange };
}

const row = ({ customerNumber, code, name, openLinks, users }: ThirdPartyProgram): string =>
  [customerNumber, code, name, `(users: ${users}, open links: ${openLinks})`].join('  ');

/** Runs the third-parties command, which sets up partner programs and creates sign-in links. */
export function runThirdPartiesCli(deps: CommandDeps): Promise<number> {
  const print = (line: string) => deps.out.write(`${line}\n`);
  const printRows = (rows: readonly ThirdPartyProgram[]) => rows.map(row).forEach(print);
  const now = () => new Date();
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob,
      async atDatabase({ change }, database, settings) {
        if (!change) return printRows(await listThirdPartyPrograms(database.db, now()));
        // A shop that is not running has no URL other than the one in its settings.
        const shop = { protocol: 'http' as const, host: `localhost:${settings.port}` };
        print((await applyThirdPartyChange({ database, settings, now }, change, shop)).message);
      },
      async atShop({ change }, shop) {
        if (change) print((await callShop<{ message: string }>(shop, PATH, change)).message);
        else
          printRows((await callShop<{ 'third-parties': ThirdPartyProgram[] }>(shop, PATH))['third-parties']);
      },
    },
    deps,
  );
}
