import { randomUUID } from 'node:crypto';
import type { PaidProgram } from '@foolscap/account/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** Selects the promotions in effect that reduce whole orders of members, without another condition. */
export const selectMemberDiscounts = (): RawBuilder<boolean> => sql<boolean>`(code is null and scope = 'CART'
  and conditions - 'membership' = '{}' and conditions ? 'membership' and benefit ->> 'type' = 'PERCENT'
  and coalesce(valid_until, 'infinity') > now())`;

/**
 * Replaces the discount that members of a program have on all their orders. @param percent null for none
 */
export async function setMemberDiscount(
  trx: Db,
  program: PaidProgram,
  percent: number | null,
): Promise<void> {
  // Orders refer to a promotion, so it is ended and not deleted. The demo data does not start it again.
  await trx
    .updateTable('promotions')
    .set({ valid_until: sql<Date>`now()`, source: 'operator' })
    .where(selectMemberDiscounts())
    .where(sql`conditions ->> 'membership'`, '=', program)
    .execute();
  if (percent === null) return;
  await trx
    .insertInto('promotions')
    .values({
      id: `member-${randomUUID()}`,
      name: `${program[0]}${program.slice(1).toLowerCase()} members: ${percent}% off`,
      scope: 'CART',
      conditions: JSON.stringify({ membership: program }),
      benefit: JSON.stringify({ type: 'PERCENT', basisPoints: percent * 100 }),
    })
    .execute();
}
