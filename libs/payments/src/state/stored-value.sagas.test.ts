import fc from 'fast-check';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import type { CardPaymentBody } from '../contract/index.ts';
import { storedValueBody } from '../model/index.ts';
import { createFakePaymentsClient } from '../testing/index.ts';
import {
  createSecretHandover,
  createStoredValueModule,
  selectStoredValueChange,
  storedValueActions,
} from './index.ts';

freezeTime();

const NUMBER = '6006490025000004321';
const CODE = '4321';

function setUp({ latency }: { latency?: () => Promise<unknown> } = {}) {
  const client = createFakePaymentsClient(latency && { latency });
  const cards = createSecretHandover<CardPaymentBody>();
  const inLane = createWriteLane();
  let keys = 0;
  const module = createStoredValueModule({ client, cards, inLane, newKey: () => `key-${(keys += 1)}` });
  const seen: { type: string }[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { storedValue: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        seen.push(action as { type: string });
        return next(action);
      }),
  });
  sagas.run(module.saga);
  const submit = (number = NUMBER, code = number.slice(-4)) => {
    const claim = cards.deposit(storedValueBody({ type: 'GIFT_CARD', number, code }));
    store.dispatch(storedValueActions.storedValueSubmitted({ claim }));
    return claim;
  };
  return {
    client,
    cards,
    inLane,
    store,
    seen,
    submit,
    check: (number = NUMBER, code = number.slice(-4)) => {
      const claim = cards.deposit(storedValueBody({ type: 'GIFT_CARD', number, code }));
      store.dispatch(storedValueActions.storedValueCheckSubmitted({ claim }));
      return claim;
    },
    apply: (id: string) =>
      store.dispatch(storedValueActions.storedValueApplyRequested({ id, paymentType: 'GIFT_CARD' })),
    remove: (id: string) => store.dispatch(storedValueActions.storedValueRemovalRequested({ id })),
    change: () => selectStoredValueChange(store.getState()),
    types: () => seen.map(({ type }) => type.replace('storedValue/', '')),
  };
}

/** Lets pending replies arrive. */

it('adds a card, whose number and code never pass through the store', async () => {
  const { cards, client, seen, store, submit, change, types } = setUp();
  const claim = submit();
  expect(change()).toMatchObject({ phase: 'working', task: 'add' });
  await settle();
  expect(change()).toMatchObject({ phase: 'done', task: 'add', serial: 1 });
  expect(types()).toEqual(['storedValueSubmitted', 'storedValueAdded']);
  expect(client.calls).toMatchObject([
    { operation: 'saveCard', args: [{ cardPayment: { accountNumber: NUMBER, cvv: CODE } }, 'key-1'] },
  ]);
  expect(cards.collect(claim)).toBeUndefined();
  const everything = JSON.stringify([seen, store.getState()]);
  expect(everything).not.toContain(NUMBER);
  expect(everything).not.toContain('cvv');
});

