import type { ReactNode } from 'react';
import { Badge, Link, SectionHeading, SkeletonText, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { holidayHours, weekHours } from '../../model/index.ts';
import { ChooseStore } from '../parts/ChooseStore.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { StoreStatus } from '../parts/StoreStatus.tsx';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import { STORES_MESSAGES } from '../messages.ts';
import styles from './StoreDetails.module.scss';

export interface StoreDetailsProps {
  /** The store; undefined while it is loading. */
  store: FoundStore | undefined;
  /** Marks the shopper's store. */
  chosen?: boolean;
  /** Form that chooses the store: its action and hidden fields. */
  form?: ChooseForm;
  /** The search of the store's stock. */
  stock?: ReactNode;
  /** The map of the store. */
  map?: ReactNode;
}

/** Holidays that are listed, the next ones first. */
const MAX_HOLIDAYS = 5;

/** A store: address, hours of each day, holidays, services, pickup, its stock and a map. Its name is the heading of the page around it. */
export function StoreDetails({ store, chosen = false, form, stock, map }: StoreDetailsProps) {
  const { page } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const { list } = useMessages('stores', STORE_LIST_MESSAGES);
  const { texts } = useMessages('stores', STORES_MESSAGES);
  if (!store)
    return (
      <div className={styles.details} aria-busy="true">
        <SkeletonText lines={6} />
        <SkeletonText lines={8} />
      </div>
    );
  const { address, opening } = store;
  const holidays = opening ? holidayHours(opening).slice(0, MAX_HOLIDAYS) : [];
  return (
    <div className={styles.details}>
      <Stack gap={5}>
        <Stack gap={3} as="section" aria-label={page.contact}>
          <StoreStatus store={store} />
          <address className={styles.address}>
            {address.addressLine1}
            <br />
            {`${address.city}, ${address.state}\u00a0${address.zipcode}`}
            <br />
            <Link variant="quiet" href={`tel:${store.phone.replace(/\D/g, '')}`} className={styles.phone}>
              {store.phone}
            </Link>
          </address>
          <p>{store.pickup ? list.ready(store.readyBy) : list.noPickup}</p>
          {chosen ? (
            <span>
              <Badge tone="info">{texts.yourStore}</Badge>
            </span>
          ) : (
            form &&
            store.pickup && (
              <ChooseStore store={store} form={form} name={list.makeStoreYours(store.name)}>
                {list.makeYours}
              </ChooseStore>
            )
          )}
        </Stack>
        {map}
      </Stack>
      <Stack gap={5}>
        <section aria-label={page.hours}>
          <SectionHeading level={2} size="small">
            {page.hours}
          </SectionHeading>
          {opening ? (
            <Hours rows={weekHours(opening).map(({ day, hours }) => [day, day, hours])} />
          ) : (
            <ul className={styles.list}>
              {store.workingHours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
        {holidays.length > 0 && (
          <section aria-label={page.holidays}>
            <SectionHeading level={2} size="small">
              {page.holidays}
            </SectionHeading>
            <Hours rows={holidays.map(({ date, day, hours }) => [date, day, hours])} />
          </section>
        )}
        <section aria-label={page.services}>
          <SectionHeading level={2} size="small">
            {page.services}
          </SectionHeading>
          {store.services.length > 0 ? (
            <ul className={styles.list}>
              {store.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          ) : (
            <Text tone="muted">{page.noServices}</Text>
          )}
        </section>
      </Stack>
      {stock && <div className={styles.wide}>{stock}</div>}
    </div>
  );
}

/** Days and their hours. @param rows key, day and hours */
function Hours({ rows }: { rows: readonly (readonly [string, string, string])[] }) {
  const { page } = useMessages('stores', STORE_DETAIL_MESSAGES);
  return (
    <dl className={styles.hours}>
      {rows.map(([key, day, hours]) => (
        <div key={key} className={styles.day}>
          <dt>{day}</dt>
          <dd>{hours === 'closed' ? page.closed : hours}</dd>
        </div>
      ))}
    </dl>
  );
}
