import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { useMemo, useRef } from 'react';
import { Provider, useSelector } from 'react-redux';
import {
  createRecommendationsModule,
  getShownItems,
  recommendationsActions,
  type RecommendationsRequest,
  type RecommendationsRoot,
  selectRecommendations,
} from '@foolscap/tiles/state';
import { createFakeRecommendationsClient, tileItems } from '@foolscap/tiles/testing';
import { Announcer } from '@foolscap/ui/components';
import { useDismissal } from './use-dismissal.tsx';

/** No saga runs here, so the test dispatches replies. */
const { reducer: recommendations } = createRecommendationsModule({
  client: createFakeRecommendationsClient(),
  report: () => undefined,
});
const ITEMS = tileItems(5).map((item, place) => ({ ...item, title: `Product ${place}` }));

function Row() {
  const place = useRef<HTMLDivElement>(null);
  const held = useSelector((root: RecommendationsRoot) => selectRecommendations(root, 'miniCart'));
  const items = useMemo(() => getShownItems(held), [held]);
  const renderDismiss = useDismissal('miniCart', items, place);
  return (
    <div ref={place} tabIndex={-1}>
      {items.map((item) => (
        <div key={item.itemId}>{renderDismiss(item)}</div>
      ))}
    </div>
  );
}

function open() {
  const store = configureStore({ reducer: { recommendations } });
  const request: RecommendationsRequest = {
    slot: 'miniCart',
    first: 'alsoBought',
    second: 'recommended',
    count: 3,
  };
  const load = (skuList: string[]) =>
    act(() => void store.dispatch(recommendationsActions.recommendationsRequested({ ...request, skuList })));
  const receive = (skuList: string[], items = ITEMS) =>
    act(
      () =>
        void store.dispatch(
          recommendationsActions.recommendationsReceived({
            request: { ...request, skuList },
            scheme: 'alsoBought',
            items,
          }),
        ),
    );
  render(
    <Provider store={store}>
      <Announcer>
        <Row />
      </Announcer>
    </Provider>,
  );
  load(['paper']);
  receive(['paper']);
  const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const dismiss = (place: number) =>
    act(() => screen.getByRole('button', { name: `Not interested Product ${place}` }).click());
  return { load, receive, shown, dismiss };
}

beforeEach(() => window.sessionStorage.clear());

const of = (...places: number[]) => places.map((place) => `Not interested Product ${place}`);

it('removes a product while others load, and keeps it away when their reply arrives', async () => {
  const { dismiss, load, receive, shown } = open();
  load(['pens']);
  dismiss(1);
  expect(shown()).toEqual(of(0, 2, 3));
  expect(screen.getByRole('button', { name: 'Not interested Product 2' })).toHaveFocus();
  expect(await screen.findByText('Removed Product 1. Now showing Product 3.')).toBeInTheDocument();
  receive(['pens']);
  expect(shown()).toEqual(of(0, 2, 3));
});
