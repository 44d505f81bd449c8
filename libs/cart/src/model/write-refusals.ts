// A separate module, because the code of every page handles these two and no other cart codes.

/** A call refers to a line that is not in the cart. */
export const CART_ITEM_ID_NOT_FOUND = 'CART_ITEM_ID_NOT_FOUND';

/** A change is based on an outdated revision of the cart. */
export const CART_REVISION_CONFLICT = 'CART_REVISION_CONFLICT';
