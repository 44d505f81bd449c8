import { runSaga, stdChannel } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { freezeTime, pass } from '@foolscap/fake-time';
import { supervise } from './saga-supervisor.ts';

freezeTime();

function run(saga: () => Generator) {
  const errors: unknown[] = [];
  const dispatched: unknown[] = [];
  const channel = stdChannel();
  const task = runSaga(
    { channel, dispatch: (action: unknown) => dispatched.push(action) },
    supervise,
    'cart',
    saga,
    (_, error) => errors.push(error),
  );
  return { channel, dispatched, errors, task };
}

it('starts a saga again after it threw', async () => {
  const { channel, dispatched, errors } = run(function* () {
    for (;;) {
      const { payload } = (yield take('go')) as { payload: number };
      if (payload === 2) throw new Error('two');
      yield put({ type: 'went', payload });
    }
  });
  for (const payload of [1, 2, 3]) {
    channel.put({ type: 'go', payload } as never);
    await pass(1000);
  }
  expect(errors).toHaveLength(1);
  expect(dispatched).toEqual([
    { type: 'went', payload: 1 },
    { type: 'went', payload: 3 },
  ]);
});

it('gives up on a saga that throws on every start', async () => {
  const { errors, task } = run(function* () {
    throw new Error('always');
  });
  await pass(60_000);
  expect(errors).toHaveLength(6);
  expect(task.isRunning()).toBe(false);
});
