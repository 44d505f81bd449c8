import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import { useAnnounce } from '@foolscap/ui/components';
import type { CartItem } from '../contract/index.ts';
import { groupWords, pickupOfferOf } from '../model/index.ts';
import { cartActions } from '../state/index.ts';
import { FulfilmentChoice } from '../ui/FulfilmentChoice/FulfilmentChoice.tsx';
import type { FulfilmentWay } from '../ui/FulfilmentChoice/FulfilmentChoice.tsx';

const WAYS = {
  STA: 'delivery',
  ISP: 'pickup',
  PCK: 'pickup',
  STS: 'ship-to-store',
} as const satisfies Record<DeliveryType, FulfilmentWay>;

interface LineFulfilmentProps {
  line: CartItem;
  /** A change of it is on its way. */
  busy: boolean;
  storesHref: string;
  /** When an order that is placed now is ready, by store number. */
  readyBy: Readonly<Record<string, string>>;
  /** Where the choice goes before any script has arrived. */
  forms: { fulfilmentAction?: string; fields: ReactNode } | undefined;
}

/** How one line of the cart is got, and the wish for another way. What is only ever delivered leaves nothing to choose. */
export function LineFulfilment({ line, busy, storesHref, readyBy, forms }: LineFulfilmentProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const pickup = pickupOfferOf(line);
  if (pickup.kind === 'not-eligible') return null;
  const option = line.selectedDeliveryOption;
  const { cartItemId } = line;
  const delivered = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G1')?.locations[0];
  return (
    <FulfilmentChoice
      label={line.product.name}
      value={WAYS[option.deliveryType]}
      delivery={{
        detail: groupWords({
          ...option,
          group: 'G1',
          storeName: undefined,
          minDeliveryDate: option.minDeliveryDate,
          maxDeliveryDate: option.maxDeliveryDate,
        }).detail,
        available: (delivered?.available ?? 1) > 0,
      }}
      pickup={pickup}
      busy={busy}
      readyBy={pickup.kind === 'available' ? readyBy[pickup.storeNumber] : undefined}
      storesHref={storesHref}
      {...(forms?.fulfilmentAction
        ? {
            form: {
              action: forms.fulfilmentAction,
              fields: (
                <>
                  {forms.fields}
                  <input type="hidden" name="cartItemId" value={cartItemId} />
                  <input type="hidden" name="qty" value={line.qty} />
                </>
              ),
            },
          }
        : {})}
      onChange={(way) => {
        dispatch(
          cartActions.fulfilmentRequested(
            way === 'pickup' && pickup.kind === 'available'
              ? { cartItemId, deliveryType: 'ISP', pickupStoreNumber: pickup.storeNumber }
              : way === 'ship-to-store' && pickup.kind === 'out'
                ? { cartItemId, deliveryType: 'STS', pickupStoreNumber: pickup.storeNumber }
                : { cartItemId, deliveryType: 'STA' },
          ),
        );
        announce(
          way === 'pickup'
            ? `${line.product.name} will be picked up.`
            : way === 'ship-to-store'
              ? `${line.product.name} will be sent to the store.`
              : `${line.product.name} will be delivered.`,
        );
      }}
    />
  );
}
