import { createHash, randomUUID } from 'node:crypto';
import type { ContractPayment } from '@foolscap/account/model';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import { operatorText } from '../../../kernel/translations/reply-text.ts';
import { lockContracts, settleContracts } from './contract-prices.ts';
import {
  compareRules,
  describeRuleChange,
  findRuleSubjects,
  readStoredRules,
  type RuleChange,
  ruleKey,
  type RuleSubjects,
  writeRules,
} from './contract-rules.ts';
import {
  type ContractFileRow,
  type ImportedRule,
  type ImportedTerms,
  readContractRows,
  type RejectedItem,
  type RejectedRow,
} from './contract-rows.ts';

/** A change of one price. */
export interface PriceChange {
  kind: 'added' | 'changed' | 'ended';
  customerNumber: string;
  contract: string;
  sku: string;
  minQty: number;
  /** US cents; null for the general price, absent for none. */
  from?: number | null;
  to?: number | null;
}

/** The effect of a file on one contract. */
export interface ContractSummary {
  customerNumber: string;
  contract: string;
  organization: string;
  isNew: boolean;
  /** Changed terms, such as `ends on 2026-12-31 -> 2027-12-31`. */
  terms: string[];
  /** Changed rules, such as `category paper: 10% off -> 12.5% off`. */
  rules: string[];
  added: number;
  changed: number;
  ended: number;
  unchanged: number;
}

/** The effect of a file, or of its preview. */
export interface ContractImport {
  /** Identifies the file together with the contracts that it changes. */
  token: string;
  isApplied: boolean;
  contracts: ContractSummary[];
  changes: PriceChange[];
  rejected: RejectedRow[];
}

export interface ContractImportRequest {
  csv: string;
  /** Writes nothing. */
  preview: boolean;
  /** The token of a preview; the import is refused if the file or the data have changed since. */
  token?: string | undefined;
  /** Imports the other rows of a file with rejected rows. */
  skipRejected?: boolean | undefined;
}

interface Organization {
  id: string;
  name: string;
}

interface StoredContract {
  id: string;
  organizationId: string;
  number: string;
  name: string;
  startsOn: string | null;
  endsOn: string | null;
  priority: number;
  minimumMinor: number | null;
  allowedPayments: ContractPayment[] | null;
}

type Terms = Omit<StoredContract, 'id' | 'organizationId' | 'number'>;
type Prices = Map<string, number | null>;

/** A contract of a file, with everything that an import compares. */
interface PlannedContract {
  id: string;
  isNew: boolean;
  organization: Organization;
  customerNumber: string;
  number: string;
  terms: Terms;
  summary: ContractSummary;
  changes: PriceChange[];
  ruleChanges: RuleChange[];
}

const priceKey = ({ sku, minQty }: { sku: string; minQty: number }) => `${sku}\n${minQty}`;
const splitKey = (key: string) => {
  const at = key.lastIndexOf('\n');
  return { sku: key.slice(0, at), minQty: Number(key.slice(at + 1)) };
};
const contractKey = ({ customerNumber, contract }: { customerNumber: string; contract: string }) =>
  JSON.stringify([customerNumber, contract]);

/** Groups values by a key, in their order. */
function groupBy<T>(values: readonly T[], getKey: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(getKey(value));
    if (group) group.push(value);
    else groups.set(getKey(value), [value]);
  }
  return groups;
}

const TERM_NAMES: Record<keyof Terms, string> = {
  name: 'name',
  startsOn: 'starts on',
  endsOn: 'ends on',
  priority: 'priority',
  minimumMinor: 'order minimum',
  allowedPayments: 'payments',
};
const TERMS = Object.keys(TERM_NAMES) as (keyof Terms)[];

const describeTerm = (term: keyof Terms, value: Terms[keyof Terms]): string => {
  if (term === 'allowedPayments') return value === null ? 'all' : (value as string[]).join(', ') || 'none';
  if (value === null) return 'none';
  return term === 'minimumMinor' ? `$${((value as number) / 100).toFixed(2)}` : String(value);
};

async function findOrganizations(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Organization[]>> {
  const rows = numbers.length
    ? await db
        .selectFrom('organizations')
        .select(['id', 'name', 'customer_number'])
        .where('customer_number', 'in', [...new Set(numbers)])
        .orderBy('id')
        .execute()
    : [];
  return groupBy(rows, ({ customer_number }) => customer_number);
}

async function findKnownSkus(db: Db, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sku: string }>`/* contract.skus */
    select sku from products where sku = any(${[...new Set(skus)]}::text[])`.execute(db);
  return new Set(rows.map(({ sku }) => sku));
}

