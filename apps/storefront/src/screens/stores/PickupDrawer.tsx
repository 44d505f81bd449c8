import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { cartActions } from '@foolscap/cart/state';
import { PickupAtStores } from '@foolscap/stores/feature';
import { pickupActions } from '@foolscap/stores/state';
import { FORM_PATHS } from '../../forms/forms.tsx';
import { pickupPart } from '../../parts/pickup.part.ts';
import { useShop } from '../../shell/shop-context.ts';
import { ChooseStoreFields } from './ChooseStoreFields.tsx';

export const parts = [pickupPart];

/** Opens the drawer for an item. */
export const { pickupOpened } = pickupActions;

/** The pickup drawer: adds the item for pickup in a store, or makes the store the shopper's. */
export default function PickupDrawer({ onClosed }: { onClosed?: () => void }) {
  const { store } = useShop();
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return (
    <PickupAtStores
      chosen={store?.storeNumber}
      {...(onClosed ? { onClosed } : {})}
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
