// Messages that an application overrides, checked strictly and rendered on a server against the packed library.
import { buildCartItem } from '@foolscap/cart/testing';
import { CartLine, CartMessages, CartMessagesProvider } from '@foolscap/cart/ui';

const line = buildCartItem({ messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });

const worded = (
  <CartMessagesProvider
    messages={{
      cart: { CART_AUTO_MERGE: 'Votre panier a été complété.' },
      line: { OUT_OF_STOCK: ({ quantity }) => `Épuisé : ${quantity.toFixed(0)} demandés.` },
    }}
  >
    <CartMessages
      messages={[
        { code: 'CART_AUTO_MERGE', type: 'INFO' },
        { code: 'SKU_INVALID', type: 'ERROR' },
      ]}
    />
    <CartLine line={{ ...line, qty: 3 }} qty={3} />
  </CartMessagesProvider>
);

/** Rendered elements, each with the texts that it must show. */
export const shows = [
  [worded, ['Votre panier a été complété.', 'Épuisé : 3 demandés.', 'We couldn’t find that item number.']],
  [<CartLine key="english" line={line} qty={1} />, ['This item is out of stock. Remove it to continue.']],
] as const;

export const misused = [
  // @ts-expect-error there is no such code
  <CartMessagesProvider key="1" messages={{ cart: { EMPTY: 'Nothing' } }} children={null} />,
  // @ts-expect-error a message is a sentence, or a function that makes one
  <CartMessagesProvider key="2" messages={{ line: { OUT_OF_STOCK: 3 } }} children={null} />,
];
