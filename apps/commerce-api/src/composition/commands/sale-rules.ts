import Value from 'typebox/value';
import {
  changeSaleRule,
  listSaleRules,
  type SaleRule,
  type SaleRuleChange,
  SaleRuleChangeSchema,
} from '../../domains/organizations/index.ts';
import { type CommandDeps, readCommandLine, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const USAGE = `Usage: npm run sale-rules -- list
       npm run sale-rules -- item SKU CONDITIONS|none
       npm run sale-rules -- area-fee ZIP FEE|none
       npm run sale-rules -- guest-prices sba shown|hidden
       npm run sale-rules -- small-order sdc|sba AMOUNT|none
       npm run sale-rules -- membership SELECT|PREMIUM AMOUNT|none
       npm run sale-rules -- membership-discount SELECT|PREMIUM PERCENT|none
       npm run sale-rules -- membership-term SKU DAYS|none
       npm run sale-rules -- organization NUMBER [--contract-only on|off] [--health-care on|off]
       npm run sale-rules -- policy NUMBER CATEGORY|BRAND|ITEM VALUE on|off
       npm run sale-rules -- part-number NUMBER SKU PART|none
       npm run sale-rules -- member USERNAME [--permissions G_BOP,G_WS] [--certified on|off]

Lists or changes the rules of selling items: conditions of products, delivery area fees, small orders, memberships, and what members of organizations may add.

  CONDITIONS  JSON, such as '{"surcharge": 250, "restrictedStates": ["CA"]}'; it replaces the conditions that the product has
  ZIP         the first three to five digits of a ZIP code, or two or three characters of a Canadian postal code; the longest that matches applies
  FEE         in dollars, such as 9.95
  AMOUNT      in dollars; carts with goods for less suggest combining orders, and members ship free from it
  PERCENT     from 1 to 99; it replaces the discount that members have on all their orders
  DAYS        the days that a membership lasts; none for a year
  NUMBER      the customer number of an organization
`;

type Job = { change?: SaleRuleChange };

function isOn(option: string, value: string | undefined): boolean | undefined {
  if (value !== undefined && value !== 'on' && value !== 'off')
    throw new UsageError(`${option} is on or off.`);
  return value === undefined ? undefined : value === 'on';
}

function parseConditions(text: string): unknown {
  if (text === 'none') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('The conditions are not JSON.');
  }
}

function parseFee(text: string): number | null {
  if (text === 'none') return null;
  if (!/^\d+(\.\d{2})?$/.test(text)) throw new UsageError('Give the amount in dollars, such as 9.95.');
  return Math.round(Number(text) * 100);
}

function parseNumber(text: string, hint: string): number | null {
  if (text === 'none') return null;
  if (!/^\d+$/.test(text)) throw new UsageError(hint);
  return Number(text);
}

function readShown(state: string): boolean {
  if (state !== 'shown' && state !== 'hidden') throw new UsageError('Prices are shown or hidden.');
  return state === 'shown';
}

const orNull = (text: string) => (text === 'none' ? null : text);

/** The arguments of each step, and the change that they mean. */
const STEPS: Record<string, { count: number; build(args: string[], options: Options): unknown }> = {
  item: { count: 2, build: ([sku, text]) => ({ sku, conditions: parseConditions(text!) }) },
  'area-fee': { count: 2, build: ([zipPrefix, fee]) => ({ zipPrefix, feeMinor: parseFee(fee!) }) },
  'guest-prices': {
    count: 2,
    build: ([tenant, state]) => ({ tenant, areShown: readShown(state!) }),
  },
  'small-order': { count: 2, build: ([tenant, amount]) => ({ tenant, belowMinor: parseFee(amount!) }) },
  membership: {
    count: 2,
    build: ([program, amount]) => ({
      program: program!.toUpperCase(),
      freeShippingMinor: parseFee(amount!),
    }),
  },
  'membership-discount': {
    count: 2,
    build: ([program, percent]) => ({
      program: program!.toUpperCase(),
      percent: parseNumber(percent!, 'Give the discount in percent, such as 5.'),
    }),
  },
  'membership-term': {
    count: 2,
    build: ([sku, days]) => ({ sku, days: parseNumber(days!, 'Give the term in days, such as 365.') }),
  },
  policy: {
    count: 4,
    build: ([customerNumber, policy, value, state]) => ({
      customerNumber,
      policy,
      value,
      isSet: isOn('The last word', state),
    }),
  },
  'part-number': {
    count: 3,
    build: ([customerNumber, sku, part]) => ({ customerNumber, sku, partNumber: orNull(part!) }),
  },
  organization: {
    count: 1,
    build: ([customerNumber], { contractOnly, healthCare }) => ({
      customerNumber,
      ...(contractOnly === undefined ? {} : { contractOnly }),
      ...(healthCare === undefined ? {} : { healthCare }),
    }),
  },
  member: {
    count: 1,
    build: ([username], { permissions, certified }) => ({
      username,
      ...(permissions === undefined ? {} : { permissions: permissions.split(',').filter(Boolean) }),
      ...(certified === undefined ? {} : { isCertified: certified }),
    }),
  },
};

interface Options {
  contractOnly: boolean | undefined;
  healthCare: boolean | undefined;
  certified: boolean | undefined;
  permissions: string | undefined;
}

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    'contract-only': { type: 'string' },
    'health-care': { type: 'string' },
    certified: { type: 'string' },
    permissions: { type: 'string' },
  });
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
  const change = {
    kind,
    ...(step.build(more, {
      contractOnly: isOn('--contract-only', values['contract-only']),
      healthCare: isOn('--health-care', values['health-care']),
      certified: isOn('--certified', values.certified),
      permissions: values.permissions,
    }) as object),
  };
  if (Object.keys(change).length < 3) throw new UsageError('Name what to change.');
  if (!Value.Check(SaleRuleChangeSchema, change))
    throw new UsageError('This rule has a value that is not allowed. Check the spelling and the format.');
  return { change: change as SaleRuleChange };
}

const row = ({ kind, name, rule }: SaleRule): string => `${kind.padEnd(13)} ${name.padEnd(12)} ${rule}`;

/** Runs the sale-rules command, which lists and changes the rules of selling items. */
export const runSaleRulesCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<SaleRule, SaleRuleChange>(
    {
      usage: USAGE,
      read: readJob,
      list: listSaleRules,
      change: changeSaleRule,
      format: row,
      path: '/cc/api/operator/sale-rules',
      name: 'sale-rules',
    },
    deps,
  );
