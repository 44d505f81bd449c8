import { Link, Text, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import styles from './StoreFacts.module.scss';
import { StoreStatus } from './StoreStatus.tsx';

export interface StoreFactsProps {
  /** The store with its current status. */
  readonly store: FoundStore;
}

/** Details of a store: status, address, hours, services and pickup time. */
export function StoreFacts({ store }: StoreFactsProps) {
  const { list: texts } = useMessages('stores', STORE_LIST_MESSAGES);
  const { address } = store;
  return (
    <div className={styles.facts}>
      <div className={styles.beside}>
        <div className={styles.where}>
          <StoreStatus store={store} />
          <address className={styles.address}>
            {/* A no-break space keeps the ZIP code on one line with its state. */}
            {`${address.addressLine1}, ${address.city}, ${address.state}\u00a0${address.zipcode}`}
            <br />
            <Link variant="quiet" href={`tel:${store.phone.replace(/\D/g, '')}`} className={styles.phone}>
              {store.phone}
            </Link>
          </address>
        </div>
        <ul className={styles.hours} aria-label={texts.hoursOf(store.name)}>
          {store.workingHours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {store.services.length > 0 && (
        <Text size={14} tone="muted">
          {store.services.join(', ')}
        </Text>
      )}
      <p>{store.pickup ? texts.ready(store.readyBy) : texts.noPickup}</p>
    </div>
  );
}
