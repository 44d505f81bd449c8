import { shortDay } from '@foolscap/core/dates';
import type { Message, TenantId } from '@foolscap/core/vocabulary';
import { SALE_CODES } from './sale-codes.ts';
import { hasPermission } from './permission-effects.ts';
import type { PolicyKind, SaleConditions } from './sale-conditions.ts';

/** The facts about an item that determine whether a buyer may add it. */
export interface ItemFacts {
  itemId: string;
  /** The category of the item and those above it. */
  categoryIds: readonly string[];
  brand: string;
  /** Whether the contract of the buyer's organization has a price for it. */
  onContract: boolean;
  conditions: SaleConditions | null;
}

/** The facts about a buyer that determine which items they may add. */
export interface BuyerFacts {
  tenant: TenantId;
  isRegistered: boolean;
  /** Whether the buyer signed in with an organization's link and has no account. */
  isThirdParty: boolean;
  /** The `G_*` codes of the session. */
  permissions: readonly string[];
  /** Whether the organization buys on-contract items only. */
  contractOnly: boolean;
  /** Whether the organization is in health care. */
  healthCare: boolean;
  isCertified: boolean;
  policies: readonly { kind: PolicyKind; value: string }[];
  /** The membership programs that the buyer has already, themselves or as part of a better one, and cannot renew yet. */
  ownedMemberships: readonly ('SELECT' | 'PREMIUM')[];
  /** Whether the buyer has the benefits of another account's membership. */
  isBeneficiary: boolean;
  hasRewardsNumber: boolean;
}

/** Returns the facts for a buyer without an account. */
export const guestBuyer = (tenant: TenantId): BuyerFacts => ({
  tenant,
  isRegistered: false,
  isThirdParty: false,
  permissions: [],
  contractOnly: false,
  healthCare: false,
  isCertified: false,
  policies: [],
  ownedMemberships: [],
  isBeneficiary: false,
  hasRewardsNumber: false,
});

/** The destination of an item. */
export interface SalePlace {
  state: string;
  zipCode: string;
}

/** Checks whether an item is not delivered to a place. */
export const isRestricted = (
  { restrictedStates = [], restrictedZips = [] }: SaleConditions,
  { state, zipCode }: SalePlace,
): boolean => restrictedStates.includes(state) || restrictedZips.some((zip) => zipCode.startsWith(zip));

/** Checks whether an item cannot be ordered yet. @param today ISO date */
export const isComingSoon = ({ comingSoon, streetDate }: SaleConditions, today: string): boolean =>
  !!comingSoon && (streetDate === undefined || streetDate > today);

const error = (code: string, description: string): Message => ({ code, type: 'ERROR', description });

export const restrictedItem = ({ state }: SalePlace): Message =>
  error(SALE_CODES.restricted, `We can’t deliver this item to your area (${state}). Choose another address.`);

/** Builds the message of a line whose units are not in stock yet. @param date ISO date on which they are expected */
export const backInStock = (date: string): Message => ({
  code: SALE_CODES.backInStock,
  type: 'INFO',
  description: `This item is on back order. We expect it on ${shortDay(date)}.`,
});

/** Checks whether a policy of the buyer's organization blocks an item. Policies about items and brands need a block type (cart-6.12). */
function isBlocked(
  { itemId, categoryIds, brand }: ItemFacts,
  { permissions, policies }: BuyerFacts,
): boolean {
  return policies.some(({ kind, value }) => {
    if (kind === 'ITEM') return value === itemId && hasPermission(permissions, 'G_BIO');
    if (kind === 'BRAND') return value === brand && hasPermission(permissions, 'G_IBV');
    return categoryIds.includes(value);
  });
}

/**
 * Returns the reason why the policies or the contract of the buyer's organization do not allow an item; undefined if they do. Also for
 * items already in a cart: the policy may be newer, and the item may have been added by a guest.
 */
