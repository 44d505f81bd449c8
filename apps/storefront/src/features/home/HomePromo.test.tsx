import { configureStore, type Action, type Middleware } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { accountReducer } from '@foolscap/account/state';
import { createMboxOffersModule, mboxOffersActions } from '@foolscap/tiles/state';
import { HomePromo } from './HomePromo.tsx';

const { mboxOfferReceived, mboxOfferRequested, mboxOfferShown } = mboxOffersActions;

/** No saga runs here, so the test dispatches replies. */
const { reducer: mboxOffers } = createMboxOffersModule({
  client: { readOffer: () => Promise.reject(new Error('unused')) },
  report: () => undefined,
});

function open() {
  const actions: Action[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as Action);
    return next(action);
  };
  const store = configureStore({
    reducer: { account: accountReducer, mboxOffers },
    middleware: (defaults) => defaults().concat(record),
  });
  const tree = (
    <Provider store={store}>
      <MemoryRouter>
        <HomePromo />
      </MemoryRouter>
    </Provider>
  );
  const { unmount } = render(tree);
  return {
    unmount,
    again: () => void render(tree),
    requests: () => actions.filter(mboxOfferRequested.match).length,
    reports: () => actions.filter(mboxOfferShown.match).map(({ payload }) => payload['offerId']),
    receive: (offerId: string, classes = ['promo']) =>
      act(() => {
        const details = { classes, heading: offerId, text: 'Text', linkLabel: 'Link', path: '/c/own-shelf' };
        const analyticsPayload = { mboxName: 'homePromo', offerId };
        store.dispatch(mboxOfferReceived({ mboxName: 'homePromo', details, analyticsPayload }));
      }),
  };
}

it('shows the heading, the text and the link of the offer', () => {
  const { receive, requests } = open();
  expect(requests()).toBe(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  receive('Own shelf');
  expect(screen.getByRole('region', { name: 'Own shelf' })).toHaveTextContent('Text');
  expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '/c/own-shelf');
});

it('shows and reports no offer of a class that the page has no look for', () => {
  const { receive, reports } = open();
  receive('Other', ['carousel']);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(reports()).toEqual([]);
});

it('reports an offer that shows once per page view (storefront-7.55)', () => {
  const { again, receive, reports, unmount } = open();
  expect(reports()).toEqual([]);
  receive('a');
  receive('a');
  expect(reports()).toEqual(['a']);
  receive('b');
  expect(reports()).toEqual(['a', 'b']);
  unmount();
  again();
  expect(reports()).toEqual(['a', 'b', 'b']);
});