async function findStoredContracts(db: Db, organizationIds: readonly string[]): Promise<StoredContract[]> {
  const { rows } = await sql<StoredContract>`/* contract.stored */
    select id, organization_id as "organizationId", number, name, to_char(starts_on, 'YYYY-MM-DD') as "startsOn",
      to_char(ends_on, 'YYYY-MM-DD') as "endsOn", priority, minimum_minor as "minimumMinor", allowed_payments as "allowedPayments"
    from contracts where organization_id = any(${organizationIds}::uuid[])`.execute(db);
  return rows;
}

async function readStoredPrices(db: Db, contractIds: readonly string[]): Promise<Map<string, Prices>> {
  const { rows } = await sql<{
    id: string;
    sku: string;
    minQty: number;
    price: number | null;
  }>`/* contract.prices */
    select contract_id as id, sku, min_qty as "minQty", price_minor as price from contract_items
    where contract_id = any(${contractIds}::uuid[])`.execute(db);
  const prices = new Map<string, Prices>(contractIds.map((id) => [id, new Map()]));
  for (const { id, price, ...item } of rows) prices.get(id)!.set(priceKey(item), price);
  return prices;
}

/** Returns the reason to reject a row with a rule; undefined for a correct one. @param firstRow an earlier row with the same rule */
function checkRule({ kind, value }: ImportedRule, subjects: RuleSubjects, firstRow: number | undefined) {
  if (kind === 'CATEGORY' && !subjects.categories.has(value)) return `There is no category ${value}.`;
  if (kind === 'BRAND' && !subjects.brands.has(value.toLowerCase()))
    return `There is no product of the brand ${value}.`;
  return firstRow === undefined ? undefined : `Row ${firstRow} has this rule already.`;
}

/** Rejects rows that the data do not allow: unknown organizations and products, and prices that the file has twice. */
async function checkRows(
  db: Db,
  rows: readonly ContractFileRow[],
): Promise<{
  good: ContractFileRow[];
  rejected: RejectedItem[];
  organizations: ReadonlyMap<string, Organization[]>;
}> {
  const organizations = await findOrganizations(
    db,
    rows.map(({ customerNumber }) => customerNumber),
  );
  const skus = await findKnownSkus(
    db,
    rows.flatMap(({ sku, rule }) => (rule ? [] : sku)),
  );
  const subjects = await findRuleSubjects(
    db,
    rows.flatMap(({ rule }) => rule ?? []),
  );
  const first = new Map<string, number>();
  const bases = new Set(
    rows.filter(({ minQty }) => minQty === 1).map((row) => `${contractKey(row)}\n${row.sku}`),
  );
  const rejected: RejectedItem[] = [];
  const good = rows.filter((row) => {
    const found = organizations.get(row.customerNumber)?.length ?? 0;
    const key = row.rule
      ? `${contractKey(row)}\n\n${ruleKey(row.rule)}`
      : `${contractKey(row)}\n${priceKey(row)}`;
    const earlier = first.get(key);
    const reason =
      found === 0
        ? `There is no organization ${row.customerNumber}.`
        : found > 1
          ? `${found} organizations have the number ${row.customerNumber}.`
          : row.rule
            ? checkRule(row.rule, subjects, earlier)
            : !skus.has(row.sku)
              ? `There is no product ${row.sku}.`
              : earlier !== undefined
                ? `Row ${earlier} has this item already.`
                : !bases.has(`${contractKey(row)}\n${row.sku}`)
                  ? `The item ${row.sku} needs a row for the quantity 1.`
                  : undefined;
    if (reason === undefined) first.set(key, row.row);
    else rejected.push({ ...pick(row), reason });
    return reason === undefined;
  });
  return { good, rejected, organizations };
}

const pick = ({ row, customerNumber, contract, sku, rule }: ContractFileRow) => ({
  row,
  customerNumber,
  contract,
  sku,
  rule,
});

/** Merges the terms of a contract's rows. Rows that contradict an earlier one are rejected. */
function mergeTerms(rows: readonly ContractFileRow[]): { terms: ImportedTerms; rejected: RejectedItem[] } {
  const terms: Record<string, unknown> = {};
  const rejected = rows.flatMap((row): RejectedItem[] => {
    const differing = TERMS.find(
      (term) =>
        row[term] !== undefined &&
        terms[term] !== undefined &&
        JSON.stringify(row[term]) !== JSON.stringify(terms[term]),
    );
    if (differing)
      return [
        {
          ...pick(row),
          reason: `The ${TERM_NAMES[differing]} differs from that of an earlier row of contract ${row.contract}.`,
        },
      ];
    for (const term of TERMS) if (row[term] !== undefined) terms[term] = row[term];
    return [];
  });
  return { terms, rejected };
}

