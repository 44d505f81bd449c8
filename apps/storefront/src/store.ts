import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import type { Action, Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { END } from 'redux-saga';
import type { Task } from 'redux-saga';
import type { ConsentState } from '@foolscap/analytics/state';
import type { ApprovalsRoot } from '@foolscap/approvals/state';
import type {
  AccountAreaRoot,
  BudgetsRoot,
  InvoicesRoot,
  ReportsRoot,
  AgentsRoot,
  DataRequestsRoot,
  MembershipsRoot,
  PeopleRoot,
} from '@foolscap/account/state';
import type {
  BrandsRoot,
  GiftCardsRoot,
  PrintersRoot,
  SuggestionsRoot,
  ViewedRoot,
} from '@foolscap/catalog/state';
import type { CheckoutRoot, OrderOverviewRoot } from '@foolscap/checkout/state';
import type {
  CartCountState,
  CouponsState,
  MiniCartState,
  NoticeOptOutState,
  OffersState,
  SavedItemsState,
  SharedCartState,
  AccountingValuesState,
} from '@foolscap/cart/state';
import type { ContentFormsState, ContentState, HomeState } from '@foolscap/content/state';
import { createWriteLane, resetOnUserChange } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { NavigationState } from '@foolscap/header/state';
import type { ItemSearch, ListImports, ListsState, QuickOrderState } from '@foolscap/lists/state';
import type { CompareState, ComparisonState, SwatchesState } from '@foolscap/tiles/state';
import type { SubscriptionsState } from '@foolscap/subscriptions/state';
import type { CardBalanceRoot, PaymentsRoot } from '@foolscap/payments/state';
import type { StoreChangeRoot, StoreDirectoryRoot, StorePageRoot, StoresRoot } from '@foolscap/stores/state';
import { compose } from './compose.ts';
import type { ShopDeps, ShopModules } from './compose.ts';
import type { LazyChunk } from './rendering/lazy-feature.tsx';
import type { FeatureDeps, Feature } from './features/define-feature.ts';
import { processes } from './processes/index.ts';
import type { ProcessDeps } from './processes/process-deps.ts';
import { supervise } from './saga-supervisor.ts';

/** State of the features (`features/`), which load lazily. */
type FeatureState = AccountAreaRoot &
  AgentsRoot &
  DataRequestsRoot &
  MembershipsRoot &
  ApprovalsRoot &
  BudgetsRoot &
  PeopleRoot &
  InvoicesRoot &
  ReportsRoot &
  CheckoutRoot &
  OrderOverviewRoot &
  PaymentsRoot &
  CardBalanceRoot &
  StoresRoot &
  StorePageRoot &
  StoreChangeRoot &
  StoreDirectoryRoot &
  BrandsRoot &
  PrintersRoot &
  GiftCardsRoot &
  ViewedRoot &
  SuggestionsRoot;

export type ShopState = {
  [M in keyof ShopModules]: ReturnType<ShopModules[M]['reducer']>;
} & Partial<FeatureState> & {
    cartCount?: CartCountState;
    saved?: SavedItemsState;
    miniCart?: MiniCartState;
    coupons?: CouponsState;
    sharedCart?: SharedCartState;
    accountingValues?: AccountingValuesState;
    offers?: OffersState;
    noticeOptOut?: NoticeOptOutState;
    lists?: ListsState;
    itemSearch?: ItemSearch;
    listImports?: ListImports;
    quickOrder?: QuickOrderState;
    subscriptions?: SubscriptionsState;
    compare?: CompareState;
    comparison?: ComparisonState;
    swatches?: SwatchesState;
    consent?: ConsentState;
    content?: ContentState;
    contentForms?: ContentFormsState;
    home?: HomeState;
    navigation?: NavigationState;
  };

export interface StoreOptions extends Omit<ShopDeps, 'cartCache' | 'getState' | 'inLane'> {
  preloadedState?: ShopState;
  process: ProcessDeps;
  /** Whether the Redux DevTools can read the store. */
  devTools?: boolean;
  /** Called when a saga throws. */
  onSagaError: (name: string, error: unknown) => void;
}

/** Creates the Redux store; on the server there is one per request. */
export function createShopStore({
  preloadedState,
  process,
  devTools = false,
  onSagaError,
  ...deps
}: StoreOptions) {
  const allDeps: ShopDeps = {
    ...deps,
    inLane: createWriteLane(),
    cartCache: {},
    getState: (): unknown => store.getState(),
  };
  const modules = compose(allDeps);
  const featureDeps: FeatureDeps = { ...allDeps, extendCart: modules.cart.extend };
  const sagas = createSagaMiddleware();
  const reducers: Record<string, Reducer> = {};
  const started: Task[] = [];
  const added = new Set<string>();

  /** Adds a module's reducer, initialized with the server's state. */
  const take = ({ name, reducer }: DomainModule) => {
    const given = (preloadedState as Record<string, unknown> | undefined)?.[name];
    reducers[name] = (state: unknown = given, action: Action) => reducer(state, action);
  };
  const run = (name: string, saga: () => Generator) =>
    void started.push(sagas.run(supervise, name, saga, onSagaError));

  const eager = (Object.values(modules) as DomainModule[]).map(resetOnUserChange);
  eager.forEach(take);
  const store = configureStore({
    // Slices are added at run time, so the reducer map has no static type.
    reducer: combineReducers(reducers) as unknown as Reducer<ShopState>,
    // Without the toolkit's own: thunks are not used, and its checks of each state would slow down development.
    middleware: () => new Tuple(sagas),
    devTools,
  });
  for (const { name, saga } of eager) run(name, saga);
  run('processes', () => processes(process));

  function add(feature: Feature): void {
    if (added.has(feature.name)) return;
    added.add(feature.name);
    const modules = feature.modules(featureDeps).map(resetOnUserChange);
    modules.forEach(take);
    // As above.
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<ShopState>);
    for (const { name, saga } of modules) run(name, saga);
    const { processes } = feature;
    if (processes) run(`processes of ${feature.name}`, () => processes(process));
  }

  const opened = new WeakSet<LazyChunk>();
  const opening = new WeakMap<LazyChunk, Promise<void>>();

  /**
   * Loads a page's chunk and adds the features that it needs.
   * @returns undefined once the page is ready to render; until then, the same promise on each call
   */
  function open(screen: LazyChunk): Promise<void> | undefined {
    if (opened.has(screen)) return undefined;
    let wait = opening.get(screen);
    if (!wait) {
      wait = screen.preload().then(() => {
        screen.getExports().features.forEach(add);
        opened.add(screen);
      });
      opening.set(screen, wait);
    }
    return wait;
  }

  return {
    store,
    add,
    open,
    /** Ends all watchers and waits for requests in flight; for the server, which renders once all data is loaded. */
    async settle() {
      store.dispatch(END);
      await Promise.all(started.map((task) => task.toPromise()));
    },
  };
}