export function getPolicyRefusal(item: ItemFacts, buyer: BuyerFacts): Message | undefined {
  if (
    isBlocked(item, buyer) ||
    (item.conditions?.wholesale && buyer.tenant === 'sba' && !hasPermission(buyer.permissions, 'G_WS'))
  )
    return error(
      SALE_CODES.blocked,
      'Your organization’s policy doesn’t allow this item. Ask your administrator.',
    );
  return buyer.contractOnly && !item.onContract && !hasPermission(buyer.permissions, 'G_IOC')
    ? error(SALE_CODES.offContract, 'This item isn’t part of your contract.')
    : undefined;
}

/** The reason why a membership that a buyer has cannot be bought, also if it was bought after it was added to the cart. */
export const ALREADY_PURCHASED: Message = error(
  SALE_CODES.alreadyPurchased,
  'You already have this membership.',
);

/** The reason why one of several memberships in a cart cannot be ordered: it would grant nothing beside the other one. */
export const SURPLUS_MEMBERSHIP: Message = error(
  SALE_CODES.alreadyPurchased,
  'Your cart has another membership. Keep one of them.',
);

/** Returns the reason why a buyer cannot buy a membership; undefined if they can. */
export function getMembershipRefusal(
  program: 'SELECT' | 'PREMIUM',
  { tenant, isBeneficiary, isRegistered, isThirdParty, ownedMemberships, hasRewardsNumber }: BuyerFacts,
): Message | undefined {
  // Signing in on the business site does not help its guests.
  if (!isRegistered && tenant === 'sdc') return error(SALE_CODES.missingUser, 'Sign in to buy a membership.');
  if (isThirdParty)
    return error(SALE_CODES.missingWebUserId, 'Sign in with your own account to buy a membership.');
  if (tenant === 'sba')
    return error(SALE_CODES.membershipError, 'Memberships aren’t available to business accounts.');
  if (isBeneficiary)
    return error(SALE_CODES.alreadyBeneficiary, 'You already have the benefits of a shared membership.');
  // A SELECT member can upgrade to PREMIUM.
  if (ownedMemberships.includes(program)) return ALREADY_PURCHASED;
  if (!hasRewardsNumber)
    return error(SALE_CODES.missingRewardsId, 'Join the rewards program to buy a membership.');
  return undefined;
}

/** The facts on which the rules for adding an item depend. */
interface AddCase {
  item: ItemFacts;
  conditions: SaleConditions;
  buyer: BuyerFacts;
  place: SalePlace;
  /** ISO date. */
  today: string;
}

/**
 * The rules for adding an item, highest priority first: not sold yet, not sold separately, not permitted by policy or contract, not for
 * this buyer, not at this place. Each returns its reason, if it applies.
 */
const ADD_RULES: readonly ((given: AddCase) => Message | undefined)[] = [
  ({ conditions, today }) =>
    isComingSoon(conditions, today)
      ? error(
          SALE_CODES.notAvailable,
          conditions.streetDate
            ? `This item is available from ${shortDay(conditions.streetDate)}.`
            : 'This item is coming soon.',
        )
      : undefined,
  ({ conditions }) =>
    conditions.sample
      ? error(SALE_CODES.invalidFreeItem, 'This free sample comes with other items and can’t be bought.')
      : undefined,
  ({ item, buyer }) => getPolicyRefusal(item, buyer),
  ({ conditions, buyer }) =>
    conditions.healthCareOnly && !(buyer.healthCare && buyer.isCertified)
      ? error(
          SALE_CODES.healthCareRestriction,
          'This item is sold only to certified users of health-care organizations.',
        )
      : undefined,
  ({ conditions, place }) => (isRestricted(conditions, place) ? restrictedItem(place) : undefined),
  ({ conditions, buyer }) => conditions.membership && getMembershipRefusal(conditions.membership, buyer),
];

/**
 * Returns the reason why a buyer cannot add an item; undefined if they can. If there are several reasons, returns the one with the highest
 * priority.
 * @param today ISO date
 */
export function getAddRefusal(
  item: ItemFacts,
  buyer: BuyerFacts,
  place: SalePlace,
  today: string,
): Message | undefined {
  const given = { item, conditions: item.conditions ?? {}, buyer, place, today };
  for (const getRefusal of ADD_RULES) {
    const refusal = getRefusal(given);
    if (refusal) return refusal;
  }
  return undefined;
}
