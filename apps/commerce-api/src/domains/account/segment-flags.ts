import { DISPLAY_TYPE_TIERS, type MembershipProgram } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/**
 * An account with the values that an operator sets: the flags that decide its customer segment, its membership, and its id in the system
 * it was migrated from.
 */
export interface SegmentFlags {
  tenant: TenantId;
  username: string;
  inPenaltyBox: boolean;
  /** Display type of the rewards tier; null to derive the tier from membership and spending. */
  tier: string | null;
  legacyId: string | null;
  /** The program that the account has without buying it; `NON_MEMBER` for none. */
  program: MembershipProgram;
  /** Whether the account has the benefits of a membership that another one shares, so that it buys none. */
  isBeneficiary: boolean;
}

/** A change to one account. Omitted values are kept. */
export interface SegmentFlagsChange {
  tenant: TenantId;
  username: string;
  inPenaltyBox?: boolean;
  tier?: string | null;
  legacyId?: string | null;
  program?: MembershipProgram;
  isBeneficiary?: boolean;
}

/** An account id from the system it was migrated from. */
export const LEGACY_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The tiers that an operator can assign. */
export const TIER_CHOICES: readonly string[] = [...DISPLAY_TYPE_TIERS.keys()];

/** Lists the accounts with a value that an operator has set. */
export async function listSegmentFlags(db: Db): Promise<SegmentFlags[]> {
  return db
    .selectFrom('accounts')
    .select([
      'tenant',
      'username',
      'penalty_box as inPenaltyBox',
      'tier_display_type as tier',
      'legacy_id as legacyId',
      'membership_program as program',
      'is_beneficiary as isBeneficiary',
    ])
    .where((where) =>
      where.or([
        where('penalty_box', '=', true),
        where('tier_display_type', 'is not', null),
        where('legacy_id', 'is not', null),
        where('membership_program', '<>', 'NON_MEMBER'),
        where('is_beneficiary', '=', true),
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
  { tenant, username, ...values }: SegmentFlagsChange,
): Promise<{ message: string }> {
  const { inPenaltyBox, tier, legacyId, program, isBeneficiary } = values;
  if (Object.values(values).every((value) => value === undefined))
    throw badRequest('INVALID_REQUEST', operatorText('Give a value to change.'));
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
      ...(program === undefined ? {} : { membership_program: program }),
      ...(isBeneficiary === undefined ? {} : { is_beneficiary: isBeneficiary }),
    })
    .where('tenant', '=', tenant)
    .where('username', '=', getEmailKey(username))
    .where('tps_code', 'is', null)
    .returning([
      'username',
      'penalty_box',
      'tier_display_type',
      'legacy_id',
      'membership_program',
      'is_beneficiary',
    ])
    .executeTakeFirst();
  if (!account)
    throw notFound('USER_NOT_FOUND', operatorText(`There is no ${username} on the site ${tenant}.`));
  return {
    message: `${[
      `${account.username}: penalty box ${account.penalty_box ? 'on' : 'off'}`,
      `tier ${account.tier_display_type ?? 'none'}`,
      ...(account.legacy_id ? [`legacy id ${account.legacy_id}`] : []),
      ...(account.membership_program === 'NON_MEMBER' ? [] : [`membership ${account.membership_program}`]),
      ...(account.is_beneficiary ? ['beneficiary'] : []),
    ].join(', ')}.`,
  };
}
