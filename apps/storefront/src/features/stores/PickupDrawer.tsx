import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { cartActions } from '@foolscap/cart/state';
import { PickupAtStores } from '@foolscap/stores/feature';
import { pickupActions } from '@foolscap/stores/state';
import { FORM_PATHS } from '../../forms/forms.tsx';
import { useShop } from '../../shell/shop-context.ts';
import { ChooseStoreFields } from './ChooseStoreFields.tsx';
import { storesFeature } from './feature.ts';

export const features = [storesFeature];

export interface PickupDrawerProps {
  /** The item to pick up. */
  item: { itemId: string; name: string; qty: number };
  /** The shopper's ZIP code, if no store is chosen. */
  zipCode?: string | undefined;
  /** Called when the drawer has closed. */
  onClosed: () => void;
}

/**
 * The pickup drawer: adds the item for pickup in a store, or makes the store the shopper's. It opens once, with the item of its first
 * render.
 */
export default function PickupDrawer({ item, zipCode, onClosed }: PickupDrawerProps) {
  const { store } = useShop();
  const dispatch = useDispatch();
  const near = store?.zipCode ?? zipCode;
  // The request of the first render, so that the second click of a double click does not clear the fields.
  const [opening] = useState(() =>
    pickupActions.pickupOpened({
      item,
      ...(near ? { zipCode: near } : {}),
      ...(store ? { storeNumber: store.storeNumber } : {}),
    }),
  );
  useEffect(() => void dispatch(opening), [dispatch, opening]);
  const { pathname, search } = useLocation();
  return (
    <PickupAtStores
      chosen={store?.storeNumber}
      onClosed={onClosed}
      onAdd={({ itemId, qty }, { storeNumber }) =>
        dispatch(
          cartActions.addToCartRequested([
            { itemId, qty, deliveryType: 'ISP', pickupStoreNumber: storeNumber },
          ]),
        )
      }
      chooseForm={{
        action: FORM_PATHS.chooseStore,
        fields: <ChooseStoreFields back={pathname + search} />,
      }}
    />
  );
}
