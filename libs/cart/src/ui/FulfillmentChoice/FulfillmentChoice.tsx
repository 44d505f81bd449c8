import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Link, RadioGroup } from '@foolscap/ui/components';
import { groupWords } from '../../model/index.ts';
import type { PickupOffer } from '../../model/index.ts';
import styles from './FulfillmentChoice.module.scss';

/** To an address, from the shelf of a store, or sent to a store (decisions, "groups": G1, G2, G3). */
export type FulfillmentWay = 'delivery' | 'pickup' | 'ship-to-store';

export interface FulfillmentChoiceProps {
  /** What it is about, for screen readers: the product's name. */
  label: string;
  value: FulfillmentWay;
  /** When it would be delivered, and what that costs: `Tue, Mar 3 – Mon, Mar 9`, `Free over $50`. */
  delivery: { detail: string; available: boolean };
  pickup: PickupOffer;
  /** When it would reach the store, and what that costs: `Free, Tue, Mar 3 – Wed, Mar 4`. */
  shipToStoreDetail?: string | undefined;
  /** When an order that is placed now is ready: `Today by 4 pm`. */
  readyBy?: string | undefined;
  /** A change is in flight. */
  busy?: boolean;
  onChange?: (value: FulfillmentWay) => void;
  /** Where a store is chosen, and another one. */
  storesHref: string;
  /** Where the choice goes before any script has arrived, and the hidden fields that it carries. */
  form?: { action: string; fields: ReactNode };
  /** It stands within a form of somebody else's, which sends `way` and `store` with the rest. */
  withinForm?: boolean;
}

function pickupHint(pickup: PickupOffer, readyBy: string | undefined): string | undefined {
  switch (pickup.kind) {
    case 'available':
      return [
        readyBy ? `Free, ready ${readyBy[0]!.toLowerCase()}${readyBy.slice(1)}` : 'Free pickup',
        `${pickup.quantity} in stock`,
      ].join('. ');
    case 'out':
      return pickup.shipToStore
        ? 'Out of stock at this store today.'
        : 'Not available at this store today. Try another store.';
    case 'no-store':
      return undefined; // the link below says what to do
    case 'not-eligible':
      return 'This item is available for delivery only.';
  }
}

/** Delivered, collected in a store, or sent to it: with dates, fees, and what the store has. */
export function FulfillmentChoice({
  label,
  value,
  delivery,
  pickup,
  shipToStoreDetail,
  readyBy,
  busy = false,
  onChange,
  storesHref,
  form,
  withinForm = false,
}: FulfillmentChoiceProps) {
  const name = useId();
  // What was asked for shows at once; the server's word stands when it has spoken.
  const [wish, setWish] = useState(value);
  const store = pickup.kind === 'available' || pickup.kind === 'out' ? pickup : undefined;
  const content = (
    <>
      {form?.fields}
      {store && <input type="hidden" name="store" value={store.storeNumber} />}
      <RadioGroup
        label={`Delivery or pickup of ${label}`}
        hideLabel
        name={form || withinForm ? 'way' : name}
        value={busy ? wish : value}
        onChange={(chosen) => {
          if (busy || chosen === value) return;
          setWish(chosen as FulfillmentWay);
          onChange?.(chosen as FulfillmentWay);
        }}
        options={[
          {
            value: 'delivery',
            label: 'Delivery',
            hint: delivery.detail,
            disabled: !delivery.available && value !== 'delivery',
          },
          {
            value: 'pickup',
            label: store ? `Pick up at ${store.storeName}` : 'Pick up in a store',
            hint: pickupHint(pickup, readyBy),
            disabled: pickup.kind !== 'available' && value !== 'pickup',
          },
          ...(store && (value === 'ship-to-store' || (pickup.kind === 'out' && pickup.shipToStore))
            ? [
                {
                  value: 'ship-to-store',
                  label: `Ship to ${store.storeName}`,
                  hint: shipToStoreDetail ?? groupWords({ group: 'G3' }).detail,
                },
              ]
            : []),
        ]}
      />
      {pickup.kind !== 'not-eligible' && (
        <Link href={storesHref} className={styles.change}>
          {store ? 'Change store' : 'Choose a store'}
        </Link>
      )}
      {form && (
        <noscript>
          <Button type="submit" size="small" aria-label={`Update delivery or pickup of ${label}`}>
            Update
          </Button>
        </noscript>
      )}
    </>
  );
  if (withinForm) return <div className={styles.choice}>{content}</div>;
  return (
    <form
      className={styles.choice}
      method="post"
      action={form?.action}
      aria-busy={busy}
      onSubmit={(event) => event.preventDefault()}
    >
      {content}
    </form>
  );
}
