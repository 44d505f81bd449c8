import { Link, Skeleton, SkeletonText, Stack, Text } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { useStoresMessages } from '../messages.tsx';
import { ChooseStore } from '../parts/ChooseStore.tsx';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { StoreFacts } from '../parts/StoreFacts.tsx';
import { SearchTrouble, StoreSearch } from '../parts/StoreSearch.tsx';
import type { LocationPhase } from '../parts/StoreSearch.tsx';
import { StoreStatus } from '../parts/StoreStatus.tsx';
import styles from './StorePanel.module.scss';

export interface StorePanelProps {
  /** The shopper's store; none while none is chosen. */
  store: FoundStore | undefined;
  /** What was searched for last. */
  text: string;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  stores: readonly FoundStore[];
  /** Whether the browser is being asked where we are, or would not say. */
  location?: LocationPhase;
  onSearch: (text: string) => void;
  onLocate?: () => void;
  onRetry?: () => void;
  /** Where choosing a store is posted to, and the hidden fields that travel with it. */
  chooseForm: ChooseForm;
  /** To the page with all stores and the map. */
  allHref: string;
}

/** As many as a panel has room for; the page has all of them. */
const MOST = 4;

/** The shopper's store and those nearby, in the flyout or drawer that the header opens. */
export function StorePanel({
  store,
  text,
  phase,
  stores,
  location = 'idle',
  onSearch,
  onLocate,
  onRetry,
  chooseForm,
  allHref,
}: StorePanelProps) {
  const { texts } = useStoresMessages();
  const others = stores.filter(({ storeNumber }) => storeNumber !== store?.storeNumber).slice(0, MOST);

  return (
    <Stack gap={4}>
      {store ? (
        <Stack as="section" gap={3} aria-label={texts.yourStore}>
          <h3 className={styles.name}>{store.name}</h3>
          <StoreFacts store={store} />
        </Stack>
      ) : (
        <p>{texts.chooseWhy}</p>
      )}
      <StoreSearch
        // A search of another place begins with what it searched for.
        key={text}
        aria-label={store ? 'Another store' : 'Stores'}
        className={styles.search}
        {...{ text, location, onLocate }}
        onSearch={(typed) => onSearch(typed)}
        busy={phase === 'loading'}
      />
      <SearchTrouble location={location} failed={phase === 'failed'} onRetry={onRetry} />
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
    if (!others.length) return <p role="status">{store ? texts.noneNearby : texts.noneThere}</p>;
    return (
      <ul className={styles.list} aria-label="Stores nearby" aria-busy={phase === 'loading'}>
        {others.map((each) => (
          <li key={each.storeNumber} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.name}>
                {each.name}{' '}
                {Boolean(each.distance) && (
                  <Text as="span" size={14} tone="muted">
                    {each.distance} mi
                  </Text>
                )}
              </p>
              <Text size={14} tone="muted">
                {each.addressLine}, {each.city}
              </Text>
              <StoreStatus store={each} />
            </div>
            {each.pickup && (
              <ChooseStore store={each} form={chooseForm} size="small" name={`Choose ${each.name}`}>
                Choose
              </ChooseStore>
            )}
          </li>
        ))}
      </ul>
    );
  }
}
