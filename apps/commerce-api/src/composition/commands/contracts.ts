import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeText } from '@foolscap/core/files';
import { formatMoney } from '@foolscap/core/money';
import Value from 'typebox/value';
import {
  changeContract,
  type ContractChange,
  ContractChangeSchema,
  type ContractImport,
  type ContractImportRequest,
  describeContract,
  importContracts,
  listAllContracts,
  type ListedContract,
  MAX_CONTRACT_FILE,
  type PriceChange,
  readAmount,
} from '../../domains/organizations/index.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run contracts -- list [NUMBER]
       npm run contracts -- import FILE --preview [--all]
       npm run contracts -- import FILE [--token TOKEN] [--skip-rejected] [--all]
       npm run contracts -- set NUMBER CONTRACT [--name NAME] [--from DAY|none] [--to DAY|none] [--priority 0-1000]
                                [--active on|off] [--minimum AMOUNT|none] [--payments invoice,card,wallet|all]
                                [--ship-to LABEL,LABEL|all] [--bill-to LABEL,LABEL|all] [--fixed-addresses on|off]

Lists, imports and changes the contracts of organizations: prices, days, order minimums, ways to pay and addresses.

  FILE             CSV with the columns customer number, contract and sku, and any of price, min quantity, name, starts on,
                   ends on, priority, order minimum and payments; it lists all items of each of its contracts
  --preview        print what would change, and write nothing
  --token          the token that the preview printed; the import is refused if the file or the contracts have changed since
  --skip-rejected  import the other rows of a file with rejected rows
  --all            print all changes of prices, not only the first 20 of each contract
  NUMBER           the customer number of an organization
  DAY              the first or last day in UTC, such as 2026-12-31
  AMOUNT           in dollars, such as 250.00
