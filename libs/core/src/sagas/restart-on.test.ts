import { END, runSaga, stdChannel } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'redux-saga/effects';
import { restartOn } from './restart-on.ts';

function run() {
  const channel = stdChannel<Action>();
  const facts: unknown[] = [];
  const answers: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => answers.push(resolve));
  const task = runSaga({ channel, dispatch: (action: Action) => facts.push(action.type) }, () =>
    restartOn('reset', () => [
      takeLeading('read', function* () {
        yield call(ask);
        yield put({ type: 'received' });
      }),
    ]),
  );
  const say = (type: string) => channel.put({ type });
  const answer = async (place: number) => {
    answers[place]!();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { answer, answers, channel, facts, say, task };
}

it('drops what was under way, and takes up what is asked for next', async () => {
  const { answer, answers, facts, say } = run();
  say('read');
  say('reset');
  say('read');
  expect(answers).toHaveLength(2);
  await answer(0);
  expect(facts).toEqual([]);
  await answer(1);
  expect(facts).toEqual(['received']);
});

it('finishes what is under way when the store ends', async () => {
  const { answer, channel, facts, say, task } = run();
  say('read');
  channel.put(END);
  expect(task.isRunning()).toBe(true);
  await answer(0);
  expect(facts).toEqual(['received']);
  expect(task.isRunning()).toBe(false);
});
