/** The part of shopping that a permission is about. */
type Area = 'SEE' | 'ADD' | 'RECEIVE';

/**
 * The effects of the permission codes of a business session (cart-6.6 to cart-6.12): one row for each code. A code that lifts a refusal names the code of
 * the message that members without it get; a code that adds a rule names the message of members with it.
 */
export const PERMISSION_EFFECTS = {
  G_AL: {
    area: 'ADD',
    text: 'Adds products by the part numbers of the organization (link customer).',
    lifts: 'SKU_INVALID',
  },
  G_ALP: {
    area: 'ADD',
    text: 'A part number that stands for several products adds the first one in stock (link plus).',
    lifts: 'SKU_INVALID',
  },
  G_WS: { area: 'ADD', text: 'Adds items that a wholesaler ships.', lifts: 'BLOCKED_FOR_ADD_TO_CART' },
  G_IOC: {
    area: 'ADD',
    text: 'Adds items that are not on the contract of an organization that buys on-contract items only.',
    lifts: 'OFF_CONTRACT_ERROR',
  },
  G_CSE: { area: 'SEE', text: 'Is offered on-contract alternatives only.' },
  G_BOP: { area: 'RECEIVE', text: 'Picks up in a store.', lifts: 'NOT_AVAILABLE_FOR_BOPIS' },
  G_BIO: {
    area: 'ADD',
    text: 'Is subject to policies that block single items.',
    adds: 'BLOCKED_FOR_ADD_TO_CART',
  },
  G_IBV: { area: 'ADD', text: 'Is subject to policies that block brands.', adds: 'BLOCKED_FOR_ADD_TO_CART' },
} as const satisfies Record<string, { area: Area; text: string; lifts?: string; adds?: string }>;

export type CartPermission = keyof typeof PERMISSION_EFFECTS;

export const hasPermission = (permissions: readonly string[], code: CartPermission): boolean =>
  permissions.includes(code);
