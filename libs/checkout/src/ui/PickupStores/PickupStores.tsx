import { Icon, Text } from '@foolscap/ui/components';
import type { Pickup } from '../../contract/index.ts';
import styles from './PickupStores.module.scss';

export interface PickupStoresProps {
  /** The stores of the order, with the state of each pickup. */
  pickups: readonly Pickup[];
  /** Shows only the store and its ready time. */
  brief?: boolean;
}

/** The pickup stores of an order with their ready times. */
export function PickupStores({ pickups, brief = false }: PickupStoresProps) {
  return (
    <ul className={styles.stores}>
      {pickups.map(({ storeNumber, name, address, phone, workingHours, readyBy, readyAt, collectedAt }) => (
        <li key={storeNumber} className={styles.store}>
          <Icon name="store" />
          <div>
            <Text weight="semibold">{name}</Text>
            <p>{collectedAt ? 'Picked up' : readyAt ? 'Ready for pickup' : `Ready: ${readyBy}`}</p>
            {!brief && (
              <>
                <address className={styles.address}>
                  <span>{address.addressLine1}</span>
                  <span>
                    {address.city}, {address.state} {address.zipcode}
                  </span>
                  <span>{phone}</span>
                </address>
                <ul className={styles.hours} aria-label={`Hours of ${name}`}>
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
