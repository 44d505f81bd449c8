import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';

/** The lock of the migration `0165-contract-rules`. */
const RULES_LOCK = 165;

/** Returns the day of a moment in UTC, as ISO date. The days of contracts, like all periods of organizations, are in UTC. */
export const toDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Derives the contract prices of organizations from their current contracts: for each item the contract with the highest priority, then the
 * lowest price. In a contract, the price of an item precedes the rule of its nearest category, then of its brand, then of everything. Call it
 * in the transaction that changes the contracts, which must hold their rows. Changed products derive theirs by a trigger.
 */
export async function deriveContractPrices(trx: Db, organizationIds: readonly string[]): Promise<void> {
  if (!organizationIds.length) return;
  // A transaction that changes products shares the lock.
  await sql`select pg_advisory_xact_lock(${sql.lit(RULES_LOCK)})`.execute(trx);
  await sql`/* contract.derive */ select derive_contract_prices(${organizationIds}::uuid[], null)`.execute(
    trx,
  );
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
