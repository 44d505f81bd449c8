import { Link, Skeleton, SkeletonText, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { ChooseStore } from '../parts/ChooseStore.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { StoreFacts } from '../parts/StoreFacts.tsx';
import { SearchErrors, StoreSearch } from '../parts/StoreSearch.tsx';
import type { LocationPhase } from '../parts/StoreSearch.tsx';
import { StoreStatus } from '../parts/StoreStatus.tsx';
import { STORE_LIST_MESSAGES } from '../list-messages.ts';
import { STORES_MESSAGES } from '../messages.ts';
import styles from './StorePanel.module.scss';

export interface StorePanelProps {
  /** The shopper's store, if one is chosen. */
  store: FoundStore | undefined;
  /** Text of the latest search. */
  text: string;
  /** Phase of the search. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Stores nearby, nearest first. */
  stores: readonly FoundStore[];
  /** The place that the stores are around: "Natick, MA". */
  near?: string | undefined;
  /** True if the last search found nothing because addresses cannot be looked up at the moment. */
  isLookupDown?: boolean | undefined;
  /** Progress of locating the shopper with the browser. */
  location?: LocationPhase;
  /** Called with the searched place. */
  onSearch: (text: string) => void;
  /** Called by "Use my location"; without it there is no such button. */
  onLocate?: () => void;
  /** Called by the button "Try again" after a failure. */
  onRetry?: () => void;
  /** Form that chooses a store: its action and hidden fields. */
  chooseForm: ChooseForm;
  /** URL of the page with all stores and the map. */
  allHref: string;
}

/** Number of stores that the panel lists; the page lists all. */
const MAX_STORES = 4;

/** The shopper's store and others nearby, for the header's flyout or drawer. */
export function StorePanel({
  store,
  text,
  phase,
  stores,
  near,
  isLookupDown = false,
  location = 'idle',
  onSearch,
  onLocate,
  onRetry,
  chooseForm,
  allHref,
}: StorePanelProps) {
  const { texts } = useMessages('stores', STORES_MESSAGES);
  const { list: words } = useMessages('stores', STORE_LIST_MESSAGES);
  const others = stores.filter(({ storeNumber }) => storeNumber !== store?.storeNumber).slice(0, MAX_STORES);

  return (
    <Stack gap={4}>
      {store ? (
        <Stack as="section" gap={3} aria-label={texts.yourStore}>
          <h3 className={styles.name}>{store.name}</h3>
          <StoreFacts store={store} />
        </Stack>
      ) : (
        <p>{texts.chooseHint}</p>
      )}
      <StoreSearch
        aria-label={store ? words.other : words.stores}
        className={styles.search}
        {...{ text, location, onLocate }}
        onSearch={(typed) => onSearch(typed)}
        busy={phase === 'loading'}
      />
      <SearchErrors location={location} failed={phase === 'failed'} onRetry={onRetry} />
      <div role="status">{summary()}</div>
      {results()}
      <p>
        <Link href={allHref} className={styles.all}>
          {texts.all}
        </Link>
      </p>
    </Stack>
  );

  function results() {
    if (phase === 'loading' && !others.length)
      return (
        <div aria-busy="true">
          {[0, 1].map((place) => (
            <div key={place} className={styles.row}>
              <SkeletonText lines={3} />
              <Skeleton shape="control" className={styles.bone} />
            </div>
          ))}
        </div>
      );
    if (phase === 'idle' || phase === 'failed') return null;
    return others.length > 0 && list();
  }

  /** The search result. It stays with the list while a newer search is running. */
  function summary() {
    if (phase === 'idle' || phase === 'failed') return null;
    if (!others.length) return phase === 'ready' && <p>{noneHint()}</p>;
    return (
      <Text size={14} tone="muted">
        {near ? texts.nearby(near) : words.count(others.length)}
      </Text>
    );
  }

  function noneHint() {
    if (isLookupDown) return texts.lookupDown;
    return store ? texts.noneNearby : texts.noneFoundHint;
  }

  function list() {
    return (
      <ul className={styles.list} aria-label={words.nearby} aria-busy={phase === 'loading'}>
        {others.map((each) => (
          <li key={each.storeNumber} className={styles.row}>
            <div className={styles.summary}>
              <p className={styles.name}>
                {each.name}{' '}
                {Boolean(each.distance) && (
                  <Text as="span" size={14} tone="muted">
                    {words.distance(each.distance)}
                  </Text>
                )}
              </p>
              <Text size={14} tone="muted">
                {each.addressLine}, {each.city}
              </Text>
              <StoreStatus store={each} />
            </div>
            {each.pickup && (
              <ChooseStore store={each} form={chooseForm} size="small" name={words.chooseStore(each.name)}>
                {words.choose}
              </ChooseStore>
            )}
          </li>
        ))}
      </ul>
    );
  }
}
