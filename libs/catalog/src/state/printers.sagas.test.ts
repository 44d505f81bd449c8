import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { HttpError } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { PrintersClient } from '../client/index.ts';
import type { Printer } from '../contract/index.ts';
import { MAX_SAVED_PRINTERS, PRINTER_CODES, PRINTERS_KEY } from '../model/index.ts';
import { createPrintersModule, printersActions, selectPrinters } from './index.ts';

freezeTime();

const printer = (model: string): Printer => ({
  id: `corvelle/${model}`,
  brand: 'Corvelle',
  series: 'Page 200',
  name: model,
  url: `/ink-toner/corvelle/${model}`,
});

const down = () =>
  Promise.reject(new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' }));

function setUp({ kept, client = {} }: { kept?: Printer[]; client?: Partial<PrintersClient> } = {}) {
  const stored = new Map<string, unknown>(kept && [[PRINTERS_KEY, kept]]);
  const module = createPrintersModule({
    client: {
      printers: async ({ q = '' }) => ({
        brands: [],
        ...(q ? { found: { query: q, printers: [printer(q)], hasMore: false } } : {}),
      }),
      brand: down,
      printer: async (id) => ({
        printer: printer(id.split('/')[1]!),
        brandUrl: '/ink-toner/corvelle',
        products: [],
        groups: [],
        items: [],
      }),
      saved: async () => ({ printers: [] }),
      save: async (ids) => ({ printers: ids.map((id) => printer(id.split('/')[1]!)) }),
      remove: async () => ({ printers: [] }),
      ...client,
    },
    storage: {
      get: <T>(key: string) => stored.get(key) as T | undefined,
      set: (key, value) => Boolean(stored.set(key, value)),
      remove: (key) => void stored.delete(key),
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { printers: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return {
    stored,
    send: async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action);
      await settle();
      return selectPrinters(store.getState());
    },
  };
}

const getIds = (list: readonly Printer[] | undefined) => list?.map(({ name }) => name);

it('finds printers, and drops the reply for an earlier query', async () => {
  const { send } = setUp();
  await send(printersActions.finderRequested({ query: 'page' }));
  const state = await send(printersActions.finderReceived({ brands: [] }, { query: 'pag' }));
  expect(state.finder).toMatchObject({ query: 'page', load: { value: { found: { query: 'page' } } } });
  expect((await send(printersActions.finderRequested({ query: '' }))).finder.load.value).toEqual({
    brands: [],
  });
});

it('shows no other printer when the next one cannot be loaded', async () => {
  let isUp = true;
  const { send } = setUp({
    client: {
      printer: async (id) =>
        isUp
          ? { printer: printer(id), brandUrl: '/ink-toner/corvelle', products: [], groups: [], items: [] }
          : down(),
    },
  });
  expect((await send(printersActions.printerRequested({ id: 'a' }))).printer.load.value?.printer.name).toBe(
    'a',
  );
  isUp = false;
  const { printer: shown } = await send(printersActions.printerRequested({ id: 'b' }));
  expect(shown).toMatchObject({ id: 'b', load: { phase: 'failed' } });
  expect(shown.load.value).toBeUndefined();
});

it('saves and removes the printers of a member', async () => {
  const { send } = setUp();
  expect(getIds((await send(printersActions.saveRequested(printer('a')))).saved.value)).toEqual(['a']);
  expect(getIds((await send(printersActions.removeRequested(printer('a')))).saved.value)).toEqual([]);
});

it('reports a change that failed until the next one', async () => {
  let isUp = false;
  const { send } = setUp({
    client: { save: (ids) => (isUp ? Promise.resolve({ printers: ids.map(printer) }) : down()) },
  });
  expect((await send(printersActions.saveRequested(printer('a')))).changeFailure?.code).toBe('NETWORK');
  isUp = true;
  expect((await send(printersActions.saveRequested(printer('a')))).changeFailure).toBeUndefined();
});

it('keeps the printers of a guest in the browser, newest first, up to the limit', async () => {
  const { send, stored } = setUp();
  expect((await send(printersActions.keptRequested())).kept).toEqual([]);
  for (let place = 0; place <= MAX_SAVED_PRINTERS; place += 1)
    await send(printersActions.keepRequested(printer(String(place))));
  const { kept } = await send(printersActions.keepRequested(printer('7')));
  expect(kept).toHaveLength(MAX_SAVED_PRINTERS);
  expect(getIds(kept)?.slice(0, 2)).toEqual(['7', '20']);
  expect(stored.get(PRINTERS_KEY)).toEqual(kept);
  for (const one of kept ?? []) await send(printersActions.dropRequested(one));
  expect(stored.has(PRINTERS_KEY)).toBe(false);
});

it('moves the printers of a guest to the account after sign-in', async () => {
  const { send, stored } = setUp({ kept: [printer('a'), printer('b')] });
  const state = await send(printersActions.moveRequested());
  expect(getIds(state.saved.value)).toEqual(['a', 'b']);
  expect(state.kept).toEqual([]);
  expect(stored.has(PRINTERS_KEY)).toBe(false);
});

it('keeps the printers in the browser if they could not be moved', async () => {
  const { send, stored } = setUp({ kept: [printer('a')], client: { save: down } });
  expect((await send(printersActions.moveRequested())).changeFailure).toBeUndefined();
  expect(stored.get(PRINTERS_KEY)).toHaveLength(1);
});

it('keeps the printers in the browser that the account cannot save, and reports it', async () => {
  const full = Array.from({ length: MAX_SAVED_PRINTERS - 1 }, (_, place) => printer(String(place)));
  const { send, stored } = setUp({
    kept: [printer('a'), printer('b')],
    client: { save: async () => ({ printers: [printer('a'), ...full] }) },
  });
  const state = await send(printersActions.moveRequested());
  expect(state.saved.value).toHaveLength(MAX_SAVED_PRINTERS);
  expect(getIds(state.kept)).toEqual(['b']);
  expect(stored.get(PRINTERS_KEY)).toEqual([printer('b')]);
  expect(state.changeFailure?.code).toBe(PRINTER_CODES.tooManyPrinters);
});

it('reports that the account can save none of the browser’s printers, which stay there', async () => {
  const refusal = { code: PRINTER_CODES.tooManyPrinters, status: 409, retryable: false, message: 'full' };
  const { send, stored } = setUp({
    kept: [printer('a')],
    client: { save: () => Promise.reject(new HttpError(refusal)) },
  });
  expect((await send(printersActions.moveRequested())).changeFailure).toEqual(refusal);
  expect(stored.get(PRINTERS_KEY)).toHaveLength(1);
});

it('drops printers of the browser that do not exist anymore', async () => {
  const { send, stored } = setUp({
    kept: [printer('a'), printer('gone')],
    client: { save: async () => ({ printers: [printer('a')] }) },
  });
  expect((await send(printersActions.moveRequested())).changeFailure).toBeUndefined();
  expect(stored.has(PRINTERS_KEY)).toBe(false);
});
