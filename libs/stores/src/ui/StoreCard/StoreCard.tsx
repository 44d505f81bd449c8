import type { ReactNode } from 'react';
import { Badge, Button, Link } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { messages } from '../messages.ts';
import { storeStatus } from '../storeStatus.ts';
import styles from './StoreCard.module.scss';

export interface StoreCardProps {
  store: FoundStore;
  /** Its number on the map. */
  pin?: number;
  /** This is the shopper's store. */
  chosen?: boolean;
  /** Where choosing it is posted to, and the hidden fields that travel with it. */
  form?: { action: string; fields: ReactNode };
  /** Heading level, so that the card fits its page. */
  level?: 2 | 3;
}

/** A store: where, when, what for, and the button that makes it one's own. */
export function StoreCard({ store, pin, chosen = false, form, level = 2 }: StoreCardProps) {
  const Heading = `h${level}` as const;
  const { address } = store;
  const { tone, words } = storeStatus(store);
  return (
    <article className={styles.card} aria-label={store.name} data-chosen={chosen}>
      <header className={styles.header}>
        {pin !== undefined && (
          <span className={styles.pin} aria-hidden="true">
            {pin}
          </span>
        )}
        <Heading className={styles.name}>{store.name}</Heading>
        {Boolean(store.distance) && <span className={styles.distance}>{store.distance} mi</span>}
      </header>
      <p className={styles.status}>
        <Badge tone={tone}>{words}</Badge> {store.storeStatusTime}
      </p>
      <address className={styles.address}>
        {address.addressLine1}, {address.city}, {address.state} {address.zipcode}
        <br />
        <Link variant="quiet" href={`tel:${store.phone.replace(/\D/g, '')}`}>
          {store.phone}
        </Link>
      </address>
      <ul className={styles.hours} aria-label={`Hours of ${store.name}`}>
        {store.workingHours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {store.services.length > 0 && <p className={styles.services}>{store.services.join(', ')}</p>}
      <p>{store.pickup ? `Pickup ready: ${store.readyBy}` : 'No pickup at this store.'}</p>
      {chosen ? (
        <p className={styles.yours}>
          <Badge tone="info">{messages.yourStore}</Badge>
        </p>
      ) : (
        form &&
        store.pickup && (
          <form method="post" action={form.action}>
            {form.fields}
            <input type="hidden" name="store" value={store.storeNumber} />
            <Button type="submit" aria-label={`Make this your store: ${store.name}`}>
              Make this your store
            </Button>
          </form>
        )
      )}
    </article>
  );
}
