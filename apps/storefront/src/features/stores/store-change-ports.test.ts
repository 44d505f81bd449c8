import type { CartClient } from '@foolscap/cart/client';
import type { CartItem } from '@foolscap/cart/contract';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { createStoreChangePorts } from './store-change-ports.ts';

const line = (
  cartItemId: string,
  deliveryType: CartItem['selectedDeliveryOption']['deliveryType'],
  pickupStoreNumber?: string,
) => {
  const item = buildCartItem({ cartItemId, itemId: 'pen', qty: 2 });
  return {
    ...item,
    selectedDeliveryOption: {
      ...item.selectedDeliveryOption,
      deliveryType,
      ...(pickupStoreNumber && { pickupStoreNumber }),
    },
  };
};

it('separates what would follow to a store from what is picked up there already, without what ships to the store', async () => {
  const items = [
    line('delivered', 'STA'),
    line('shipped-to-store', 'STS', '1622'),
    line('there', 'ISP', '1622'),
    line('elsewhere', 'ISP', '0415'),
  ];
  const cart = { getCart: () => Promise.resolve({ data: { cartInfo: buildCart({ items }) } }) };
  // The only client call that the ports make here.
  const ports = createStoreChangePorts(cart as unknown as CartClient, jest.fn());
  expect(await ports.getPickups('1622')).toMatchObject({
    elsewhere: [{ cartItemId: 'elsewhere', itemId: 'pen', qty: 2 }],
    there: [{ itemId: 'pen', qty: 2 }],
  });
});