describe('a card whose balance is checked (storefront-4.20)', () => {
  it('is listed without being applied; its number and code never pass through the store', async () => {
    const { cards, client, check, change, seen, store, types } = setUp();
    const claim = check();
    expect(change()).toMatchObject({ phase: 'working', task: 'check' });
    await settle();
    expect(change()).toMatchObject({
      phase: 'done',
      task: 'check',
      card: { lastFourDigit: '4321', balance: 25, addedToOrder: false },
      serial: 1,
    });
    expect(types()).toEqual(['storedValueCheckSubmitted', 'storedValueChecked']);
    expect(client.calls).toMatchObject([
      { args: [{ cardPayment: { accountNumber: NUMBER, cvv: CODE, addedToOrder: false } }, 'key-1'] },
    ]);
    expect(cards.collect(claim)).toBeUndefined();
    expect(JSON.stringify([seen, store.getState()])).not.toMatch(/600649|cvv/);
  });

  it('is listed once, and stays applied if it is applied', async () => {
    const { client, check, submit, change } = setUp();
    check();
    check();
    await settle();
    await settle();
    expect(client.server.storedValue).toMatchObject([{ addedToOrder: false }]);
    submit();
    check();
    await settle();
    await settle();
    expect(client.server.storedValue).toMatchObject([{ addedToOrder: true }]);
    expect(change()).toMatchObject({ task: 'check', card: { addedToOrder: true } });
  });

  it('is applied by its id, without its number', async () => {
    const { client, check, apply, change, types } = setUp();
    check();
    await settle();
    const { id } = client.server.storedValue[0]!;
    apply(id);
    expect(change()).toMatchObject({ phase: 'working', task: 'apply', id });
    await settle();
    expect(change()).toMatchObject({ phase: 'done', task: 'apply' });
    expect(types().slice(2)).toEqual(['storedValueApplyRequested', 'storedValueApplied']);
    expect(client.calls[1]).toEqual({
      operation: 'saveCard',
      args: [
        { cardPayment: { id, paymentType: 'GIFT_CARD', source: 'USER_KEYED', currencyCode: 'USD' } },
        'key-2',
      ],
    });
    expect(client.server.storedValue).toMatchObject([{ id, addedToOrder: true }]);
  });

  it('that cannot be checked or applied reports why', async () => {
    const { client, check, apply, change } = setUp();
    check(NUMBER, '9999');
    await settle();
    expect(change()).toMatchObject({ phase: 'failed', task: 'check', failure: { code: 'GIFT_CARD_D33' } });
    check('6006490000000000001');
    await settle();
    apply(client.server.storedValue[0]!.id);
    await settle();
    expect(change()).toMatchObject({ phase: 'failed', task: 'apply', failure: { code: 'GIFT_CARD_D38' } });
    apply('gone');
    await settle();
    expect(change()).toMatchObject({ phase: 'failed', failure: { code: 'PAYMENT_NOT_FOUND' }, serial: 4 });
  });
});

it('removes a card under a key', async () => {
  const { client, submit, remove, change, types } = setUp();
  submit();
  await settle();
  const { id } = client.server.storedValue[0]!;
  remove(id);
  expect(change()).toMatchObject({ phase: 'working', task: 'remove', id });
  await settle();
  expect(client.server.storedValue).toEqual([]);
  expect(client.calls[1]).toEqual({ operation: 'removePayment', args: [id, 'key-2'] });
  expect(types().slice(2)).toEqual(['storedValueRemovalRequested', 'storedValueRemoved']);
});

it('a card that is already gone counts as removed', async () => {
  const { remove, change, types } = setUp();
  remove('gone');
  await settle();
  expect(types()).toContain('storedValueRemoved');
  expect(change()).toMatchObject({ phase: 'done', task: 'remove' });
});

it.each([
  ['a wrong code', NUMBER, '9999', 'GIFT_CARD_D33'],
  ['an empty card', '6006490000000000001', '0001', 'GIFT_CARD_D38'],
  ['a blocked card', '6006490025009900001', '0001', 'GIFT_CARD_D39'],
])('reports a refusal: %s', async (_, number, code, expected) => {
  const { submit, change } = setUp();
  submit(number, code);
  await settle();
  expect(change()).toMatchObject({ phase: 'failed', task: 'add', serial: 1, failure: { code: expected } });
  // The next attempt has a different serial, so that the same message is announced again.
  submit(number, code);
  await settle();
  expect(change()).toMatchObject({ phase: 'failed', serial: 2 });
});

it('takes five cards, and the same one once', async () => {
  const { client, submit, change } = setUp();
  for (const last of [1, 1, 2, 3, 4, 5]) submit(`600649000100000000${last}`);
  await settle();
  await settle();
  expect(client.server.storedValue).toHaveLength(5);
  expect(change()).toMatchObject({ phase: 'done' });
  submit('6006490001000000006');
  await settle();
  expect(change()).toMatchObject({ phase: 'failed', failure: { code: 'GIFT_CARD_LIMIT_EXCEEDED' } });
});