/** Compares the prices of a contract with those of the file. Items with a rejected row keep the prices that they have. */
function comparePrices(
  stored: Prices,
  wanted: Prices,
  kept: ReadonlySet<string>,
  at: { customerNumber: string; contract: string },
): { changes: PriceChange[]; unchanged: number } {
  const changes: PriceChange[] = [];
  let unchanged = 0;
  for (const [key, to] of wanted) {
    const from = stored.get(key);
    if (from === to && stored.has(key)) unchanged += 1;
    else if (stored.has(key))
      changes.push({ kind: 'changed', ...at, ...splitKey(key), from: from ?? null, to });
    else changes.push({ kind: 'added', ...at, ...splitKey(key), to });
  }
  for (const [key, from] of stored) {
    if (wanted.has(key)) continue;
    if (kept.has(splitKey(key).sku)) unchanged += 1;
    else changes.push({ kind: 'ended', ...at, ...splitKey(key), from });
  }
  return { changes, unchanged };
}

interface Plan {
  contracts: PlannedContract[];
  rejected: RejectedRow[];
  token: string;
}

/** Compares a file with the contracts. @param lock locks the organizations, for a plan that is carried out */
async function plan(db: Db, csv: string, lock: boolean): Promise<Plan> {
  const read = readContractRows(csv);
  const { good, rejected, organizations } = await checkRows(db, read.rows);
  const all: RejectedItem[] = [...read.rejected, ...rejected];
  const ids = [...new Set(good.map(({ customerNumber }) => organizations.get(customerNumber)![0]!.id))];
  if (lock) await lockContracts(db, ids);
  const stored = new Map(
    (await findStoredContracts(db, ids)).map((each) => [
      JSON.stringify([each.organizationId, each.number]),
      each,
    ]),
  );
  const groups = groupBy(good, contractKey);
  const known = [...groups.values()].map(([row]) => {
    const organization = organizations.get(row!.customerNumber)![0]!;
    return {
      row: row!,
      organization,
      contract: stored.get(JSON.stringify([organization.id, row!.contract])),
    };
  });
  const prices = await readStoredPrices(
    db,
    known.flatMap(({ contract }) => contract?.id ?? []),
  );
  const rules = await readStoredRules(
    db,
    known.flatMap(({ contract }) => contract?.id ?? []),
  );
  const rejectedOf = groupBy(all, contractKey);
  const planned = known.map(({ row, organization, contract }): PlannedContract => {
    const { customerNumber, contract: number } = row;
    const rows = groups.get(contractKey(row))!;
    const { terms: imported, rejected: contradicting } = mergeTerms(rows);
    all.push(...contradicting);
    const before: Terms = contract ?? {
      name: `Contract ${number}`,
      startsOn: null,
      endsOn: null,
      priority: 0,
      minimumMinor: null,
      allowedPayments: null,
    };
    const terms: Terms = { ...pickTerms(before), ...imported };
    if (terms.startsOn !== null && terms.endsOn !== null && terms.endsOn < terms.startsOn)
      throw badRequest(
        'CONTRACT_FILE_INVALID',
        operatorText(`Contract ${number} ends before it starts.`),
        'csv',
      );
    // Items with a rejected row keep their prices; a typing error must not end them.
    const kept = new Set(
      [...(rejectedOf.get(contractKey(row)) ?? []), ...contradicting].map(({ sku }) => sku),
    );
    const wanted: Prices = new Map(
      rows
        .filter((each) => !each.rule && !kept.has(each.sku))
        .map((each) => [priceKey(each), each.priceMinor]),
    );
    const keptRules = new Set(
      [...(rejectedOf.get(contractKey(row)) ?? []), ...contradicting].flatMap(({ rule }) =>
        rule ? ruleKey(rule) : [],
      ),
    );
    const ruleChanges = compareRules(
      contract ? rules.get(contract.id)! : new Map(),
      rows.flatMap(({ rule }) => rule ?? []),
      keptRules,
    );
    const { changes, unchanged } = comparePrices(
      contract ? prices.get(contract.id)! : new Map(),
      wanted,
      kept,
      { customerNumber, contract: number },
    );
    const count = (kind: PriceChange['kind']) => changes.filter((each) => each.kind === kind).length;
    return {
      id: contract?.id ?? randomUUID(),
      isNew: !contract,
      organization,
      customerNumber,
      number,
      terms,
      changes,
      ruleChanges,
      summary: {
        customerNumber,
        contract: number,
        organization: organization.name,
        isNew: !contract,
        terms: TERMS.filter((term) => JSON.stringify(before[term]) !== JSON.stringify(terms[term])).map(
          (term) =>
            `${TERM_NAMES[term]} ${describeTerm(term, before[term])} -> ${describeTerm(term, terms[term])}`,
        ),
        rules: ruleChanges.map(describeRuleChange),
        added: count('added'),
        changed: count('changed'),
        ended: count('ended'),
        unchanged,
      },
    };
  });
  const rejectedRows = all.map(({ row, reason }) => ({ row, reason })).sort((a, b) => a.row - b.row);
  const token = createHash('sha256')
    .update(JSON.stringify([csv, planned.map(({ summary, changes }) => [summary, changes]), rejectedRows]))
    .digest('hex')
    .slice(0, 16);
  return { contracts: planned, rejected: rejectedRows, token };
}

