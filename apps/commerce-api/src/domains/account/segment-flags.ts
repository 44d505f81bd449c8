import { DISPLAY_TYPE_TIERS } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/**
 * An account with the values that an operator sets: the flags that decide its customer segment, and its id in the system it was migrated
 * from.
 */
export interface SegmentFlags {
  tenant: TenantId;
  username: string;
  inPenaltyBox: boolean;
  /** Display type of the rewards tier; null to derive the tier from membership and spending. */
  tier: string | null;
  legacyId: string | null;
}

/** A change to one account. Omitted values are kept. */
export interface SegmentFlagsChange {
  tenant: TenantId;
  username: string;
  inPenaltyBox?: boolean;
  tier?: string | null;
  legacyId?: string | null;
}

/** An account id from the system it was migrated from. */
export const LEGACY_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The tiers that an operator can assign. */
export const TIER_CHOICES: readonly string[] = [...DISPLAY_TYPE_TIERS.keys()];

/** Lists the accounts that are in the penalty box, have an assigned tier, or have a legacy id. */
export async function listSegmentFlags(db: Db): Promise<SegmentFlags[]> {
  return db
    .selectFrom('accounts')
    .select([
      'tenant',
      'username',
      'penalty_box as inPenaltyBox',
      'tier_display_type as tier',
      'legacy_id as legacyId',
    ])
    .where((where) =>
      where.or([
        where('penalty_box', '=', true),
        where('tier_display_type', 'is not', null),
        where('legacy_id', 'is not', null),
      ]),
    )
    .orderBy('tenant')
    .orderBy('username')
    .execute();
}

/**
 * Changes an account. The user sees the change on the next page.
 * @returns a sentence that describes the change
 * @throws ApiError 404 for an unknown user name, 400 for an empty change, 409 for a legacy id that another account of the site has
 */
export async function changeSegmentFlags(
  db: Db,
  { tenant, username, inPenaltyBox, tier, legacyId }: SegmentFlagsChange,
): Promise<{ message: string }> {
  if (inPenaltyBox === undefined && tier === undefined && legacyId === undefined)
    throw badRequest('INVALID_REQUEST', operatorText('Give the penalty box, a tier or a legacy id.'));
  const owner = legacyId
    ? await db
        .selectFrom('accounts')
        .select('username')
        .where('tenant', '=', tenant)
        .where('legacy_id', '=', legacyId)
        .where('username', '<>', getEmailKey(username))
        .executeTakeFirst()
    : undefined;
  if (owner)
    throw new ApiError(
      409,
      'LEGACY_ID_TAKEN',
      operatorText(`${owner.username} has the legacy id ${legacyId}.`),
    );
  const account = await db
    .updateTable('accounts')
    .set({
      ...(inPenaltyBox === undefined ? {} : { penalty_box: inPenaltyBox }),
      ...(tier === undefined ? {} : { tier_display_type: tier }),
      ...(legacyId === undefined ? {} : { legacy_id: legacyId }),
    })
    .where('tenant', '=', tenant)
    .where('username', '=', getEmailKey(username))
    .where('tps_code', 'is', null)
    .returning(['username', 'penalty_box', 'tier_display_type', 'legacy_id'])
    .executeTakeFirst();
  if (!account)
    throw notFound('USER_NOT_FOUND', operatorText(`There is no ${username} on the site ${tenant}.`));
  return {
    message: `${account.username}: penalty box ${account.penalty_box ? 'on' : 'off'}, tier ${account.tier_display_type ?? 'none'}${account.legacy_id ? `, legacy id ${account.legacy_id}` : ''}.`,
  };
}
