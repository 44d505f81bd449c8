/** The key of the quantity that was typed on the page of a product, in the storage of the session. */
export const TYPED_QUANTITY_KEY = 'typed-quantity';
