import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  EmptyState,
  Inline,
  Select,
  Skeleton,
  SkeletonText,
  Stack,
  TextField,
} from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { RADII, storeSearchText } from '../../model/index.ts';
import { messages } from '../messages.ts';
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
  location?: 'idle' | 'locating' | 'denied';
  onSearch?: (search: { text: string; radius: number }) => void;
  onLocate?: () => void;
  onRetry?: () => void;
  /** Where the search goes without script. */
  action?: string;
  /** Fields that travel with a search, such as where to go back to. */
  searchFields?: ReactNode;
  /** Where choosing a store is posted to. */
  chooseForm?: { action: string; fields: ReactNode };
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
  const [wrong, setWrong] = useState(false);
  const [shown, setShown] = useState(PORTION);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('q') ?? '');
    const invalid = storeSearchText(typed) === undefined;
    setWrong(invalid);
    if (invalid) {
      (event.currentTarget.elements.namedItem('q') as HTMLInputElement).focus();
      return;
    }
    setShown(PORTION);
    onSearch?.({ text: typed.trim(), radius: Number(form.get('radius')) });
  };

  return (
    <Stack gap={5}>
      {/* A search of another place begins with what it searched for. */}
      <form
        key={`${text} ${radius}`}
        method="get"
        action={action}
        className={styles.search}
        role="search"
        aria-label="Stores"
        onSubmit={submit}
        noValidate
      >
        {searchFields}
        <TextField
          label={messages.searchLabel}
          name="q"
          defaultValue={text}
          autoComplete="postal-code"
          maxLength={80}
          error={wrong ? messages.badText : undefined}
        />
        <Select label="Within" name="radius" defaultValue={String(radius)} options={radiusOptions} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" busy={phase === 'loading'}>
            Find stores
          </Button>
          {onLocate && (
            <Button busy={location === 'locating'} onClick={onLocate}>
              Use my location
            </Button>
          )}
        </Inline>
      </form>
      {location === 'denied' && (
        <Alert kind="warning" live="polite">
          {messages.locationDenied}
        </Alert>
      )}
      {results()}
    </Stack>
  );

  function results() {
    if (phase === 'failed') {
      return (
        <Alert kind="failure" live="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
          {messages.fetchFailed}
        </Alert>
      );
    }
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
            <Skeleton shape="picture" className={styles.mapBone} />
          </div>
        </div>
      );
    }
    if (phase === 'idle') {
      return <EmptyState title={messages.nothingAsked}>{messages.nothingAskedHint}</EmptyState>;
    }
    if (!stores.length) {
      return (
        <EmptyState title={messages.noneFound}>
          {radius < RADII.at(-1)!
            ? `Nothing within ${radius} miles. Check the place, or look further away.`
            : 'Check the place, or have your order delivered.'}
        </EmptyState>
      );
    }
    const near = stores.every(({ distance }) => distance !== undefined);
    return (
      <section aria-label="Stores found" aria-busy={phase === 'loading'}>
        <p role="status">
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
              <Button onClick={() => setShown(shown + PORTION)}>Show more stores</Button>
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
