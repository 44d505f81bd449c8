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
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { storeDirectoryFeature } from './directory-feature.ts';
import { DIRECTORY_PATH, readStorePath } from './store-path.ts';
import { STORES_MESSAGES } from '@foolscap/stores/ui';
import { STORES_SCREEN_MESSAGES } from './stores-messages.ts';
import screen from '../../shell/Screen.module.scss';
import styles from './StoreDirectoryScreen.module.scss';

const { storePages: texts } = STORES_SCREEN_MESSAGES;

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
  const locale = useLocale();
  const { phase, value: states } = useSelector(selectStoreDirectory).states;
  return (
    <>
      <Breadcrumb items={[...PARENTS, { label: texts.allStates }]} />
      <SectionHeading
        level={1}
        note={states && texts.count(states.reduce((sum, { count }) => sum + count, 0))}
        action={<ButtonLink href="/stores">{texts.findStore}</ButtonLink>}
      >
        {texts.byState}
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
                  <span aria-hidden>{count.toLocaleString(locale)}</span>
                  <VisuallyHidden>{texts.count(count)}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={texts.noneYet}
            actions={<ButtonLink href="/search">{texts.seeProducts}</ButtonLink>}
          >
            {texts.noneYetHint}
          </EmptyState>
        )
      ) : (
        <Unread isFailed={phase === 'failed'} />
      )}
    </>
  );
}

const PARENTS = [
  { label: texts.home, href: '/' },
  { label: texts.stores, href: '/stores' },
];

function StoresOf({ state }: { state: string }) {
  const { load } = useSelector(selectStoreDirectory).state;
  if (load.phase === 'failed' && load.failure.status === 404)
    return (
      <EmptyState
        level={1}
        title={texts.noneInState}
        actions={
          <>
            <ButtonLink href={DIRECTORY_PATH} variant="primary">
              {texts.seeStates}
            </ButtonLink>
            <ButtonLink href="/stores">{texts.findStore}</ButtonLink>
          </>
        }
      >
        {texts.noneInStateHint}
      </EmptyState>
    );
  const found = load.value;
  return (
    <>
      <Breadcrumb
        items={[
          ...PARENTS,
          { label: texts.allStates, href: DIRECTORY_PATH },
          { label: found?.state.name ?? state.toUpperCase() },
        ]}
      />
      <SectionHeading level={1} note={found && texts.count(found.stores.length)}>
        {found ? texts.storesIn(found.state.name) : texts.stores}
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
  const { texts: common, status } = useMessages('stores', STORES_MESSAGES);
  if (phase === 'holiday') return common.closedForHoliday;
  if (hoursToday === 'closed') return texts.closedToday(storeStatusTime);
  return (
    <>
      {texts.today(hoursToday)}
      <br />
      <strong>{status[storeStatus]}</strong> {storeStatusTime}
    </>
  );
}

function Unread({ state, isFailed }: { state?: string; isFailed: boolean }) {
  const dispatch = useDispatch();
  const common = useMessages('stores', STORES_MESSAGES).texts;
  return isFailed ? (
    <Alert kind="failure" live="assertive" onRetry={() => dispatch(readDirectory(state))}>
      {common.fetchFailed}
    </Alert>
  ) : (
    <div aria-busy="true">
      <VisuallyHidden>
        <p role="status">{texts.loading}</p>
      </VisuallyHidden>
      <SkeletonText lines={12} />
    </div>
  );
}
