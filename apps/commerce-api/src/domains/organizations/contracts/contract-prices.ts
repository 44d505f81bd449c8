import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';

/** Returns the day of a moment in UTC, as ISO date. The days of contracts, like all periods of organizations, are in UTC. */
export const toDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Derives the contract prices of organizations from their current contracts: for each item the contract with the highest priority, then the
 * lowest price. Call it in the transaction that changes the contracts, which must hold their rows.
 */
export async function deriveContractPrices(trx: Db, organizationIds: readonly string[]): Promise<void> {
  if (!organizationIds.length) return;
  const wanted = sql`wanted as (
    select distinct on (contracts.organization_id, items.sku) contracts.organization_id, items.sku, items.price_minor,
        contracts.id as contract_id,
        (select jsonb_agg(jsonb_build_array(tiers.min_qty, tiers.price_minor) order by tiers.min_qty) from contract_items tiers
          where tiers.contract_id = items.contract_id and tiers.sku = items.sku and tiers.min_qty > 1) as volume_prices
      from contracts join contract_items items on items.contract_id = contracts.id and items.min_qty = 1
      where contracts.organization_id = any(${organizationIds}::uuid[]) and contracts.is_current
      order by contracts.organization_id, items.sku, contracts.priority desc, items.price_minor nulls last, contracts.number)`;
  await sql`/* contract.clear */ with ${wanted}
    delete from contract_prices where organization_id = any(${organizationIds}::uuid[])
      and not exists (select from wanted where wanted.organization_id = contract_prices.organization_id and wanted.sku = contract_prices.sku)`.execute(
    trx,
  );
  await sql`/* contract.derive */ with ${wanted}
    insert into contract_prices as held (organization_id, sku, price_minor, volume_prices, contract_id)
      select organization_id, sku, price_minor, volume_prices, contract_id from wanted order by organization_id, sku
    on conflict (organization_id, sku) do update set price_minor = excluded.price_minor, volume_prices = excluded.volume_prices,
        contract_id = excluded.contract_id
      where (held.price_minor, held.volume_prices, held.contract_id) is distinct from
        (excluded.price_minor, excluded.volume_prices, excluded.contract_id)`.execute(trx);
}

/** Whether a contract applies on a day. */
const applies = (day: string) =>
  sql<boolean>`(is_active and coalesce(starts_on <= ${day}::date, true) and coalesce(ends_on >= ${day}::date, true))`;

/**
 * Locks an organization for a change of its contracts. Changes take turns in the order of the id, so that derived prices match the contracts.
 */
export async function lockContracts(trx: Db, organizationIds: readonly string[]): Promise<void> {
  await sql`/* contract.lock */ select id from organizations where id = any(${organizationIds}::uuid[]) order by id for no key update`.execute(
    trx,
  );
}

/**
 * Starts and ends contracts whose day has come: derives the prices of their organizations again. Concurrent calls take turns, and the
 * second one finds nothing to do.
 * @param organizationIds limits the check to organizations whose contracts have changed, and derives their prices in any case
 */
export async function settleContracts(
  trx: Db,
  now: Date,
  organizationIds?: readonly string[],
): Promise<void> {
  const day = toDay(now);
  const ids =
    organizationIds ??
    (
      await sql<{ id: string }>`/* contract.due */
        select distinct organization_id as id from contracts where is_current <> ${applies(day)}`.execute(trx)
    ).rows.map(({ id }) => id);
  if (!ids.length) return;
  await lockContracts(trx, ids);
  await sql`update contracts set is_current = not is_current
    where organization_id = any(${ids}::uuid[]) and is_current <> ${applies(day)}`.execute(trx);
  await deriveContractPrices(trx, ids);
}

/** Reads the first moment at which a contract starts or ends; Infinity without one. */
export async function readNextContractChange(db: Db, now: Date): Promise<number> {
  const day = toDay(now);
  const { rows } = await sql<{ next: string | null; isDue: boolean }>`/* contract.next */
    select to_char(least(min(starts_on) filter (where starts_on > ${day}::date),
        min(ends_on) filter (where ends_on >= ${day}::date) + 1), 'YYYY-MM-DD') as next,
      coalesce(bool_or(is_current <> ${applies(day)}), false) as "isDue"
    from contracts where is_active or is_current`.execute(db);
  const { next, isDue } = rows[0]!;
  if (isDue) return 0;
  return next === null ? Infinity : Date.parse(`${next}T00:00:00Z`);
}
