import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Badge, Button, Inline, Link, SkeletonText, Stack, TextField } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { storeSearchText } from '../../model/index.ts';
import { messages } from '../messages.ts';
import { storeStatus } from '../storeStatus.ts';
import styles from './StorePanel.module.scss';

export interface StorePanelProps {
  /** The shopper's store; none while none is chosen. */
  store: FoundStore | undefined;
  /** What was searched for last. */
  text: string;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  stores: readonly FoundStore[];
  /** Whether the browser is being asked where we are, or would not say. */
  location?: 'idle' | 'locating' | 'denied';
  onSearch: (text: string) => void;
  onLocate?: () => void;
  onRetry?: () => void;
  /** Where choosing a store is posted to, and the hidden fields that travel with it. */
  chooseForm: { action: string; fields: ReactNode };
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
  const [wrong, setWrong] = useState(false);
  const others = stores.filter(({ storeNumber }) => storeNumber !== store?.storeNumber).slice(0, MOST);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    const invalid = storeSearchText(field.value) === undefined;
    setWrong(invalid);
    if (invalid) field.focus();
    else onSearch(field.value.trim());
  };

  return (
    <Stack gap={4}>
      {store ? (
        <section aria-label={messages.yourStore} className={styles.yours}>
          <h3 className={styles.name}>{store.name}</h3>
          <Status store={store} />
          <address className={styles.address}>
            {store.addressLine}, {store.city}, {store.state} {store.zipCode}
            <br />
            {store.phone}
          </address>
          <ul className={styles.hours} aria-label={`Hours of ${store.name}`}>
            {store.workingHours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{store.pickup ? `Pickup ready: ${store.readyBy}` : 'No pickup at this store.'}</p>
        </section>
      ) : (
        <p>{messages.chooseWhy}</p>
      )}
      <form
        // A search of another place begins with what it searched for.
        key={text}
        role="search"
        aria-label={store ? 'Another store' : 'Stores'}
        className={styles.search}
        onSubmit={submit}
        noValidate
      >
        <TextField
          label={messages.searchLabel}
          name="q"
          defaultValue={text}
          autoComplete="postal-code"
          maxLength={80}
          error={wrong ? messages.badText : undefined}
        />
        <Inline gap={2}>
          <Button type="submit" busy={phase === 'loading'}>
            Find stores
          </Button>
          {onLocate && (
            <Button variant="quiet" busy={location === 'locating'} onClick={onLocate}>
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
      <p>
        <Link href={allHref}>{messages.all}</Link>
      </p>
    </Stack>
  );

  function results() {
    if (phase === 'failed')
      return (
        <Alert kind="failure" live="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
          {messages.fetchFailed}
        </Alert>
      );
    if (phase === 'loading' && !others.length)
      return (
        <div aria-busy="true">
          <SkeletonText lines={4} />
        </div>
      );
    if (phase === 'idle') return null;
    if (!others.length) return <p role="status">{store ? messages.noneNearby : messages.noneThere}</p>;
    return (
      <ul className={styles.list} aria-label="Stores nearby" aria-busy={phase === 'loading'}>
        {others.map((each) => (
          <li key={each.storeNumber} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.name}>
                {each.name}
                {Boolean(each.distance) && <span className={styles.distance}> {each.distance} mi</span>}
              </p>
              <p className={styles.address}>
                {each.addressLine}, {each.city}
              </p>
              <Status store={each} />
            </div>
            {each.pickup && (
              <form method="post" action={chooseForm.action}>
                {chooseForm.fields}
                <input type="hidden" name="store" value={each.storeNumber} />
                <Button type="submit" size="small" aria-label={`Choose ${each.name}`}>
                  Choose
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    );
  }
}

function Status({ store }: { store: FoundStore }) {
  const { tone, words } = storeStatus(store);
  return (
    <p className={styles.status}>
      <Badge tone={tone}>{words}</Badge> {store.storeStatusTime}
    </p>
  );
}
