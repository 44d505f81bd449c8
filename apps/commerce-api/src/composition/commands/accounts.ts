import { type MembershipProgram, PAID_PROGRAMS } from '@foolscap/account/model';
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
                             [--membership SELECT|PREMIUM|none] [--beneficiary on|off]

Lists the accounts with a value that an operator has set, or changes one. The penalty box and the tier decide on the customer segment.

  USERNAME       the user name of the account
  --tenant       the site of the account: sdc is the consumer site, sba the business site
  --penalty-box  puts the account in the penalty box, or takes it out
  --tier         one of ${TIER_CHOICES.join(', ')}; none for the tier by membership and spending
  --membership   the program that the account has without an end and without buying it; none takes it away, but not a membership that was bought
  --beneficiary  the account has the benefits of a membership that another one shares, and cannot buy one
  --legacy-id    the id of the account in the system that it was moved from; the profile of the user shows it
`;

type Job = { change?: SegmentFlagsChange };

function isOn(option: string, value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new UsageError(`${option} is on or off.`);
  return value === 'on';
}

function readProgram(value: string): MembershipProgram {
  if (value === 'none') return 'NON_MEMBER';
  const program = PAID_PROGRAMS.find((each) => each === value.toUpperCase());
  if (!program) throw new UsageError(`--membership is one of ${PAID_PROGRAMS.join(', ')}, none.`);
  return program;
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
    membership: { type: 'string' },
    beneficiary: { type: 'string' },
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
  const { tenant, ...given } = values;
  const { tier, 'penalty-box': penaltyBox, 'legacy-id': legacyId, membership, beneficiary } = given;
  if (tenant !== 'sdc' && tenant !== 'sba') throw new UsageError('--tenant is one of sdc, sba.');
  if (!Object.values(given).some((value) => typeof value === 'string'))
    throw new UsageError('Give --penalty-box, --tier, --legacy-id, --membership or --beneficiary.');
  return {
    change: {
      tenant,
      username,
      ...(penaltyBox === undefined ? {} : { inPenaltyBox: isOn('--penalty-box', penaltyBox) }),
      ...(tier === undefined ? {} : { tier: readTier(tier) }),
      ...(legacyId === undefined ? {} : { legacyId: readLegacyId(legacyId) }),
      ...(membership === undefined ? {} : { program: readProgram(membership) }),
      ...(beneficiary === undefined ? {} : { isBeneficiary: isOn('--beneficiary', beneficiary) }),
    },
  };
}

const row = ({
  tenant,
  username,
  inPenaltyBox,
  tier,
  legacyId,
  program,
  isBeneficiary,
}: SegmentFlags): string =>
  [
    tenant,
    `penalty box ${inPenaltyBox ? 'on ' : 'off'}`,
    `tier ${(tier ?? 'none').padEnd(8)}`,
    username,
    ...(legacyId ? [`legacy id ${legacyId}`] : []),
    ...(program === 'NON_MEMBER' ? [] : [`membership ${program}`]),
    ...(isBeneficiary ? ['beneficiary'] : []),
  ].join('  ');

/** Runs the accounts command, which sets the flags that decide on the customer segments of accounts, their memberships and their legacy ids. */
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
