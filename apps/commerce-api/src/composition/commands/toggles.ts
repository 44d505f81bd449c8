import { changeToggle, listToggles, type ToggleChange, type ToggleRow } from '../../domains/account/index.ts';
import { type CommandDeps, readCommandLine, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run toggles -- list
       npm run toggles -- on NAME [--tenant sdc|sba]
       npm run toggles -- off NAME [--tenant sdc|sba]

Lists the feature toggles, or switches one on or off.

  NAME      as shown by list
  --tenant  changes one site: sdc is the consumer site, sba the business site; without it, both
`;

type Job = { change?: ToggleChange };

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    tenant: { type: 'string' },
  });
  if (!line) return undefined;
  const { values, positionals } = line;
  const [step, name, ...more] = positionals;
  if (step === 'list') {
    if (name !== undefined) throw new UsageError('list takes no arguments.');
    return {};
  }
  if (step !== 'on' && step !== 'off')
    throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (!name || more.length) throw new UsageError('Name one toggle.');
  const { tenant } = values;
  if (tenant !== undefined && tenant !== 'sdc' && tenant !== 'sba')
    throw new UsageError('--tenant is one of sdc, sba.');
  return { change: { name, on: step === 'on', ...(tenant === undefined ? {} : { tenant }) } };
}

const row = ({ name, tenant, values }: ToggleRow): string =>
  `${name.padEnd(18)}${(tenant ?? 'both').padEnd(6)}${values.includes('false') ? 'off' : 'on'}`;

/** Runs the toggles command, which switches features on and off. */
export const runTogglesCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<ToggleRow, ToggleChange>(
    {
      usage: USAGE,
      read: readJob,
      list: listToggles,
      change: changeToggle,
      format: row,
      path: '/cc/api/operator/toggles',
      name: 'toggles',
    },
    deps,
  );
