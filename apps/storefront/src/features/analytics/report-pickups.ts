import { takeEvery } from 'redux-saga/effects';
import type { CartItem } from '@foolscap/cart/contract';
import { wasAdded } from '@foolscap/cart/model';
import { cartActions, cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Returns the store in which a line is picked up; undefined for a delivered line. */
const getStoreNumber = ({ selectedDeliveryOption: { deliveryType, pickupStoreNumber } }: CartItem) =>
  deliveryType === 'STA' ? undefined : pickupStoreNumber;

/**
 * Reports pickup to analytics (storefront-7.54): items added for pickup, and lines moved to a store. An item that was delivered instead is
 * not reported.
 */
export function* reportPickups({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  const report = (lines: readonly CartItem[]) => {
    for (const line of lines) {
      const { itemId, qty, selectedDeliveryOption } = line;
      const storeNumber = getStoreNumber(line);
      if (storeNumber)
        analytics.report({
          name: 'bopis',
          data: { itemId, qty, storeNumber, deliveryType: selectedDeliveryOption.deliveryType },
        });
    }
  };
  yield takeEvery(
    cartEvents.itemsAdded.type,
    function ({ payload: { lines } }: ReturnType<typeof cartEvents.itemsAdded>) {
      report(lines.filter(wasAdded));
    },
  );
  yield takeEvery(
    cartActions.fulfillmentChanged.type,
    function ({ payload: { request, reply } }: ReturnType<typeof cartActions.fulfillmentChanged>) {
      if (request.deliveryType === 'STA') return;
      // A refused move leaves the line delivered, and a line that joined another one is not in the reply.
      report(reply.data.cartInfo.items.filter(({ cartItemId }) => cartItemId === request.cartItemId));
    },
  );
}
