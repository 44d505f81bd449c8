import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/** Lists the entries of all gift and prepaid cards of the sandbox as `KIND amount`, the oldest first; amounts in US cents. */
export async function listEntries({ db }: Database, token?: string): Promise<string[]> {
  const all = db.selectFrom('sandbox_stored_value_entries').select(['kind', 'amount_minor']).orderBy('id');
  const entries = await (token === undefined ? all : all.where('token', '=', token)).execute();
  return entries.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`);
}

/** Lists the cards whose balance is not the sum of their entries: none, whatever happened. */
export async function findUnbalancedCards({ db }: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select token, balance_minor, sum(amount_minor) as entries
    from sandbox_stored_value left join sandbox_stored_value_entries using (token)
    group by token, balance_minor having balance_minor is distinct from sum(amount_minor)`.execute(db);
  return rows;
}
