import { createCartClient } from '@foolscap/cart/client';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { reorderItems } from '@foolscap/checkout/model';
import { ORDER_FORM_PATHS } from '../forms/order-form-paths.ts';
import { type Endpoint, getCartPage, getPageKey, oncePerBody, toCart } from './cart-forms.ts';

/** Registers the form endpoint that adds the items of an order to the cart again. A form that is submitted twice adds them once. */
export function orderForms(on: Endpoint): void {
  on(
    ORDER_FORM_PATHS.buyAgain,
    async (http, { orderNumber = '', ...fields }) => {
      const { lines } = await createCheckoutClient(http).getOrder(orderNumber);
      const items = reorderItems(lines);
      // The order page shows which items need a new design.
      if (!items.length) return `/order/${encodeURIComponent(orderNumber)}`;
      const added = await oncePerBody(
        `${getPageKey(fields)}-${orderNumber}`.slice(0, 255),
        { items },
        createCartClient(http).addItems,
      );
      return getCartPage(added, true);
    },
    toCart,
  );
}
