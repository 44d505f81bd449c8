import { CART_CODES } from './codes.ts';

const DOWN = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

/** Messages about the parts of the shop that could not be read for a cart (cart-8.2). `owner` is an account that no longer exists. */
export const SERVICE_MESSAGES = {
  items: {
    code: CART_CODES.itemServiceDown,
    description: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
  },
  users: { code: CART_CODES.userServiceDown, description: DOWN },
  accounts: { code: CART_CODES.userAccountServiceDown, description: DOWN },
  owner: { code: CART_CODES.userNotFound, description: DOWN },
  fees: {
    code: CART_CODES.globalFeeServiceDown,
    description:
      'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
  },
  prices: {
    code: CART_CODES.priceServiceDown,
    description: 'Sorry, but we are unable to display prices at this time.',
  },
  inventory: {
    code: CART_CODES.inventoryServiceDown,
    description: 'We can’t check availability right now. Try again in a few minutes.',
  },
} as const;
