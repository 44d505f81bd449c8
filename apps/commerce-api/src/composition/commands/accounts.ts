import {
  changeSegmentFlags,
  LEGACY_ID,
  listSegmentFlags,
  type SegmentFlags,
  type SegmentFlagsChange,
  TIER_CHOICES,
} from '../../domains/account/index.ts';
import { type CommandDeps, readCommandLine, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run accounts -- list
       npm run accounts -- set USERNAME --tenant sdc|sba [--penalty-box on|off] [--tier TIER|none] [--legacy-id ID|none]

Lists the accounts that are in the penalty box, or have a tier of their own or a legacy id, or changes one. The penalty box and the tier
decide on the customer segment.

  USERNAME       the user name of the account
  --tenant       the site of the account: sdc is the consumer site, sba the business site
  --penalty-box  puts the account in the penalty box, or takes it out
  --tier         one of ${TIER_CHOICES.join(', ')}; none for the tier by membership and spending
  --legacy-id    the id of the account in the system that it was moved from; the profile of the user shows it
`;

type Job = { change?: SegmentFlagsChange };

function readPenaltyBox(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new UsageError('--penalty-box is on or off.');
  return value === 'on';
}

function readTier(value: string): string | null {
  if (value === 'none') return null;
  const tier = value.toUpperCase();
  if (!TIER_CHOICES.includes(tier))
    throw new UsageError(`--tier is one of ${TIER_CHOICES.join(', ')}, none.`);
  return tier;
}

function readLegacyId(value: string): string | null {
  if (value === 'none') return null;
  if (!LEGACY_ID.test(value))
    throw new UsageError('--legacy-id has up to 64 letters, digits, dots, underscores and hyphens.');
  return value;
}

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    tenant: { type: 'string' },
    'penalty-box': { type: 'string' },
    tier: { type: 'string' },
    'legacy-id': { type: 'string' },
  });
  if (!line) return undefined;
  const { values, positionals } = line;
  const [step, username, ...more] = positionals;
  if (step === 'list') {
    if (username !== undefined) throw new UsageError('list takes no arguments.');
    return {};
  }
  if (step !== 'set') throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (!username || more.length) throw new UsageError('Name one account by its user name.');
  const { tenant, tier, 'penalty-box': penaltyBox, 'legacy-id': legacyId } = values;
  if (tenant !== 'sdc' && tenant !== 'sba') throw new UsageError('--tenant is one of sdc, sba.');
  if (penaltyBox === undefined && tier === undefined && legacyId === undefined)
    throw new UsageError('Give --penalty-box, --tier or --legacy-id.');
  return {
    change: {
      tenant,
      username,
      ...(penaltyBox === undefined ? {} : { inPenaltyBox: readPenaltyBox(penaltyBox) }),
      ...(tier === undefined ? {} : { tier: readTier(tier) }),
      ...(legacyId === undefined ? {} : { legacyId: readLegacyId(legacyId) }),
    },
  };
}

const row = ({ tenant, username, inPenaltyBox, tier, legacyId }: SegmentFlags): string =>
  `${tenant}  penalty box ${inPenaltyBox ? 'on ' : 'off'}  tier ${(tier ?? 'none').padEnd(8)}  ${username}${legacyId ? `  legacy id ${legacyId}` : ''}`;

/** Runs the accounts command, which sets the flags that decide on the customer segments of accounts, and their legacy ids. */
export const runAccountsCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<SegmentFlags, SegmentFlagsChange>(
    {
      usage: USAGE,
      read: readJob,
      list: listSegmentFlags,
      change: changeSegmentFlags,
      format: row,
      path: '/cc/api/operator/accounts',
      name: 'accounts',
    },
    deps,
  );
