import { maskEmail } from '@foolscap/account/model';
import type { CartInfo } from '@foolscap/cart/contract';
import { isPremiumRewards, type RewardsStanding } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { isNewCustomer } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { isBuyNowEligible, maskedNumber } from '../../account/index.ts';
import { selectMembershipProgram } from '../../memberships/index.ts';
import {
  lowerLimit,
  memberHasPermission,
  readAccounting,
  selectSpendingLeft,
} from '../../organizations/index.ts';
import { REWARDS_PERCENT } from '../../rewards/index.ts';
import type { CartRow } from '../cart-types.ts';
import { getInvoiceInfo } from './invoice-info.ts';

type OwnerFields = Pick<
  CartInfo,
  | 'buyNowEligible'
  | 'cartAccountInfo'
  | 'userInfo'
  | 'userProfile'
  | 'profileId'
  | 'orderedByShopperInfo'
  | 'invoiceInfo'
  | 'bcDetails'
>;

/** The parts of a whole cart that are about its owner. */
export interface CartOwner extends OwnerFields {
  /** Facts that exempt the owner from the small-order warning; absent for guests. */
  rewards?: RewardsStanding;
  attributes: Pick<
    CartInfo['cartAttributes'],
    'isMvp' | 'mvpType' | 'isMandatoryEnabled' | 'loginELPParam' | 'tpsCode'
  >;
}

export const GUEST: CartOwner = { attributes: {} };

/**
 * Reads the owner of a cart in one statement. Quick buy, if turned on, takes a second one, and so do the budgets of an organization. Guests
 * have no facts.
 */
export async function readCartOwner(
  db: Db,
  cart: Pick<CartRow, 'account_id' | 'accounting' | 'purchase_order_number'>,
  now: Date,
): Promise<CartOwner> {
  const { account_id: accountId } = cart;
  if (accountId === null) return GUEST;
  const account = await db
    .selectFrom('accounts')
    // The organization's accounting, addresses and ordering policies do not apply to third-party users.
    .leftJoin('organizations', (join) =>
      join.onRef('organizations.id', '=', 'accounts.organization_id').on('accounts.role', 'is not', null),
    )
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'accounts.customer_number',
      'accounts.rewards_no',
      'accounts.backend_customer_type',
      'accounts.tier_display_type',
      selectMembershipProgram(sql`accounts.id`, now).as('membership_program'),
      'accounts.is_certified',
      'accounts.created_at',
      'accounts.tps_code',
      memberHasPermission('APPROVE_ORDERS').as('is_approver'),
      selectSpendingLeft(now).as('spending_left'),
      'accounts.quick_buy_active',
      'organizations.id as organization_id',
      'organizations.name as organization',
      'organizations.customer_number as organization_number',
      'organizations.contract_only',
      'organizations.health_care',
      'organizations.flow',
      'organizations.po_policy',
      'organizations.accounting',
      'organizations.approval_limit_minor',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!account) return GUEST;
  const { first_name: firstName, last_name: lastName, organization_id: id } = account;
  // Orders by approvers need no approval, unless they exceed a spending limit of their own.
  const limit = lowerLimit(account.is_approver ? null : account.approval_limit_minor, account.spending_left);
  const accounting = id
    ? await readAccounting(db, { id, accounting: account.accounting }, account.id, now)
    : undefined;
  return {
    rewards: { customerType: account.backend_customer_type, tierDisplayType: account.tier_display_type },
    profileId: account.id,
    userProfile: {
      id: account.id,
      username: maskEmail(account.username),
      customerNumber: maskedNumber(account.customer_number),
      ...(account.backend_customer_type ? { backendCustomerType: account.backend_customer_type } : {}),
    },
    userInfo: {
      firstName,
      lastName,
      email: maskEmail(account.email),
      ...(account.rewards_no
        ? { rewardsNumber: maskedNumber(account.rewards_no), rewardsPercent: REWARDS_PERCENT }
        : {}),
      membershipProgram: account.membership_program,
      isPremiumRewards: isPremiumRewards(account.backend_customer_type),
      isCertifiedUser: account.is_certified,
      isNewCustomer: isNewCustomer(account.created_at.toISOString(), now.toISOString()),
    },
    orderedByShopperInfo: { firstName, lastName },
    buyNowEligible: account.quick_buy_active && (await isBuyNowEligible(db, account.id, now)),
    ...(accounting ? getInvoiceInfo(accounting, cart) : {}),
    ...(account.organization_id && account.organization && account.organization_number
      ? {
          cartAccountInfo: {
            organizationId: account.organization_id,
            organizationName: account.organization,
            customerNumber: maskedNumber(account.organization_number),
            contractOnly: account.contract_only ?? false,
            healthCare: account.health_care ?? false,
            ...(limit === null ? {} : { approvalLimit: toDecimal(limit) }),
          },
        }
      : {}),
    attributes: {
      ...(account.flow === 'MVP' ? { isMvp: true, mvpType: 'INSPECT' as const } : {}),
      ...(account.po_policy === null ? {} : { isMandatoryEnabled: account.po_policy === 'REQUIRED' }),
      ...(account.flow ? { loginELPParam: account.flow } : {}),
      ...(account.tps_code ? { tpsCode: account.tps_code } : {}),
    },
  };
}
