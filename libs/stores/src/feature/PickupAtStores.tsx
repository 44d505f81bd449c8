import { useDispatch, useSelector } from 'react-redux';
import type { PickupItem } from '../state/index.ts';
import { pickupActions, selectPickup } from '../state/index.ts';
import { PickupDrawer } from '../ui/PickupDrawer/PickupDrawer.tsx';
import type { PickupDrawerProps } from '../ui/PickupDrawer/PickupDrawer.tsx';

export interface PickupAtStoresProps extends Pick<PickupDrawerProps, 'onClosed' | 'chooseForm'> {
  /** Number of the shopper's store. */
  chosen?: string | undefined;
  /** Adds the item for pickup in a store; the drawer closes. */
  onAdd?: (item: PickupItem, store: { storeNumber: string; name: string }) => void;
}

/**
 * The pickup drawer. It opens with `pickupActions.pickupOpened`, anywhere in the application, and needs the module of
 * `createPickupModule`. Closing it clears its fields (storefront-4.42).
 */
export function PickupAtStores({ chosen, onAdd, ...drawer }: PickupAtStoresProps) {
  const dispatch = useDispatch();
  const { search, found } = useSelector(selectPickup);
  const close = () => dispatch(pickupActions.pickupClosed());
  return (
    <PickupDrawer
      {...drawer}
      open={search !== undefined}
      onClose={close}
      item={search?.item ?? { name: '', qty: 1 }}
      fields={search ?? { zipCode: '', radius: 0 }}
      phase={found.phase}
      failureCode={found.phase === 'failed' ? found.failure.code : undefined}
      result={found.value}
      chosen={chosen}
      onSearch={(fields) => dispatch(pickupActions.pickupSearchRequested(fields))}
      onRetry={() => {
        if (search)
          dispatch(pickupActions.pickupSearchRequested({ zipCode: search.zipCode, radius: search.radius }));
      }}
      onAdd={
        onAdd &&
        search &&
        ((store) => {
          onAdd(search.item, store);
          close();
        })
      }
    />
  );
}
