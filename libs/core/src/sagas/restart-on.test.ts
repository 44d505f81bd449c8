import { END, runSaga, stdChannel } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'redux-saga/effects';
import { freezeTime, settle } from '@foolscap/fake-time';
import { restartOn } from './restart-on.ts';

freezeTime();

function run() {
  const channel = stdChannel<Action>();
  const facts: unknown[] = [];
  const replies: (() => void)[] = [];
  const request = () => new Promise<void>((resolve) => replies.push(resolve));
  const task = runSaga({ channel, dispatch: (action: Action) => facts.push(action.type) }, () =>
    restartOn('reset', () => [
      takeLeading('read', function* () {
        yield call(request);
        yield put({ type: 'received' });
      }),
    ]),
  );
  const dispatch = (type: string) => channel.put({ type });
  const reply = async (index: number) => {
    replies[index]!();
    await settle();
  };
  return { reply, replies, channel, facts, dispatch, task };
}

it('cancels work in flight and handles later requests', async () => {
  const { reply, replies, facts, dispatch } = run();
  dispatch('read');
  dispatch('reset');
  dispatch('read');
  expect(replies).toHaveLength(2);
  await reply(0);
  expect(facts).toEqual([]);
  await reply(1);
  expect(facts).toEqual(['received']);
});

it('finishes work in flight when the store ends', async () => {
  const { reply, channel, facts, dispatch, task } = run();
  dispatch('read');
  channel.put(END);
  expect(task.isRunning()).toBe(true);
  await reply(0);
  expect(facts).toEqual(['received']);
  expect(task.isRunning()).toBe(false);
});
