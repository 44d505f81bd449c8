/** Session storage key of the quantity typed on a product page. */
export const TYPED_QUANTITY_KEY = 'typed-quantity';
