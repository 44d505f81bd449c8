import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import {
  Button,
  EmptyState,
  Select,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { RADII } from '../../model/index.ts';
import type { StoreMapView } from '../LazyStoreMap/LazyStoreMap.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { SearchErrors, StoreSearch } from '../parts/StoreSearch.tsx';
import type { LocationPhase } from '../parts/StoreSearch.tsx';
import { useShowMore } from '../parts/use-show-more.ts';
import { StoreCard } from '../StoreCard/StoreCard.tsx';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import { STORES_MESSAGES } from '../messages.ts';
import styles from './StoreFinder.module.scss';

export interface StoreFinderProps {
  /** Text of the latest search. */
  text: string;
  /** Radius in miles. */
  radius: number;
  /** Phase of the search. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** The stores found, nearest first. */
  stores: readonly FoundStore[];
  /** Number of all stores found, if only the nearest are listed. */
  total?: number | undefined;
  /** False if the last search found no such place; by default only the radius is to blame. */
  isPlaceKnown?: boolean | undefined;
  /** True if the last search found nothing because addresses cannot be looked up at the moment. */
  isLookupDown?: boolean | undefined;
  /** The place that the stores are around: "Natick, MA". */
  near?: string | undefined;
  /** The shopper's place, if no store is within its radius: the stores listed are around another place. */
  noneNear?: string | undefined;
  /** Number of the shopper's store. */
  chosen?: string | undefined;
  /** Progress of locating the shopper with the browser. */
  location?: LocationPhase;
  /** Called with the searched place, empty for the stores near the shopper, and the radius in miles. */
  onSearch?: (search: { text: string; radius: number }) => void;
  /** Called by "Use my location"; without it there is no such button. */
  onLocate?: () => void;
  /** Called by the button "Try again" after a failure. */
  onRetry?: () => void;
  /** Action of the search form without JavaScript. */
  action?: string;
  /** Hidden fields of the search form, such as the return address. */
  searchFields?: ReactNode;
  /** Draws the map of the listed stores, such as `LazyStoreMap`; without it there is only the list. */
  Map?: ComponentType<StoreMapView> | undefined;
  /** Returns the URL of a store's page. */
  storeHref?: (store: FoundStore) => string;
  /** Form that chooses a store. */
  chooseForm?: ChooseForm;
}

/** Number of stores shown initially and added by "Show more stores". */
const PAGE_SIZE = 6;

/** The store finder: a search form, a list and a map of the results, and a button per store to choose it. */
export function StoreFinder({
  text,
  radius,
  phase,
  stores,
  total = stores.length,
  isPlaceKnown = true,
  isLookupDown = false,
  near,
  noneNear,
  chosen,
  location = 'idle',
  onSearch,
  onLocate,
  onRetry,
  action,
  searchFields,
  Map,
  storeHref,
  chooseForm,
}: StoreFinderProps) {
  const { texts } = useMessages('stores', STORES_MESSAGES);
  const { list: words } = useMessages('stores', STORE_LIST_MESSAGES);
  const { shown, list, showMore, showFirst } = useShowMore<HTMLOListElement>(PAGE_SIZE);
  const [selected, setSelected] = useState<string>();

  /** Selects a store on the map, and shows it in the list. The focus stays on the map. */
  const selectOnMap = (storeNumber: string) => {
    setSelected(storeNumber);
    const place = stores.findIndex((store) => store.storeNumber === storeNumber);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack gap={5}>
      <StoreSearch
        aria-label={words.stores}
        className={styles.search}
        onPage
        {...{ text, location, onLocate, action }}
        fields={searchFields}
        busy={phase === 'loading'}
        onSearch={(typed, form) => {
          showFirst();
          onSearch?.({ text: typed, radius: Number(form.get('radius')) });
        }}
      >
        <Select
          key={radius}
          label={words.within}
          name="radius"
          defaultValue={String(radius)}
          options={RADII.map((each) => ({ value: String(each), label: words.miles(each) }))}
        />
      </StoreSearch>
      <SearchErrors location={location} failed={phase === 'failed'} onRetry={onRetry} />
      {results()}
    </Stack>
  );

  /** Searches the same place with the next radius. */
  function largerRadius() {
    const larger = RADII.find((each) => each > radius);
    return (
      larger !== undefined &&
      onSearch && (
        <Button onClick={() => onSearch({ text, radius: larger })}>{texts.searchWithin(larger)}</Button>
      )
    );
  }

  function noneWithin() {
    const place = noneNear ?? (text ? texts.thisPlace : undefined);
    return RADII.some((each) => each > radius) ? texts.noneWithin(radius, place) : texts.noneAround(place);
  }

  function none() {
    if (!isPlaceKnown)
      return (
        <EmptyState title={texts.noneFound}>
          {isLookupDown ? texts.lookupDown : texts.unknownPlace}
        </EmptyState>
      );
    return (
      <EmptyState title={texts.noneFound} actions={largerRadius() || undefined}>
        {noneWithin()}
      </EmptyState>
    );
  }

  function results() {
    if (phase === 'failed') return null;
    if (phase === 'loading' && !stores.length) {
      return (
        <div aria-busy="true" className={styles.results}>
          <div>
            {[0, 1, 2].map((row) => (
              <div key={row} className={styles.bones}>
                <Skeleton shape="heading" width="third" />
                <SkeletonText lines={4} />
                <Skeleton shape="control" width="third" />
              </div>
            ))}
          </div>
          <div className={styles.map}>
            <Skeleton className={styles.mapBone} />
          </div>
        </div>
      );
    }
    if (phase === 'idle') {
      return <EmptyState title={texts.startTitle}>{texts.startHint}</EmptyState>;
    }
    if (!stores.length) return none();
    const hasDistances = stores.every(({ distance }) => distance !== undefined);
    return (
      <section aria-label={words.results} aria-busy={phase === 'loading'}>
        {noneNear && (
          <Stack gap={2} className={styles.elsewhere}>
            <p role="status">{noneWithin()}</p>
            <div>{largerRadius()}</div>
          </Stack>
        )}
        <p role="status" className={styles.count}>
          {hasDistances ? words.found(total, radius, near) : words.count(total)}
        </p>
        <div className={Map ? styles.results : undefined}>
          <div>
            <ol ref={list} className={styles.list}>
              {stores.slice(0, shown).map((store, index) => (
                <li key={store.storeNumber} tabIndex={-1}>
                  <StoreCard
                    store={store}
                    pin={index + 1}
                    chosen={store.storeNumber === chosen}
                    href={storeHref?.(store)}
                    {...(Map && {
                      selected: store.storeNumber === selected,
                      onShow: () => setSelected(store.storeNumber),
                    })}
                    {...(chooseForm ? { form: chooseForm } : {})}
                  />
                </li>
              ))}
            </ol>
            {stores.length > shown && (
              <Button fullWidth onClick={showMore}>
                {words.more}
              </Button>
            )}
            {stores.length <= shown && stores.length < total && (
              <Text tone="muted">
                {hasDistances ? texts.nearestOnly(stores.length) : texts.firstOnly(stores.length)}
              </Text>
            )}
          </div>
          {Map && (
            <div className={styles.map}>
              <Map
                stores={stores.slice(0, shown)}
                chosen={chosen}
                selected={selected}
                onSelect={selectOnMap}
              />
            </div>
          )}
        </div>
      </section>
    );
  }
}
