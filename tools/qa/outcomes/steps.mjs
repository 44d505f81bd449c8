// Steps that several outcomes share.

/** Adds one item. */
export const add = (itemId, qty = 1, more = {}) => ({ add: [{ itemId, qty, ...more }] });

/** Chooses a free item. */
export const choose = (itemId, qty = 1) => ({ free: { freeItems: [{ itemId, qty }] } });

/** Adds one item for pickup. */
export const pickup = (itemId, pickupStoreNumber = '1547') =>
  add(itemId, 1, { deliveryType: 'ISP', pickupStoreNumber });

export const LOS_ANGELES = { city: 'Los Angeles', state: 'CA', zipCode: '90012' };
export const nurse = { signIn: 'nurse@example.com' };
export const desk = { signIn: 'desk@example.com' };
export const studio = { signIn: 'studio@example.com' };
