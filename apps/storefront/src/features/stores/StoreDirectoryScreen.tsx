import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Action } from 'redux';
import type { StateStore } from '@foolscap/stores/contract';
import { selectStoreDirectory, storeDirectoryActions, storePageActions } from '@foolscap/stores/state';
import {
  Alert,
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { storeDirectoryFeature } from './directory-feature.ts';
import { DIRECTORY_PATH, readStorePath } from './store-path.ts';
import { STORES_MESSAGES } from '@foolscap/stores/ui';
import screen from '../../shell/Screen.module.scss';
import styles from './StoreDirectoryScreen.module.scss';

export const features = [storeDirectoryFeature];

const readDirectory = (state: string | undefined): Action =>
  state === undefined
    ? storeDirectoryActions.statesRequested()
    : storeDirectoryActions.storesRequested(state);

export const load: FeatureExports['load'] = ({ params }) => {
  const { state } = readStorePath(params);
  return [
    // The document title follows the page's store or state.
    storePageActions.storeLeft(),
    ...(state === undefined ? [storeDirectoryActions.stateLeft()] : []),
    readDirectory(state),
  ];
};

const countStores = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'store' : 'stores'}`;

/** The directory of all stores: the states, or the stores of one state by city. */
export default function StoreDirectoryScreen() {
  const { state } = readStorePath(useRouteParams());
  return (
    <Container>
      <div className={screen.page}>{state === undefined ? <States /> : <StoresOf state={state} />}</div>
    </Container>
  );
}

function States() {
  const { phase, value: states } = useSelector(selectStoreDirectory).states;
  return (
    <>
      <Breadcrumb items={[...PARENTS, { label: 'All states' }]} />
      <SectionHeading
        level={1}
        note={states && countStores(states.reduce((sum, { count }) => sum + count, 0))}
        action={<ButtonLink href="/stores">Find a store near you</ButtonLink>}
      >
        Stores by state
      </SectionHeading>
      {states ? (
        states.length > 0 ? (
          <ul className={styles.states}>
            {states.map(({ code, name, count, url }) => (
              <li key={code}>
                <Link href={url} variant="quiet" className={styles.state}>
                  {name}
                </Link>{' '}
                <span className={styles.count}>
                  {count.toLocaleString('en-US')}
                  <VisuallyHidden>{count === 1 ? ' store' : ' stores'}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No stores yet"
            actions={<ButtonLink href="/search">See all products</ButtonLink>}
          >
            We deliver everything that we sell.
          </EmptyState>
        )
      ) : (
        <Unread isFailed={phase === 'failed'} />
      )}
    </>
  );
}

const PARENTS = [
  { label: 'Home', href: '/' },
  { label: 'Stores', href: '/stores' },
];

function StoresOf({ state }: { state: string }) {
  const { load } = useSelector(selectStoreDirectory).state;
  if (load.phase === 'failed' && load.failure.status === 404)
    return (
      <EmptyState
        level={1}
        title="No stores in this state"
        actions={
          <>
            <ButtonLink href={DIRECTORY_PATH} variant="primary">
              See all states
            </ButtonLink>
            <ButtonLink href="/stores">Find a store near you</ButtonLink>
          </>
        }
      >
        Check the address, or choose another state.
      </EmptyState>
    );
  const found = load.value;
  return (
    <>
      <Breadcrumb
        items={[
          ...PARENTS,
          { label: 'All states', href: DIRECTORY_PATH },
          { label: found?.state.name ?? state.toUpperCase() },
        ]}
      />
      <SectionHeading level={1} note={found && countStores(found.stores.length)}>
        {found ? `Stores in ${found.state.name}` : 'Stores'}
      </SectionHeading>
      {found ? <Cities stores={found.stores} /> : <Unread state={state} isFailed={load.phase === 'failed'} />}
    </>
  );
}

function Cities({ stores }: { stores: readonly StateStore[] }) {
  const byCity = new Map<string, StateStore[]>();
  for (const store of stores) byCity.set(store.city, [...(byCity.get(store.city) ?? []), store]);
  return (
    <div className={styles.cities}>
      {[...byCity].map(([city, group]) => (
        <section key={city} className={styles.city}>
          <h2 className={styles.title}>{city}</h2>
          <ul className={styles.stores}>
            {group.map((store) => (
              <li key={store.storeNumber} className={styles.store}>
                <div>
                  <Link href={`/stores/${store.storeNumber}`} className={styles.name}>
                    {store.name}
                  </Link>
                  <address className={styles.address}>
                    {store.addressLine}
                    <br />
                    {/* A no-break space keeps the ZIP code on one line with its state. */}
                    {`${store.city}, ${store.state}\u00a0${store.zipCode}`}
                    <br />
                    <Link variant="quiet" href={`tel:${store.phone.replace(/\D/g, '')}`}>
                      {store.phone}
                    </Link>
                  </address>
                </div>
                <p className={styles.hours}>
                  <Hours store={store} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The hours of today, and the status unless the store is closed all day. */
function Hours({
  store: { hoursToday, phase, storeStatus, storeStatusTime },
}: {
  store: StateStore;
}): ReactNode {
  const { texts } = useMessages('stores', STORES_MESSAGES);
  if (phase === 'holiday') return texts.closedForHoliday;
  if (hoursToday === 'closed') return `Closed today, ${storeStatusTime}`;
  return (
    <>
      Today {hoursToday}
      <br />
      <strong>{storeStatus}</strong> {storeStatusTime}
    </>
  );
}

function Unread({ state, isFailed }: { state?: string; isFailed: boolean }) {
  const dispatch = useDispatch();
  const { texts } = useMessages('stores', STORES_MESSAGES);
  return isFailed ? (
    <Alert kind="failure" live="assertive" onRetry={() => dispatch(readDirectory(state))}>
      {texts.fetchFailed}
    </Alert>
  ) : (
    <div aria-busy="true">
      <VisuallyHidden>
        <p role="status">Loading stores</p>
      </VisuallyHidden>
      <SkeletonText lines={12} />
    </div>
  );
}
