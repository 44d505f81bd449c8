import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { accountReducer } from '@foolscap/account/state';
import type { TileItem } from '@foolscap/tiles/model';
import { createSponsoredModule, sponsoredActions, type SponsoredRequest } from '@foolscap/tiles/state';
import { createFakeSponsoredClient, tileItems } from '@foolscap/tiles/testing';
import { useSponsored } from './use-sponsored.ts';

/** No saga runs here, so the test dispatches replies. */
const { reducer: sponsored } = createSponsoredModule({
  client: createFakeSponsoredClient(),
  report: () => undefined,
});
const ITEMS = tileItems(6);
const ids = (items: readonly TileItem[]) => items.map(({ itemId }) => itemId);

function open(first: { q: string; shown: readonly TileItem[]; isStale: boolean }) {
  const requests: SponsoredRequest[] = [];
  const record: Middleware = () => (next) => (action) => {
    if (sponsoredActions.sponsoredRequested.match(action)) requests.push(action.payload);
    return next(action);
  };
  const store = configureStore({
    reducer: { account: accountReducer, sponsored },
    middleware: (defaults) => defaults().concat(record),
  });
  const renders: { items: readonly TileItem[]; isStale: boolean }[] = [];
  const { rerender } = renderHook(
    ({ q, shown, isStale }) => void renders.push(useSponsored({ q }, shown, isStale)),
    {
      initialProps: first,
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return {
    requests,
    renders,
    show: rerender,
    last: () => renders.at(-1)!,
    receive: (items: TileItem[]) => act(() => void store.dispatch(sponsoredActions.sponsoredReceived(items))),
  };
}

it('requests products once for each change of query, when its results have arrived', () => {
  const { requests, show } = open({ q: 'pens', shown: ITEMS.slice(0, 1), isStale: false });
  show({ q: 'paper', shown: ITEMS.slice(0, 1), isStale: true });
  expect(requests).toHaveLength(1);
  show({ q: 'paper', shown: ITEMS.slice(1, 2), isStale: false });
  expect(requests.map(({ keywords, shown }) => [keywords, shown])).toEqual([
    ['pens', ids(ITEMS.slice(0, 1))],
    ['paper', ids(ITEMS.slice(1, 2))],
  ]);
});

it('requests nothing when the same results arrive again, such as for another view of them', () => {
  const { last, receive, requests, show } = open({ q: 'pens', shown: ITEMS.slice(0, 1), isStale: false });
  receive(ITEMS.slice(2, 3));
  show({ q: 'pens', shown: ITEMS.slice(0, 1), isStale: true });
  show({ q: 'pens', shown: ITEMS.slice(0, 1), isStale: false });
  expect(requests).toHaveLength(1);
  expect(last()).toEqual({ items: ITEMS.slice(2, 3), isStale: false });
});

it('marks the products of the last query as stale until the reply for the new one', () => {
  const { last, receive, renders, show } = open({ q: 'pens', shown: [], isStale: false });
  receive(ITEMS.slice(2, 3));
  expect(last()).toEqual({ items: ITEMS.slice(2, 3), isStale: false });
  const before = renders.length;
  show({ q: 'paper', shown: [], isStale: true });
  show({ q: 'paper', shown: ITEMS.slice(0, 1), isStale: false });
  expect(ids(last().items)).toEqual(ids(ITEMS.slice(2, 3)));
  // Includes the render before the request, because reporting it would count the products again.
  expect(renders.slice(before).every(({ isStale }) => isStale)).toBe(true);
  receive(ITEMS.slice(3, 4));
  expect(last()).toEqual({ items: ITEMS.slice(3, 4), isStale: false });
});