const pickTerms = ({ name, startsOn, endsOn, priority, minimumMinor, allowedPayments }: Terms): Terms => ({
  name,
  startsOn,
  endsOn,
  priority,
  minimumMinor,
  allowedPayments,
});

/** Writes the changes of a plan. */
async function write(trx: Db, contracts: readonly PlannedContract[]): Promise<void> {
  for (const { id, organization, number, terms } of contracts) {
    const values = {
      name: terms.name,
      starts_on: terms.startsOn,
      ends_on: terms.endsOn,
      priority: terms.priority,
      minimum_minor: terms.minimumMinor,
      allowed_payments: terms.allowedPayments && JSON.stringify(terms.allowedPayments),
    };
    await trx
      .insertInto('contracts')
      .values({ id, organization_id: organization.id, number, ...values })
      .onConflict((conflict) => conflict.columns(['organization_id', 'number']).doUpdateSet(values))
      .execute();
  }
  await writeRules(trx, contracts);
  const rows = contracts.flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })));
  const columns = (list: typeof rows) =>
    sql`${list.map(({ id }) => id)}::uuid[], ${list.map(({ sku }) => sku)}::text[], ${list.map(({ minQty }) => minQty)}::integer[]`;
  const ended = rows.filter(({ kind }) => kind === 'ended');
  const others = rows.filter(({ kind }) => kind !== 'ended');
  if (ended.length)
    await sql`/* contract.end */ delete from contract_items using unnest(${columns(ended)}) as ended(id, sku, min_qty)
      where contract_items.contract_id = ended.id and contract_items.sku = ended.sku and contract_items.min_qty = ended.min_qty`.execute(
      trx,
    );
  if (others.length)
    await sql`/* contract.write */ insert into contract_items (contract_id, sku, min_qty, price_minor)
      select * from unnest(${columns(others)}, ${others.map(({ to }) => to ?? null)}::integer[])
      on conflict (contract_id, sku, min_qty) do update set price_minor = excluded.price_minor`.execute(trx);
}

const result = ({ contracts, rejected, token }: Plan, isApplied: boolean): ContractImport => ({
  token,
  isApplied,
  contracts: contracts.map(({ summary }) => summary),
  changes: contracts.flatMap(({ changes }) => changes),
  rejected,
});

/**
 * Imports contracts from a CSV file, or computes what would change. A file has all items of each of its contracts: items that it does not list
 * any more end. Contracts that it does not name stay as they are. One transaction writes all or nothing.
 * @throws ApiError 400 CONTRACT_FILE_INVALID for a file that cannot be read or, without `skipRejected`, has rejected rows; 409
 * CONTRACT_PREVIEW_STALE if the file or the contracts are not those of the preview
 */
export async function importContracts(
  db: Db,
  { csv, preview, token, skipRejected = false }: ContractImportRequest,
  now: Date,
): Promise<ContractImport> {
  if (preview) return result(await plan(db, csv, false), false);
  return db.transaction().execute(async (trx) => {
    const planned = await plan(trx, csv, true);
    if (token !== undefined && token !== planned.token)
      throw new ApiError(
        409,
        'CONTRACT_PREVIEW_STALE',
        operatorText('The file or the contracts have changed since the preview. Run the preview again.'),
      );
    if (planned.rejected.length && !skipRejected)
      throw new ApiError(
        400,
        'CONTRACT_ROWS_REJECTED',
        operatorText(
          `${planned.rejected.length} rows are rejected, so nothing was imported. See them with --preview, or import the others with --skip-rejected. Row ${planned.rejected[0]!.row}: ${planned.rejected[0]!.reason}`,
        ),
      );
    await write(trx, planned.contracts);
    await settleContracts(
      trx,
      now,
      planned.contracts.map(({ organization }) => organization.id),
    );
    return result(planned, true);
  });
}
