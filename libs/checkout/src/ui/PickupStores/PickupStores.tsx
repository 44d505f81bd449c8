import { Icon, Text, useMessages } from '@foolscap/ui/components';
import type { Pickup } from '../../contract/index.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';
import styles from './PickupStores.module.scss';

export interface PickupStoresProps {
  /** The stores of the order, with the state of each pickup. */
  pickups: readonly Pickup[];
  /** Shows only the store and its ready time. */
  brief?: boolean;
}

/** The pickup stores of an order with their ready times. */
export function PickupStores({ pickups, brief = false }: PickupStoresProps) {
  const { pickupStores: texts } = useMessages('checkout', ORDER_MESSAGES);
  return (
    <ul className={styles.stores}>
      {pickups.map(({ storeNumber, name, address, phone, workingHours, readyBy, readyAt, collectedAt }) => (
        <li key={storeNumber} className={styles.store}>
          <Icon name="store" />
          <div>
            <Text weight="semibold">{name}</Text>
            <p>{collectedAt ? texts.collected : readyAt ? texts.ready : texts.readyBy(readyBy)}</p>
            {!brief && (
              <>
                <address className={styles.address}>
                  <span>{address.addressLine1}</span>
                  <span>
                    {address.city}, {address.state} {address.zipcode}
                  </span>
                  <span>{phone}</span>
                </address>
                <ul className={styles.hours} aria-label={texts.hours(name)}>
                  {workingHours.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
