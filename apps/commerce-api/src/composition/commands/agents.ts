import Value from 'typebox/value';
import type { AgentKind } from '@foolscap/core/vocabulary';
import {
  type AgentChange,
  AgentChangeSchema,
  type AgentListing,
  changeAgents,
  listAgents,
} from '../../domains/agents/index.ts';
import { type CommandDeps, readCommandLine, UsageError } from './command.ts';
import { runSettingCommand } from './setting-command.ts';

const KINDS: Readonly<Record<string, AgentKind | null>> = {
  csr: 'CSR',
  'sales-rep': 'SALES_REP',
  'store-associate': 'STORE_ASSOCIATE',
  none: null,
};

const USAGE = `Usage: npm run agents -- list
       npm run agents -- set USERNAME --tenant sdc|sba --kind ${Object.keys(KINDS).join('|')} [--store NUMBER]
       npm run agents -- assign USERNAME NUMBER on|off
       npm run agents -- consent sdc|sba|NUMBER required|not-needed
       npm run agents -- sales-rep NUMBER USERNAME|none
       npm run agents -- sales-rep NUMBER --name NAME [--phone DIGITS] [--email ADDRESS]

Lists the staff who may act for customers, or changes it. Visits that are not allowed any longer end at once.

  USERNAME   the user name of the account
  NUMBER     the customer number of an organization
  --kind     csr acts for every customer of the site; sales-rep for members of the assigned organizations of the business site;
             store-associate for every customer, but only for pickup orders at the store; none makes the account a customer's again
  assign     whether a sales representative acts for an organization
  consent    whether customers must allow access first: the members of an organization, or those of a site who have none
  sales-rep  the representative that the members of an organization see, with name, phone and email
`;

type Job = { change?: AgentChange };

function readChange(
  [step, of, ...more]: string[],
  {
    tenant,
    kind,
    store,
    name,
    phone,
    email,
  }: Partial<Record<'tenant' | 'kind' | 'store' | 'name' | 'phone' | 'email', string | undefined>>,
): object {
  if (!of) throw new UsageError('Name one user, organization or site.');
  const [first, second] = more;
  switch (step) {
    case 'set':
      if (tenant !== 'sdc' && tenant !== 'sba') throw new UsageError('--tenant is one of sdc, sba.');
      if (kind === undefined || !Object.hasOwn(KINDS, kind))
        throw new UsageError(`--kind is one of ${Object.keys(KINDS).join(', ')}.`);
      return {
        username: of,
        tenant,
        kind: KINDS[kind],
        ...(store === undefined ? {} : { storeNumber: store }),
      };
    case 'assign':
      if (!first || (second !== 'on' && second !== 'off'))
        throw new UsageError('Name one user, one organization, and on or off.');
      return { username: of, customerNumber: first, isAssigned: second === 'on' };
    case 'consent':
      if (first !== 'required' && first !== 'not-needed')
        throw new UsageError('The consent is required or not-needed.');
      return {
        consent: first === 'required' ? 'REQUIRED' : 'NOT_NEEDED',
        ...(of === 'sdc' || of === 'sba' ? { tenant: of } : { customerNumber: of }),
      };
    case 'sales-rep': {
      if ((first === undefined) === (name === undefined))
        throw new UsageError('Give a user name, none, or --name.');
      const values = { name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
      const salesRep = first === 'none' ? null : first === undefined ? values : { username: first };
      return { customerNumber: of, salesRep };
    }
    default:
      throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  }
}

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    tenant: { type: 'string' },
    kind: { type: 'string' },
    store: { type: 'string' },
    name: { type: 'string' },
    phone: { type: 'string' },
    email: { type: 'string' },
  });
  if (!line) return undefined;
  const { values, positionals } = line;
  if (positionals[0] === 'list') {
    if (positionals.length > 1) throw new UsageError('list takes no arguments.');
    return {};
  }
  const change = readChange(positionals, values);
  if (!Value.Check(AgentChangeSchema, change))
    throw new UsageError(
      'A value is not valid. A phone number has ten digits, and a store number up to four.',
    );
  return { change };
}

const row = ({
  tenant,
  username,
  kind,
  storeNumber,
  organizations,
  visits,
  lastVisitAt,
}: AgentListing): string =>
  [
    tenant,
    kind.padEnd(15),
    username,
    ...(storeNumber === null ? [] : [`store ${storeNumber}`]),
    ...organizations.map((organization) => `(${organization})`),
    `${visits} visits${lastVisitAt === null ? '' : `, the last one at ${lastVisitAt}`}`,
  ].join('  ');

/** Runs the agents command, which sets who may act for customers (docs/decisions/acting-for-customers.md). */
export const runAgentsCli = (deps: CommandDeps): Promise<number> =>
  runSettingCommand<AgentListing, AgentChange>(
    {
      usage: USAGE,
      read: readJob,
      list: listAgents,
      change: changeAgents,
      format: row,
      path: '/cc/api/operator/agents',
      name: 'agents',
    },
    deps,
  );
