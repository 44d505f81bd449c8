/**
 * The id of the cart page's single form without JavaScript, which the controls of all lines belong to. A form with hidden fields for each
 * line would keep browsers busy for seconds on a long cart, because they examine every form for autofill.
 */
export const LINES_FORM_ID = 'cart-lines';

/** Returns the form field name of a line's quantity. */
export const getQuantityName = (cartItemId: string): string => `qty-${cartItemId}`;

/** Returns the form field names of a line's fulfillment and pickup store. */
export const getFulfillmentNames = (cartItemId: string): { way: string; store: string } => ({
  way: `way-${cartItemId}`,
  store: `store-${cartItemId}`,
});

/** Returns the attributes of a button that submits `LINES_FORM_ID` for one line. Without an action, the submission is not handled. */
export const getLineSubmit = (cartItemId: string, action: string | undefined) =>
  ({
    type: 'submit',
    form: action === undefined ? undefined : LINES_FORM_ID,
    formAction: action,
    name: 'cartItemId',
    value: cartItemId,
  }) as const;
