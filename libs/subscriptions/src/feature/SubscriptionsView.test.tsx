import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { Announcer } from '@foolscap/ui/components';
import { createSubscriptionsModule, subscriptionsActions } from '../state/index.ts';
import { buildSubscription, createFakeSubscriptionsClient } from '../testing/index.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

/** Shows a subscription and skips its next order. The first day that can be chosen at its address is 2026-11-26. */
async function skip(nextDate: string) {
  const { reducer, saga } = createSubscriptionsModule({
    client: createFakeSubscriptionsClient({ subscriptions: [buildSubscription({ nextDate })] }),
    newKey: () => 'key',
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { subscriptions: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga!);
  render(
    <Provider store={store}>
      <Announcer>
        <SubscriptionsView shopHref="/" orderHref={(number) => number} addressesHref="/a" cardsHref="/c" />
      </Announcer>
    </Provider>,
  );
  act(() => void store.dispatch(subscriptionsActions.subscriptionsRequested()));
  await userEvent.click(await screen.findByRole('button', { name: /^Skip/ }));
  expect(await screen.findByText(/^Skipped the order on/)).toBeVisible();
}

it('offers to undo a skip while the day can be chosen', async () => {
  await skip('2026-11-26');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/^Skipped the order on/)).toBeNull();
});

it('does not offer to undo a skip of a day that is too close', async () => {
  await skip('2026-11-25');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