it('reports a removal that failed', async () => {
  const { client, remove, change } = setUp();
  client.failNext({ code: 'NETWORK', status: 0 });
  remove('gift-1');
  await settle();
  expect(change()).toMatchObject({ phase: 'failed', task: 'remove', failure: { code: 'NETWORK' } });
});

it('sends nothing without a connection, now or later', async () => {
  const { client, inLane, submit, remove, change } = setUp();
  inLane.offline.abort();
  submit();
  remove('gift-1');
  await settle();
  expect(change()).toMatchObject({ phase: 'failed', failure: { code: 'NOT_SENT' } });
  inLane.offline = new AbortController();
  await settle();
  expect(client.calls).toEqual([]);
});

it('drops a reply for the previous order', async () => {
  const { store, submit, change, types } = setUp();
  submit();
  store.dispatch(storedValueActions.storedValueReset());
  await settle();
  expect(change()).toEqual({ phase: 'idle', serial: 0 });
  expect(types()).not.toContain('storedValueAdded');
});

it('discards the number of a card that was still waiting at the reset', async () => {
  const { cards, store, submit, check } = setUp();
  submit();
  const waiting = [submit('6006490001000000001'), check('6006490001000000002')];
  store.dispatch(storedValueActions.storedValueReset());
  for (const claim of waiting) expect(cards.collect(claim)).toBeUndefined();
});

type Command = { add: number } | { check: number } | { remove: number } | 'reset';

it('ends in the server’s state, in every order of commands and replies, and leaves no number behind', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array<Command>(
        fc.oneof(
          fc.record({ add: fc.integer({ min: 1, max: 3 }) }),
          fc.record({ check: fc.integer({ min: 1, max: 3 }) }),
          fc.record({ remove: fc.integer({ min: 0, max: 2 }) }),
          fc.constant('reset' as const),
        ),
        { minLength: 1, maxLength: 8 },
      ),
      async (scheduler, commands) => {
        const page = setUp({ latency: () => scheduler.schedule(Promise.resolve(), 'reply') });
        const claims: string[] = [];
        /** Cards whose removal was requested and that were not added again. */
        const removed = new Set<string>();
        const perform = (command: Command) => {
          if (command === 'reset') page.store.dispatch(storedValueActions.storedValueReset());
          else if ('add' in command) {
            const number = `600649002500000000${command.add}`;
            removed.delete(`stored-${number.slice(6)}`);
            claims.push(page.submit(number));
          } else if ('check' in command) claims.push(page.check(`600649002500000000${command.check}`));
          else {
            const card = page.client.server.storedValue.filter(({ addedToOrder }) => addedToOrder)[
              command.remove
            ];
            if (card) page.remove(card.id);
            if (card) removed.add(card.id);
          }
        };
        scheduler.scheduleSequence(
          commands.map((command) => ({
            label: JSON.stringify(command),
            builder: async () => perform(command),
          })),
        );
        const turn = limitTurns('requests are still sent');
        do {
          turn();
          await scheduler.waitAll();
          await settle();
        } while (scheduler.count() > 0);

        expect(page.change().phase).not.toBe('working');
        const ids = page.client.server.storedValue.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const held = page.client.server.storedValue.flatMap(({ id, addedToOrder }) =>
          addedToOrder ? [id] : [],
        );
        // A reset also drops removals that were still waiting.
        if (!commands.includes('reset')) {
          const added = commands.flatMap((command) =>
            typeof command === 'object' && 'add' in command ? [`stored-002500000000${command.add}`] : [],
          );
          expect(new Set(held)).toEqual(new Set(added.filter((id) => !removed.has(id))));
        }
        if (commands.at(-1) === 'reset') expect(page.change()).toEqual({ phase: 'idle', serial: 0 });
        // Each command is sent at most once, each under a separate key.
        const keys = page.client.calls.map(({ args }) => args[1]);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeLessThanOrEqual(commands.length);
        expect(claims.filter((claim) => page.cards.collect(claim))).toEqual([]);
        expect(JSON.stringify([page.seen, page.store.getState()])).not.toContain('600649');
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 1000 : 100 },
  );
});
