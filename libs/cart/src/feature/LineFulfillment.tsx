import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { deliveryWindow } from '@foolscap/core/dates';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import { Text, useLocale } from '@foolscap/ui/components';
import type { CartItem } from '../contract/index.ts';
import type { DeliveryGroup } from '../model/index.ts';
import { getDeliveryGroup, getPickupOffer } from '../model/index.ts';
import { cartActions } from '../state/index.ts';
import { FulfillmentChoice } from '../ui/FulfillmentChoice/FulfillmentChoice.tsx';
import type { FulfillmentWay } from '../ui/FulfillmentChoice/FulfillmentChoice.tsx';

const WAYS = {
  STA: 'delivery',
  ISP: 'pickup',
  PCK: 'pickup',
  STS: 'ship-to-store',
} as const satisfies Record<DeliveryType, FulfillmentWay>;

interface LineFulfillmentProps {
  line: CartItem;
  /** The delivery type that the shopper chose, until the server confirms it. */
  chosen?: DeliveryType | undefined;
  /** A change of the fulfillment is in flight. */
  busy: boolean;
  storesHref: string;
  /** Ready time of an order placed now, by store number. */
  readyBy: Readonly<Record<string, string>>;
  /** Form action and hidden fields, for submissions before hydration. */
  forms: { fulfillmentAction?: string; fields: ReactNode } | undefined;
}

/** The fulfillment of one cart line and the choice of another. Delivery-only lines have no choice. */
export function LineFulfillment({ line, chosen, busy, storesHref, readyBy, forms }: LineFulfillmentProps) {
  const dispatch = useDispatch();
  const locale = useLocale();
  const pickup = getPickupOffer(line);
  const option = line.selectedDeliveryOption;
  if (pickup.kind === 'not-eligible') {
    const window =
      getDeliveryGroup(line) === 'G1' && option.minDeliveryDate ? deliveryWindow(option, locale) : '';
    return window ? (
      <div>
        <Text size={14}>Delivery</Text>
        <Text size={14} tone="muted">
          {window}
        </Text>
      </div>
    ) : null;
  }
  const { cartItemId } = line;
  const getOption = (group: DeliveryGroup) =>
    line.availableDeliveryOptions?.find(({ groupId }) => groupId === group);
  // An older server sends only the dates of the selected option.
  const toAddress = getOption('G1') ?? option;
  const delivered = getOption('G1')?.locations[0];
  return (
    <FulfillmentChoice
      label={line.product.name}
      value={WAYS[chosen ?? option.deliveryType]}
      delivery={{
        detail: deliveryWindow(toAddress, locale),
        available: (delivered?.available ?? 1) > 0,
      }}
      pickup={pickup}
      shipToStoreDetail={`Free, ${deliveryWindow(getOption('G3') ?? {}, locale)}`}
      busy={busy}
      readyBy={pickup.kind === 'available' ? readyBy[pickup.storeNumber] : undefined}
      storesHref={storesHref}
      {...(forms?.fulfillmentAction
        ? {
            form: {
              action: forms.fulfillmentAction,
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
      onChange={(way) =>
        dispatch(
          cartActions.fulfillmentRequested(
            way === 'pickup' && pickup.kind === 'available'
              ? { cartItemId, deliveryType: 'ISP', pickupStoreNumber: pickup.storeNumber }
              : way === 'ship-to-store' && pickup.kind === 'out'
                ? { cartItemId, deliveryType: 'STS', pickupStoreNumber: pickup.storeNumber }
                : { cartItemId, deliveryType: 'STA' },
          ),
        )
      }
    />
  );
}
