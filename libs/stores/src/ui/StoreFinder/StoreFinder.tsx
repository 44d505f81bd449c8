import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, EmptyState, Select, Skeleton, SkeletonText, Stack } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { RADII } from '../../model/index.ts';
import { useStoresMessages } from '../messages.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { SearchTrouble, StoreSearch } from '../parts/StoreSearch.tsx';
import type { LocationPhase } from '../parts/StoreSearch.tsx';
import { StoreCard } from '../StoreCard/StoreCard.tsx';
import { StoreMap } from '../StoreMap/StoreMap.tsx';
import styles from './StoreFinder.module.scss';

export interface StoreFinderProps {
  /** What was searched for last. */
  text: string;
  /** Miles. */
  radius: number;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  stores: readonly FoundStore[];
  /** Number of the shopper's store. */
  chosen?: string | undefined;
  /** Whether the browser is being asked where we are, or would not say. */
  location?: LocationPhase;
  onSearch?: (search: { text: string; radius: number }) => void;
  onLocate?: () => void;
  onRetry?: () => void;
  /** Where the search goes without script. */
  action?: string;
  /** Fields that travel with a search, such as where to go back to. */
  searchFields?: ReactNode;
  /** Where choosing a store is posted to. */
  chooseForm?: ChooseForm;
}

/** As many as are shown at first, and with each "Show more". */
const PORTION = 6;

const radiusOptions = RADII.map((radius) => ({ value: String(radius), label: `${radius} miles` }));

/** Finds a store: a search by place, a list and a map of what there is, and the choice of one's own. */
export function StoreFinder({
  text,
  radius,
  phase,
  stores,
  chosen,
  location = 'idle',
  onSearch,
  onLocate,
  onRetry,
  action,
  searchFields,
  chooseForm,
}: StoreFinderProps) {
  const { texts } = useStoresMessages();
  const [shown, setShown] = useState(PORTION);

  return (
    <Stack gap={5}>
      <StoreSearch
        // A search of another place begins with what it searched for.
        key={`${text} ${radius}`}
        aria-label="Stores"
        className={styles.search}
        onPage
        {...{ text, location, onLocate, action }}
        fields={searchFields}
        busy={phase === 'loading'}
        onSearch={(typed, form) => {
          setShown(PORTION);
          onSearch?.({ text: typed, radius: Number(form.get('radius')) });
        }}
      >
        <Select label="Within" name="radius" defaultValue={String(radius)} options={radiusOptions} />
      </StoreSearch>
      <SearchTrouble location={location} failed={phase === 'failed'} onRetry={onRetry} />
      {results()}
    </Stack>
  );

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
      return <EmptyState title={texts.nothingAsked}>{texts.nothingAskedHint}</EmptyState>;
    }
    if (!stores.length) {
      return (
        <EmptyState title={texts.noneFound}>
          {radius < RADII.at(-1)!
            ? `Nothing within ${radius} miles. Check the place, or look further away.`
            : 'Check the place, or have your order delivered.'}
        </EmptyState>
      );
    }
    const near = stores.every(({ distance }) => distance !== undefined);
    return (
      <section aria-label="Stores found" aria-busy={phase === 'loading'}>
        <p role="status" className={styles.count}>
          {stores.length} {stores.length === 1 ? 'store' : 'stores'}
          {near ? ` within ${radius} miles` : ''}
        </p>
        <div className={styles.results}>
          <div>
            <ol className={styles.list}>
              {stores.slice(0, shown).map((store, index) => (
                <li key={store.storeNumber}>
                  <StoreCard
                    store={store}
                    pin={index + 1}
                    chosen={store.storeNumber === chosen}
                    {...(chooseForm ? { form: chooseForm } : {})}
                  />
                </li>
              ))}
            </ol>
            {stores.length > shown && (
              <Button fullWidth onClick={() => setShown(shown + PORTION)}>
                Show more stores
              </Button>
            )}
          </div>
          <div className={styles.map}>
            <StoreMap stores={stores.slice(0, shown)} chosen={chosen} />
          </div>
        </div>
      </section>
    );
  }
}
