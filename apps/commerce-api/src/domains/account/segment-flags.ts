import { DISPLAY_TYPE_TIERS } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';

/** An account with a flag that decides on its customer segment. */
export interface SegmentFlags {
  tenant: TenantId;
  username: string;
  inPenaltyBox: boolean;
  /** The display type of the rewards tier; null for the tier that follows from membership and spending. */
  tier: string | null;
}

/** A change of one account; omitted flags stay. */
export interface SegmentFlagsChange {
  tenant: TenantId;
  username: string;
  inPenaltyBox?: boolean;
  tier?: string | null;
}

/** The tiers that an account can be given. */
export const TIER_CHOICES: readonly string[] = [...DISPLAY_TYPE_TIERS.keys()];

/** Lists the accounts that are in the penalty box or have a tier of their own. */
export async function listSegmentFlags(db: Db): Promise<SegmentFlags[]> {
  return db
    .selectFrom('accounts')
    .select(['tenant', 'username', 'penalty_box as inPenaltyBox', 'tier_display_type as tier'])
    .where((where) => where.or([where('penalty_box', '=', true), where('tier_display_type', 'is not', null)]))
    .orderBy('tenant')
    .orderBy('username')
    .execute();
}

/**
 * Changes the flags of an account, which the user's next page shows.
 * @returns a sentence that says what was done
 * @throws ApiError 404 for an unknown user name, 400 for an empty change
 */
export async function changeSegmentFlags(
  db: Db,
  { tenant, username, inPenaltyBox, tier }: SegmentFlagsChange,
): Promise<{ message: string }> {
  if (inPenaltyBox === undefined && tier === undefined)
    throw badRequest('INVALID_REQUEST', 'Give the penalty box or a tier.');
  const account = await db
    .updateTable('accounts')
    .set({
      ...(inPenaltyBox === undefined ? {} : { penalty_box: inPenaltyBox }),
      ...(tier === undefined ? {} : { tier_display_type: tier }),
    })
    .where('tenant', '=', tenant)
    .where('username', '=', username.toLowerCase())
    .where('tps_code', 'is', null)
    .returning(['username', 'penalty_box', 'tier_display_type'])
    .executeTakeFirst();
  if (!account) throw notFound('USER_NOT_FOUND', `There is no ${username} on the site ${tenant}.`);
  return {
    message: `${account.username}: penalty box ${account.penalty_box ? 'on' : 'off'}, tier ${account.tier_display_type ?? 'none'}.`,
  };
}