`;

const PATH = '/cc/api/operator/contracts';
/** Number of changes that are printed for each contract. */
const PRINTED = 20;

type Job =
  | { step: 'list'; customerNumber: string | undefined }
  | { step: 'import'; request: ContractImportRequest; printsAll: boolean }
  | { step: 'set'; change: ContractChange };

function isOn(option: string, value: string | undefined): boolean | undefined {
  if (value !== undefined && value !== 'on' && value !== 'off')
    throw new UsageError(`${option} is on or off.`);
  return value === undefined ? undefined : value === 'on';
}

const orNull = <T>(value: string, nothing: string, read: (text: string) => T): T | null =>
  value === nothing ? null : read(value);

const split = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function readFile(name: string, env: CommandDeps['env']): string {
  // npm runs scripts in the root of the project; the file name is relative to the caller's working directory.
  const file = resolve(env.INIT_CWD ?? '.', name);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new UsageError(`There is no file ${file}.`);
  if (size > MAX_CONTRACT_FILE) throw new UsageError(`${file} is larger than 24 MB. Split it by contract.`);
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const OPTIONS = {
  preview: { type: 'boolean' },
  token: { type: 'string' },
  'skip-rejected': { type: 'boolean' },
  all: { type: 'boolean' },
  name: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  priority: { type: 'string' },
  active: { type: 'string' },
  minimum: { type: 'string' },
  payments: { type: 'string' },
  'ship-to': { type: 'string' },
  'bill-to': { type: 'string' },
  'fixed-addresses': { type: 'string' },
} as const;

type Values = { [Option in keyof typeof OPTIONS]?: string | boolean | undefined };

/** The options of each step. */
const STEP_OPTIONS: Record<Job['step'], readonly (keyof typeof OPTIONS)[]> = {
  list: [],
  import: ['preview', 'token', 'skip-rejected', 'all'],
  set: [
    'name',
    'from',
    'to',
    'priority',
    'active',
    'minimum',
    'payments',
    'ship-to',
    'bill-to',
    'fixed-addresses',
  ],
};

function readDollars(text: string): number {
  try {
    return readAmount(text);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Builds a change from its options. */
function readChange([customerNumber, contract]: string[], values: Values): ContractChange {
  const text = (option: keyof typeof OPTIONS) => values[option] as string | undefined;
  const given = <T>(option: keyof typeof OPTIONS, field: string, read: (value: string) => T): object => {
    const value = text(option);
    return value === undefined ? {} : { [field]: read(value) };
  };
  const change = {
    customerNumber,
    contract,
    ...given('name', 'name', (value) => value),
    ...given('from', 'startsOn', (value) => orNull(value, 'none', String)),
    ...given('to', 'endsOn', (value) => orNull(value, 'none', String)),
    ...given('priority', 'priority', Number),
    ...given('active', 'isActive', (value) => isOn('--active', value)),
    ...given('minimum', 'minimumMinor', (value) => orNull(value, 'none', readDollars)),
    ...given('payments', 'allowedPayments', (value) => orNull(value, 'all', split)),
    ...given('ship-to', 'shipTo', (value) => orNull(value, 'all', split)),
    ...given('bill-to', 'billTo', (value) => orNull(value, 'all', split)),
    ...given('fixed-addresses', 'hasFixedAddresses', (value) => isOn('--fixed-addresses', value)),
  };
  if (Object.keys(change).length < 3) throw new UsageError('Name what to change.');
  if (!Value.Check(ContractChangeSchema, change))
    throw new UsageError('This change has a value that is not allowed. Check the spelling and the format.');
  return change as ContractChange;
}

const readJob =
  (env: CommandDeps['env']) =>
  (args: string[]): Job | undefined => {
    const line = readCommandLine(args, OPTIONS);
    if (!line) return undefined;
    const { positionals } = line;
    const values = line.values as Values;
    const [step, ...more] = positionals;
    if (step !== 'list' && step !== 'import' && step !== 'set')
      throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
    const odd = (Object.keys(values) as (keyof typeof OPTIONS)[]).find(
      (option) => !STEP_OPTIONS[step].includes(option),
    );
    if (odd) throw new UsageError(`${step} takes no --${odd}.`);
    if (step === 'list') {
      if (more.length > 1) throw new UsageError('list takes one number at most.');
      return { step, customerNumber: more[0] };
    }
    if (step === 'set') {
      if (more.length !== 2) throw new UsageError('set takes 2 arguments.');
      return { step, change: readChange(more, values) };
    }
    if (more.length !== 1) throw new UsageError('Name one file.');
    if (values.preview && (values.token || values['skip-rejected']))
      throw new UsageError('A preview takes no --token and no --skip-rejected.');
    return {
      step,
      printsAll: values.all === true,
      request: {
        csv: readFile(more[0]!, env),
        preview: values.preview === true,
        skipRejected: values['skip-rejected'] === true,
        ...(values.token === undefined ? {} : { token: values.token as string }),
      },
    };
  };

const formatRow = (contract: ListedContract): string =>
  `${contract.customerNumber}  ${contract.number}  ${contract.name}: ${describeContract(contract)}`;

const price = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? 'general price' : formatMoney(minor);

/** Describes a change of a price: `ream from 10: $9.00 -> $8.50 (-5.6%)`. */
export function formatChange({ kind, sku, minQty, from, to }: PriceChange): string {
  const item = minQty > 1 ? `${sku} from ${minQty}` : sku;
  if (kind === 'added') return `+ ${item}: ${price(to)}`;
  if (kind === 'ended') return `- ${item}: was ${price(from)}`;
  const share =
    typeof from === 'number' && typeof to === 'number' && from > 0
      ? ` (${to >= from ? '+' : '-'}${((Math.abs(to - from) / from) * 100).toFixed(1)}%)`
      : '';
  return `~ ${item}: ${price(from)} -> ${price(to)}${share}`;
}

/** Lists the lines of the report of an import. */
function* reportImport(
  { contracts, changes, rejected, token, isApplied }: ContractImport,
  printsAll: boolean,
): Generator<string> {
  const most = printsAll ? Infinity : PRINTED;
  for (const { customerNumber, contract, organization, isNew, terms, rules, ...counts } of contracts) {
    yield `${organization} (${customerNumber}), contract ${contract}${isNew ? ', new' : ''}: ${counts.added} added, ${counts.changed} changed, ${counts.ended} ended, ${counts.unchanged} unchanged`;
    for (const term of [...terms, ...rules]) yield `  ${term}`;
    const own = changes.filter(
      (each) => each.customerNumber === customerNumber && each.contract === contract,
    );
    for (const change of own.slice(0, most)) yield `  ${formatChange(change)}`;
    if (own.length > most) yield `  and ${own.length - most} more; see them with --all`;
  }
  if (rejected.length) yield `${rejected.length} rows rejected:`;
  for (const { row, reason } of rejected.slice(0, most)) yield `  row ${row}: ${reason}`;
  if (rejected.length > most) yield `  and ${rejected.length - most} more; see them with --all`;
  yield isApplied
    ? 'The contracts are imported.'
    : `Nothing was written. To import exactly this, add --token ${token}${rejected.length ? ' --skip-rejected' : ''} in place of --preview.`;
}

/** Runs the contracts command, which lists, imports and changes the contracts of organizations. */
export function runContractsCli(deps: CommandDeps): Promise<number> {
  const print = (lines: Iterable<string>) => {
    for (const line of lines) deps.out.write(`${line}\n`);
  };
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob(deps.env),
      async atDatabase(job, { db }) {
        const now = new Date();
        if (job.step === 'list') print((await listAllContracts(db, job.customerNumber)).map(formatRow));
        else if (job.step === 'set') print([(await changeContract(db, job.change, now)).message]);
        else print(reportImport(await importContracts(db, job.request, now), job.printsAll));
      },
      async atShop(job, shop) {
        if (job.step === 'list') {
          const query =
            job.customerNumber === undefined
              ? ''
              : `?customerNumber=${encodeURIComponent(job.customerNumber)}`;
          const { contracts } = await callShop<{ contracts: ListedContract[] }>(shop, `${PATH}${query}`);
          print(contracts.map(formatRow));
        } else if (job.step === 'set') {
          print([(await callShop<{ message: string }>(shop, PATH, job.change)).message]);
        } else {
          print(
            reportImport(await callShop<ContractImport>(shop, `${PATH}/import`, job.request), job.printsAll),
          );
        }
      },
    },
    deps,
  );
}
