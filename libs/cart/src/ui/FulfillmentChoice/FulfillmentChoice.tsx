import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { Button, Link, RadioGroup, useMessages } from '@foolscap/ui/components';
import { describeGroup, getFulfillmentNames, getLineSubmit, LINES_FORM_ID } from '../../model/index.ts';
import type { PickupOffer } from '../../model/index.ts';
import { FULFILLMENT_MESSAGES } from '../../model/fulfillment-messages.ts';
import { DELIVERY_GROUP_MESSAGES } from '../../model/delivery-group-messages.ts';
import styles from './FulfillmentChoice.module.scss';

/** Ship to an address at a level of service, pick up in a store, or ship to a store (decision-groups, cart-3.62). */
export type FulfillmentWay = 'delivery' | 'next-day' | 'same-day' | 'pickup' | 'ship-to-store';

/** A faster delivery, with its date and fee as the hint: `Tue, Mar 3, $14.99`. */
export interface FasterDelivery {
  value: 'next-day' | 'same-day';
  label: string;
  hint: string;
}

export interface FulfillmentChoiceProps {
  /** The product's name, for the group's accessible name. */
  label: string;
  /** The chosen option. */
  value: FulfillmentWay;
  /** Delivery window and fee: `Tue, Mar 3 – Mon, Mar 9`, `Free over $50`. */
  delivery: { detail: string; available: boolean };
  /** The faster deliveries that the line allows; none by default. */
  faster?: readonly FasterDelivery[] | undefined;
  /** The chosen store's stock, or the reason why pickup is not available. */
  pickup: PickupOffer;
  /** Arrival window at the store and fee: `Free, Tue, Mar 3 – Wed, Mar 4`. */
  shipToStoreDetail?: string | undefined;
  /** When an order placed now is ready: `Today by 4 pm`. */
  readyBy?: string | undefined;
  /** Whether a change is in flight. */
  busy?: boolean;
  /** Called with the newly chosen option. */
  onChange?: (value: FulfillmentWay) => void;
  /** URL of the store finder. */
  storesHref: string;
  /** Called when the link to the store finder is clicked, to open a drawer instead. */
  onStores?: (press: MouseEvent<HTMLAnchorElement>) => void;
  /** Form action and line, for submissions before hydration through the page's form `LINES_FORM_ID`. */
  form?: { action: string; cartItemId: string };
  /** True inside another form, which submits `way` and `store` along with its own fields. */
  withinForm?: boolean;
}

/** Returns the pickup option's hint; without a store, the text of cart-8.42. */
function pickupHint(
  pickup: PickupOffer,
  readyBy: string | undefined,
  { fulfillment: texts }: typeof FULFILLMENT_MESSAGES,
): string {
  switch (pickup.kind) {
    case 'available':
      return [
        readyBy ? texts.ready(readyBy[0]!.toLowerCase() + readyBy.slice(1)) : texts.freePickup,
        texts.inStock(pickup.quantity),
      ].join('. ');
    case 'out':
      return pickup.shipToStore ? texts.out : texts.notAvailable;
    case 'no-store':
      return texts.noStore;
    case 'not-eligible':
      return texts.notEligible;
  }
}

/** The choice between delivery, pickup and ship to store, with dates, fees and store stock. */
export function FulfillmentChoice({
  label,
  value,
  delivery,
  faster = [],
  pickup,
  shipToStoreDetail,
  readyBy,
  busy = false,
  onChange,
  storesHref,
  onStores,
  form,
  withinForm = false,
}: FulfillmentChoiceProps) {
  const messages = useMessages('cart', FULFILLMENT_MESSAGES);
  const { fulfillment: texts } = messages;
  const groupMessages = useMessages('cart', DELIVERY_GROUP_MESSAGES);
  const name = useId();
  // The choice is shown optimistically; the server's value replaces it when it changes.
  const [chosen, setChosen] = useState(value);
  const store = pickup.kind === 'available' || pickup.kind === 'out' ? pickup : undefined;
  const names = form
    ? getFulfillmentNames(form.cartItemId)
    : { way: withinForm ? 'way' : name, store: 'store' };
  const formId = form && LINES_FORM_ID;
  return (
    <div className={styles.choice} aria-busy={withinForm ? undefined : busy}>
      {store && (form || withinForm) && (
        <input type="hidden" form={formId} name={names.store} value={store.storeNumber} />
      )}
      <RadioGroup
        label={texts.choice(label)}
        hideLabel
        {...(withinForm ? {} : { variant: 'columns', className: styles.columns })}
        name={names.way}
        form={formId}
        value={busy ? chosen : value}
        onChange={(next) => {
          if (busy || next === value) return;
          setChosen(next as FulfillmentWay);
          onChange?.(next as FulfillmentWay);
        }}
        options={[
          {
            value: 'delivery',
            label: texts.delivery,
            hint: delivery.detail,
            disabled: !delivery.available && (value === 'pickup' || value === 'ship-to-store'),
          },
          ...faster,
          // With a choice of levels, the reason is not needed.
          ...(pickup.kind === 'not-eligible' && faster.length > 0
            ? []
            : [
                {
                  value: 'pickup',
                  label: store ? texts.pickUpAt(store.storeName) : texts.pickUp,
                  hint: pickupHint(pickup, readyBy, messages),
                  disabled: pickup.kind !== 'available' && value !== 'pickup',
                },
              ]),
          ...(store && (value === 'ship-to-store' || (pickup.kind === 'out' && pickup.shipToStore))
            ? [
                {
                  value: 'ship-to-store',
                  label: texts.shipTo(store.storeName),
                  hint:
                    shipToStoreDetail ?? describeGroup({ section: 'G3' }, undefined, groupMessages).detail,
                },
              ]
            : []),
        ]}
      />
      {pickup.kind !== 'not-eligible' && (
        <Link href={storesHref} className={styles.change} onClick={onStores}>
          {store ? texts.changeStore : texts.chooseStore}
        </Link>
      )}
      {form && (
        <noscript>
          <Button
            {...getLineSubmit(form.cartItemId, form.action)}
            size="small"
            aria-label={texts.updateOf(label)}
          >
            {texts.update}
          </Button>
        </noscript>
      )}
    </div>
  );
}
