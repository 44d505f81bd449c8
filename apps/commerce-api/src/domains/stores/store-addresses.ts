import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** Lists store numbers with the dates of their last changes, ordered by number, for the sitemap. */
export async function listStoreAddresses(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const [stores, { total }] = await Promise.all([
    db
      .selectFrom('stores')
      .select([
        'store_number',
        sql<string | null>`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
          'modified',
        ),
      ])
      .orderBy('store_number')
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom('stores')
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total, stores };
}
