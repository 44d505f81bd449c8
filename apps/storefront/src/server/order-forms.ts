import { createCartClient } from '@foolscap/cart/client';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { reorderItems } from '@foolscap/checkout/model';
import { toFailure } from '@foolscap/core/http';
import { ORDER_FORM_PATHS } from '../forms/order-form-paths.ts';
import { PAGES } from '../routing/pages.ts';
import { postedCookie } from './posted-cookie.ts';
import type { FormEndpoint } from './forms.ts';
import { getCartPage, getPageKey, oncePerBody, toCart } from './cart-forms.ts';

/** Registers the form endpoints that find an order, and add its items to the cart again. A form that is submitted twice adds them once. */
export function orderForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
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
  on(
    ORDER_FORM_PATHS.find,
    async (http, { orderNumber = '', email = '' }, _root, reply) => {
      try {
        const found = await createCheckoutClient(http).findOrder({ orderNumber, email });
        return `/order/${encodeURIComponent(found)}`;
      } catch (error) {
        const { code, message } = toFailure(error);
        const outcome = { form: 'findOrder', error: { code, message }, values: { orderNumber, email } };
        void reply.header('set-cookie', postedCookie(outcome, secure));
        return `${PAGES.findOrder}?${new URLSearchParams({ error: code })}`;
      }
    },
    (code) => `${PAGES.findOrder}?${new URLSearchParams({ error: code })}`,
  );
}
