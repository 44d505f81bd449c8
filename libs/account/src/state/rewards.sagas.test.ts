import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildRewardsProgram, createFakeRewardsClient } from '../testing/index.ts';
import { createRewardsModule, rewardsActions, selectRewardsChange, selectRewardsProgram } from './index.ts';
import type { RewardsCommand } from './index.ts';

freezeTime();

function start(program = buildRewardsProgram()) {
  const client = createFakeRewardsClient(program);
  const { reducer, saga } = createRewardsModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { rewards: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  const send = async (command: RewardsCommand) => {
    store.dispatch(rewardsActions.rewardsSubmitted(command));
    await settle();
    return selectRewardsChange(store.getState());
  };
  return { client, store, send, program: () => selectRewardsProgram(store.getState()).value };
}

it('shows the program after each change', async () => {
  const { store, send, program } = start(buildRewardsProgram({ isMember: false }));
  store.dispatch(rewardsActions.programRequested(1));
  await settle();
  expect(program()?.isMember).toBe(false);
  expect(await send({ task: 'enroll' })).toMatchObject({ phase: 'saved', serial: 1 });
  expect(program()?.isMember).toBe(true);
  await send({ task: 'activate', id: 'triple-ink' });
  expect(program()?.offers).toMatchObject([{ id: 'triple-ink', isActivated: true }]);
  await send({ task: 'categories', categories: ['chairs'] });
  expect(program()?.bonusCategories?.options.filter(({ isChosen }) => isChosen)).toHaveLength(2);
  await send({ task: 'claim', body: { receiptNumber: 'R-1' } });
  expect(program()?.claims).toMatchObject([{ receiptNumber: 'R-1', state: 'OPEN' }]);
});

it('keeps the program when a change fails, and sends a second click once', async () => {
  const { client, store, send, program } = start();
  store.dispatch(rewardsActions.programRequested(1));
  await settle();
  client.failNext('activate', { code: 'REWARDS_OFFER_NOT_FOUND', retryable: false });
  expect(await send({ task: 'activate', id: 'triple-ink' })).toMatchObject({
    phase: 'failed',
    command: { task: 'activate' },
    failure: { code: 'REWARDS_OFFER_NOT_FOUND' },
  });
  expect(program()).toEqual(buildRewardsProgram());
  store.dispatch(rewardsActions.rewardsSubmitted({ task: 'enroll' }));
  store.dispatch(rewardsActions.rewardsSubmitted({ task: 'enroll' }));
  await settle();
  expect(client.calls.filter((call) => call === 'enroll')).toHaveLength(1);
});
