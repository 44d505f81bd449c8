import type { BuyerFacts } from './add-conditions.ts';

/** The area of shopping that a permission affects. */
type Area = 'SEE' | 'ADD' | 'RECEIVE';

/**
 * The effects of the permission codes of a business session (cart-6.6 to cart-6.12): one row for each code. A code that lifts a restriction
 * names the code of the message that members without it get; a code that adds a rule names the message of members with it. `thirdParty`
 * marks the codes of third-party users (cart-6.3): they shop on the organization's contract and under its policies. They have no role in
 * the organization, so they have none of its other permissions.
 */
export const PERMISSION_EFFECTS = {
  G_AL: {
    area: 'ADD',
    text: 'Adds products by the part numbers of the organization (link customer).',
    lifts: 'SKU_INVALID',
    thirdParty: false,
  },
  G_ALP: {
    area: 'ADD',
    text: 'A part number that stands for several products adds the first one in stock (link plus).',
    lifts: 'SKU_INVALID',
    thirdParty: false,
  },
  G_WS: {
    area: 'ADD',
    text: 'Adds items that a wholesaler ships.',
    lifts: 'BLOCKED_FOR_ADD_TO_CART',
    thirdParty: false,
  },
  G_IOC: {
    area: 'ADD',
    text: 'Adds items that are not on the contract of an organization that buys on-contract items only.',
    lifts: 'OFF_CONTRACT_ERROR',
    thirdParty: false,
  },
  G_CSE: { area: 'SEE', text: 'Is offered on-contract alternatives only.', thirdParty: false },
  G_BOP: {
    area: 'RECEIVE',
    text: 'Picks up in a store.',
    lifts: 'NOT_AVAILABLE_FOR_BOPIS',
    thirdParty: true,
  },
  G_BIO: {
    area: 'ADD',
    text: 'Is subject to policies that block single items.',
    adds: 'BLOCKED_FOR_ADD_TO_CART',
    thirdParty: true,
  },
  G_IBV: {
    area: 'ADD',
    text: 'Is subject to policies that block brands.',
    adds: 'BLOCKED_FOR_ADD_TO_CART',
    thirdParty: true,
  },
} as const satisfies Record<
  string,
  { area: Area; text: string; lifts?: string; adds?: string; thirdParty: boolean }
>;

export type BuyerPermission = keyof typeof PERMISSION_EFFECTS;

/** Lists the initial permission codes of a third-party user's account. */
export const getThirdPartyPermissions = (): BuyerPermission[] =>
  (Object.keys(PERMISSION_EFFECTS) as BuyerPermission[]).filter(
    (code) => PERMISSION_EFFECTS[code].thirdParty,
  );

export const hasPermission = (permissions: readonly string[], code: BuyerPermission): boolean =>
  permissions.includes(code);

/**
 * Checks whether a buyer may pick up items in a store: registered buyers of the business site need the code `G_BOP` (cart-6.11,
 * storefront-6.22). Guests and consumers always may.
 */
export const mayCollect = ({
  tenant,
  isRegistered,
  permissions,
}: Pick<BuyerFacts, 'tenant' | 'isRegistered' | 'permissions'>): boolean =>
  tenant !== 'sba' || !isRegistered || hasPermission(permissions, 'G_BOP');
