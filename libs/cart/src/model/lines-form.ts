/**
 * The id of the one form of a cart page without JavaScript, which the controls of all lines belong to. A form with hidden fields for each line
 * would keep browsers busy for seconds on a long cart: they examine every form for autofill.
 */
export const LINES_FORM_ID = 'cart-lines';

/** Returns the name of the form value with the quantity of a line. */
export const getQuantityName = (cartItemId: string): string => `qty-${cartItemId}`;

/** Returns the names of the form values with the fulfillment of a line, and with the store for pickup. */
export const getFulfillmentNames = (cartItemId: string): { way: string; store: string } => ({
  way: `way-${cartItemId}`,
  store: `store-${cartItemId}`,
});

/** Returns the attributes of a button that submits `LINES_FORM_ID` for one line. Without an action the button submits nothing that is handled. */
export const getLineSubmit = (cartItemId: string, action: string | undefined) =>
  ({
    type: 'submit',
    form: action === undefined ? undefined : LINES_FORM_ID,
    formAction: action,
    name: 'cartItemId',
    value: cartItemId,
  }) as const;
