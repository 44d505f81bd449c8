import { Badge, Link, Text, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { ChooseStore } from '../parts/ChooseStore.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { StoreFacts } from '../parts/StoreFacts.tsx';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import { STORES_MESSAGES } from '../messages.ts';
import styles from './StoreCard.module.scss';

export interface StoreCardProps {
  /** The store with its hours, services and distance. */
  store: FoundStore;
  /** Pin number on the map. */
  pin?: number;
  /** The map highlights this store. */
  selected?: boolean;
  /** Shows the store on the map; without it the pin is no button. */
  onShow?: () => void;
  /** Marks the shopper's store. */
  chosen?: boolean;
  /** Form that chooses the store: its action and hidden fields. */
  form?: ChooseForm;
  /** URL of the store's page. */
  href?: string | undefined;
  /** Heading level of the name. */
  level?: 2 | 3;
}

/** A store: status, address, hours, services, and the button that makes it the shopper's store. */
export function StoreCard({
  store,
  pin,
  selected = false,
  onShow,
  chosen = false,
  form,
  href,
  level = 2,
}: StoreCardProps) {
  const { list } = useMessages('stores', STORE_LIST_MESSAGES);
  const { texts } = useMessages('stores', STORES_MESSAGES);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} aria-label={store.name} data-chosen={chosen} data-selected={selected}>
      <header className={styles.header}>
        {pin !== undefined &&
          (onShow ? (
            <button
              type="button"
              className={styles.pin}
              aria-pressed={selected}
              aria-label={texts.showOnMap(pin, store.name)}
              onClick={onShow}
            >
              {pin}
            </button>
          ) : (
            <span className={styles.pin} aria-hidden="true">
              {pin}
            </span>
          ))}
        <div className={styles.summary}>
          <Heading className={styles.name}>
            {href ? <Link href={href}>{store.name}</Link> : store.name}
          </Heading>
          {Boolean(store.distance) && (
            <Text as="span" size={14} tone="muted">
              {list.distance(store.distance)}
            </Text>
          )}
        </div>
      </header>
      <StoreFacts store={store} />
      {chosen ? (
        <Badge tone="info">{texts.yourStore}</Badge>
      ) : (
        form &&
        store.pickup && (
          <ChooseStore store={store} form={form} name={list.makeStoreYours(store.name)}>
            {list.makeYours}
          </ChooseStore>
        )
      )}
    </article>
  );
}
