import type { ContractRuleKind } from '@foolscap/account/model';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { ImportedRule, RuleSubject } from './contract-rows.ts';

/** Rules by key, with their hundredths of a percent. */
type Rules = ReadonlyMap<string, ImportedRule>;

/** A change of a rule; undefined for none. */
export interface RuleChange extends RuleSubject {
  from: number | undefined;
  to: number | undefined;
}

/** The categories and brands that the shop has. */
export interface RuleSubjects {
  /** Ids of categories. */
  categories: ReadonlySet<string>;
  /** Names of brands in lower case. */
  brands: ReadonlySet<string>;
}

/** Identifies a rule of a contract. Brands differ by more than their case. */
export const ruleKey = ({ kind, value }: RuleSubject): string =>
  `${kind}\n${kind === 'BRAND' ? value.toLowerCase() : value}`;

/** Formats hundredths of a percent: `12.5%`. */
const formatPercent = (basisPoints: number): string => `${basisPoints / 100}%`;

const NAMES: Record<ContractRuleKind, string> = { CATEGORY: 'category ', BRAND: 'brand ', ALL: 'everything' };

/** Describes a rule for operators: `10% off category Paper`. */
export const describeRule = (rule: { kind: ContractRuleKind; name: string; basisPoints: number }): string =>
  `${formatPercent(rule.basisPoints)} off ${NAMES[rule.kind]}${rule.name}`;

/** Describes a changed rule for operators: `category paper: 10% off -> 12.5% off`. */
export function describeRuleChange({ kind, value, from, to }: RuleChange): string {
  const describe = (basisPoints: number | undefined) =>
    basisPoints === undefined ? 'none' : `${formatPercent(basisPoints)} off`;
  return `${NAMES[kind]}${value}: ${describe(from)} -> ${describe(to)}`;
}

/** Finds out which of the categories and brands of rules exist. */
export async function findRuleSubjects(db: Db, rules: readonly RuleSubject[]): Promise<RuleSubjects> {
  const list = (kind: ContractRuleKind) => [
    ...new Set(rules.flatMap((rule) => (rule.kind === kind ? rule.value : []))),
  ];
  const [categories, brands] = [list('CATEGORY'), list('BRAND').map((brand) => brand.toLowerCase())];
  const { rows } = await sql<{ categories: string[]; brands: string[] }>`/* contract.subjects */
    select array(select id from categories where id = any(${categories}::text[])) as categories,
      ${
        brands.length
          ? sql`array(select distinct lower(brand) from products where lower(brand) = any(${brands}::text[]))`
          : sql`array[]::text[]`
      } as brands`.execute(db);
  return { categories: new Set(rows[0]!.categories), brands: new Set(rows[0]!.brands) };
}

/** Reads the rules of contracts, by the id of the contract. */
export async function readStoredRules(db: Db, contractIds: readonly string[]): Promise<Map<string, Rules>> {
  const { rows } = await sql<ImportedRule & { id: string }>`/* contract.rules */
    select contract_id as id, kind, value, basis_points as "basisPoints" from contract_rules
    where contract_id = any(${contractIds}::uuid[]) order by kind, value`.execute(db);
  return new Map(
    contractIds.map((id) => [
      id,
      new Map(rows.flatMap((row) => (row.id === id ? [[ruleKey(row), row] as const] : []))),
    ]),
  );
}

/**
 * Compares the rules of a contract with those of a file. Rules that the file does not list end.
 * @param kept keys of rules with a rejected row, which stay as they are
 */
export function compareRules(
  stored: Rules,
  wanted: readonly ImportedRule[],
  kept: ReadonlySet<string>,
): RuleChange[] {
  const next = new Map(wanted.map((rule) => [ruleKey(rule), rule]));
  return [...new Set([...next.keys(), ...stored.keys()])].flatMap((key): RuleChange[] => {
    const [from, to] = [stored.get(key), next.get(key)];
    if (kept.has(key) || from?.basisPoints === to?.basisPoints) return [];
    // The stored spelling of a brand stays.
    const { kind, value } = (from ?? to)!;
    return [{ kind, value, from: from?.basisPoints, to: to?.basisPoints }];
  });
}

/** Writes the changed rules of contracts. */
export async function writeRules(
  trx: Db,
  contracts: readonly { id: string; ruleChanges: readonly RuleChange[] }[],
): Promise<void> {
  for (const { id, ruleChanges } of contracts)
    for (const { kind, value, to } of ruleChanges)
      if (to === undefined)
        await trx
          .deleteFrom('contract_rules')
          .where('contract_id', '=', id)
          .where('kind', '=', kind)
          .where('value', '=', value)
          .execute();
      else
        await trx
          .insertInto('contract_rules')
          .values({ contract_id: id, kind, value, basis_points: to })
          .onConflict((conflict) =>
            conflict.columns(['contract_id', 'kind', 'value']).doUpdateSet({ basis_points: to }),
          )
          .execute();
}
