import { runSaga } from 'redux-saga';
import { createWriteLane } from './write-lane.ts';
import { callTo } from './typed-effects.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

function open() {
  const inLane = createWriteLane();
  const log: string[] = [];
  const replies: Record<string, { resolve: () => void; reject: (error: Error) => void }> = {};
  const write = (name: string) =>
    runSaga({ onError: () => undefined }, function* () {
      return yield* inLane(function* () {
        log.push(`${name} sent`);
        yield* callTo(() => new Promise<void>((resolve, reject) => (replies[name] = { resolve, reject })));
        log.push(`${name} done`);
        return name;
      });
    });
  return { log, replies, write };
}

it('runs a write at once if the lane is idle', () => {
  const { log, write } = open();
  write('a');
  expect(log).toEqual(['a sent']);
});

it('runs writes one at a time, in order', async () => {
  const { log, replies, write } = open();
  write('a');
  write('b');
  const last = write('c');
  replies.a!.resolve();
  await tick();
  replies.b!.resolve();
  await tick();
  replies.c!.resolve();
  expect(await last.toPromise()).toBe('c');
  expect(log).toEqual(['a sent', 'a done', 'b sent', 'b done', 'c sent', 'c done']);
});

it('continues after a write that failed or was canceled, also while it waited', async () => {
  const { log, replies, write } = open();
  const failing = write('a');
  failing.toPromise().catch(() => undefined);
  const canceled = write('b');
  const waiting = write('c');
  write('d');
  replies.a!.reject(new Error('no'));
  await tick();
  waiting.cancel();
  canceled.cancel();
  await tick();
  expect(log).toEqual(['a sent', 'b sent', 'd sent']);
});

it('keeps the order when the last waiting write is canceled', () => {
  const { log, write } = open();
  write('a');
  write('b').cancel();
  write('c');
  expect(log).toEqual(['a sent']);
});
