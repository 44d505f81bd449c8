import { runSaga } from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { toFailure } from '../http/failure.ts';
import { sendNowOrNever } from './send-now-or-never.ts';
import { createWriteLane } from './write-lane.ts';
import { callTo } from './typed-effects.ts';

freezeTime();

function open() {
  const inLane = createWriteLane();
  const log: string[] = [];
  const replies: Record<string, { resolve: () => void; reject: (error: Error) => void }> = {};
  const reply = (name: string) =>
    callTo(() => new Promise<void>((resolve, reject) => (replies[name] = { resolve, reject })));
  const write = (name: string, run: typeof sendNowOrNever = (lane, send) => lane(send)) =>
    runSaga({ onError: () => undefined }, function* () {
      return yield* run(inLane, function* () {
        log.push(`${name} sent`);
        yield* reply(name);
        log.push(`${name} done`);
        return name;
      });
    });
  /** Runs a write that loses its connection when it is sent, and waits until `online` is resolved. */
  const writeOffline = (name: string) =>
    runSaga({ onError: () => undefined }, function* () {
      yield* inLane(function* () {
        yield* reply(name);
        inLane.offline.abort();
        yield* reply('online');
        inLane.offline = new AbortController();
        log.push(`${name} done`);
      });
    });
  return { log, replies, write, writeOffline };
}

it('runs a write immediately if the lane is idle', () => {
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
  await settle();
  replies.b!.resolve();
  await settle();
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
  await settle();
  waiting.cancel();
  canceled.cancel();
  await settle();
  expect(log).toEqual(['a sent', 'b sent', 'd sent']);
});

it('keeps the order when the last waiting write is canceled', () => {
  const { log, write } = open();
  write('a');
  write('b').cancel();
  write('c');
  expect(log).toEqual(['a sent']);
});

it('refuses a write that must not be sent later while an earlier one waits for the connection', async () => {
  const { log, replies, write, writeOffline } = open();
  const refusal = (name: string) =>
    write(name, sendNowOrNever)
      .toPromise()
      .catch((error: unknown) => toFailure(error));
  const notSent = expect.objectContaining({ code: 'NOT_SENT' });
  writeOffline('cart');
  const before = refusal('order');
  replies.cart!.resolve();
  expect(await before).toEqual(notSent);
  expect(await refusal('order again')).toEqual(notSent);

  const change = write('change');
  replies.online!.resolve();
  await settle();
  replies.change!.resolve();
  await change.toPromise();
  expect(log).toEqual(['cart done', 'change sent', 'change done']);
  // Once the connection is back, it is sent again, even behind other writes.
  write('other');
  const order = write('order', sendNowOrNever);
  replies.other!.resolve();
  await settle();
  replies.order!.resolve();
  expect(await order.toPromise()).toBe('order');
});
