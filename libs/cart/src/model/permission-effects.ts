/**
 * The effects of the permission codes of a business session (cart-6.6 to cart-6.12). A code without its permission works the other way around:
 * a member without `G_BOP` cannot pick up in a store.
 */
export const PERMISSION_EFFECTS = {
  G_AL: 'Sees and adds products by the part numbers of the organization (link customer).',
  G_ALP: 'A part number that stands for several products adds the first one in stock (link plus).',
  G_WS: 'Adds items that a wholesaler ships.',
  G_IOC: 'Adds items that are not on the contract of an organization that buys on-contract items only.',
  G_CSE: 'Is offered on-contract alternatives only.',
  G_BOP: 'Picks up in a store.',
  G_BIO: 'Is subject to policies that block single items.',
  G_IBV: 'Is subject to policies that block brands.',
} as const;

export type CartPermission = keyof typeof PERMISSION_EFFECTS;

export const hasPermission = (permissions: readonly string[], code: CartPermission): boolean =>
  permissions.includes(code);
