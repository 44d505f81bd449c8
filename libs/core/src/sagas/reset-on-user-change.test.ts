import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeLeading } from 'redux-saga/effects';
import { freezeTime, settle } from '@foolscap/fake-time';
import { userChanged } from '../state/user-change.ts';
import type { DomainModule } from '../state/domain-module.ts';
import { resetOnUserChange } from './reset-on-user-change.ts';

freezeTime();

/** Opens a store with a module that reads one name at a time. */
function open(options: Pick<DomainModule<string>, 'keepsOnUserChange'> = {}) {
  const replies: ((name: string) => void)[] = [];
  const { reducer, saga } = resetOnUserChange<string, 'name'>({
    name: 'name',
    // The module's actions are untyped.
    reducer: (state = '', action) =>
      action.type === 'received' ? (action as unknown as { name: string }).name : state,
    *saga() {
      yield takeLeading('read', function* () {
        const name = (yield call(() => new Promise<string>((resolve) => replies.push(resolve)))) as string;
        yield put({ type: 'received', name });
      });
    },
    ...options,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { name: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  const read = () => store.dispatch({ type: 'read' });
  const reply = async (at: number, name: string) => {
    replies[at]!(name);
    await settle();
  };
  return { read, reply, change: () => store.dispatch(userChanged({ wasGuest: false })), store };
}

it('clears the state of the previous user, drops replies in flight, and reads for the next user', async () => {
  const { change, read, reply, store } = open();
  read();
  await reply(0, 'Pat');
  read();
  change();
  expect(store.getState().name).toBe('');
  read();
  await reply(1, 'Pat');
  expect(store.getState().name).toBe('');
  await reply(2, 'Wendy');
  expect(store.getState().name).toBe('Wendy');
});

it('keeps what a module declares', async () => {
  const { change, read, reply, store } = open({ keepsOnUserChange: (name) => name.slice(0, 1) });
  read();
  await reply(0, 'Pat');
  read();
  change();
  await reply(1, 'Pat');
  expect(store.getState().name).toBe('P');
});

it('leaves a module alone that keeps its state', async () => {
  const { change, read, reply, store } = open({ keepsOnUserChange: true });
  read();
  change();
  await reply(0, 'Pat');
  expect(store.getState().name).toBe('Pat');
});
