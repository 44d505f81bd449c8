import type { ContractPayment, ContractRuleKind } from '@foolscap/account/model';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';

/** A rule of a contract, with the name of its category. */
export interface ListedRule {
  kind: ContractRuleKind;
  /** The id of the category or the name of the brand; empty for everything. */
  value: string;
  /** The name of the category or the brand; empty for everything. */
  name: string;
  /** Hundredths of a percent. */
  basisPoints: number;
}

/** A contract as its organization and operators see it. */
export interface ContractRow {
  number: string;
  name: string;
  /** ISO dates in UTC; null for no limit. */
  startsOn: string | null;
  endsOn: string | null;
  priority: number;
  isActive: boolean;
  isCurrent: boolean;
  /** US cents; null for no minimum. */
  minimumMinor: number | null;
  allowedPayments: ContractPayment[] | null;
  hasFixedAddresses: boolean;
  /** The labels of its ship-to and bill-to addresses; none if orders may use all of the organization. */
  shipTo: string[];
  billTo: string[];
  /** Number of items that are on sale now. */
  items: number;
  /** Percentages off list prices: of categories, then brands, then everything. */
  rules: ListedRule[];
  /** Whether its terms apply to the orders of the organization. */
  isLeading: boolean;
}

const labels = (type: 'B' | 'S') => sql`array(select addresses.label from contract_addresses allowed
    join organization_addresses addresses on addresses.id = allowed.address_id and addresses.type = ${type}
    where allowed.contract_id = contracts.id order by addresses.position, addresses.label)`;

/** Lists the contracts of an organization: current ones first, the leading one before the others, then by number. */
export async function listContracts(db: Db, organizationId: string): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`/* contract.list */
    select number, name, to_char(starts_on, 'YYYY-MM-DD') as "startsOn", to_char(ends_on, 'YYYY-MM-DD') as "endsOn", priority,
      is_active as "isActive", is_current as "isCurrent", minimum_minor as "minimumMinor", allowed_payments as "allowedPayments",
      has_fixed_addresses as "hasFixedAddresses", ${labels('S')} as "shipTo", ${labels('B')} as "billTo",
      (select count(*)::integer from contract_items items join products using (sku)
        where items.contract_id = contracts.id and items.min_qty = 1 and products.published) as items,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'value', value, 'name', coalesce(categories.name, value), 'basisPoints', basis_points)
          order by array_position(array['CATEGORY', 'BRAND', 'ALL'], kind), coalesce(categories.name, value), value), '[]')
        from contract_rules left join categories on contract_rules.kind = 'CATEGORY' and categories.id = contract_rules.value
        where contract_rules.contract_id = contracts.id) as rules,
      is_current and row_number() over (order by is_current desc, priority desc, number) = 1 as "isLeading"
    from contracts where organization_id = ${organizationId}::uuid
    order by is_current desc, priority desc, number`.execute(db);
  return rows;
}

/** Lists the numbers of an organization's current contracts, the leading one first. */
export async function listCurrentNumbers(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contracts')
    .select('number')
    .where('organization_id', '=', organizationId)
    .where('is_current', '=', true)
    .orderBy('priority', 'desc')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
