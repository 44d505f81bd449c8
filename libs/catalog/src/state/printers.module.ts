import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { all, call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { SagaOf } from '@foolscap/core/sagas';
import { IDLE, defineRead, defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule, Loadable, WriteFailure } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { PrintersClient } from '../client/printers-client.ts';
import type { Printer, PrinterBrandData, PrinterData, PrintersData } from '../contract/index.ts';
import { MAX_SAVED_PRINTERS, PRINTER_CODES, PRINTERS_KEY } from '../model/printers.ts';

/** Lifetime of a guest's printers in the browser after the last change, in milliseconds. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

export interface PrintersState {
  /** The query of the search box, and the brands with the printers found for it, or for the previous one while loading. */
  finder: { query: string; load: Loadable<PrintersData> };
  brand: { slug: string; load: Loadable<PrinterBrandData> };
  printer: { id: string; load: Loadable<PrinterData> };
  /** The printers that the member has saved; none for a guest. */
  saved: Loadable<Printer[]>;
  /** The printers that the browser keeps for a guest; undefined until they are read. */
  kept?: Printer[];
  /** The failure of the last change of the saved printers. */
  changeFailure?: Failure;
}

export interface PrintersRoot {
  printers: PrintersState;
}

export interface PrintersDeps {
  client: PrintersClient;
  storage: ExpiringStorage;
}

const initialState: PrintersState = {
  finder: { query: '', load: IDLE },
  brand: { slug: '', load: IDLE },
  printer: { id: '', load: IDLE },
  saved: IDLE,
};

const finder = defineRead({
  name: 'finder',
  select: (state: PrintersState, { query }: { query: string }) =>
    state.finder.query === query ? state.finder.load : undefined,
  begin(state, { query }) {
    state.finder.query = query;
  },
  send: ({ client }: PrintersDeps, { query }, signal) => client.printers(query ? { q: query } : {}, signal),
});

const brand = defineRead({
  name: 'brand',
  select: (state: PrintersState, { slug }: { slug: string }) =>
    state.brand.slug === slug ? state.brand.load : undefined,
  begin(state, { slug }) {
    if (state.brand.slug !== slug) state.brand = { slug, load: { phase: 'idle' } };
  },
  send: ({ client }: PrintersDeps, { slug }, signal) => client.brand(slug, signal),
});

const printer = defineRead({
  name: 'printer',
  select: (state: PrintersState, { id }: { id: string }) =>
    state.printer.id === id ? state.printer.load : undefined,
  begin(state, { id }) {
    if (state.printer.id !== id) state.printer = { id, load: { phase: 'idle' } };
  },
  send: ({ client }: PrintersDeps, { id }, signal) => client.printer(id, signal),
});

const saved = defineRead({
  name: 'saved',
  select: (state: PrintersState) => state.saved,
  send: async ({ client }: PrintersDeps, _request, signal) => (await client.saved(signal)).printers,
});

const slice = createSlice({
  name: 'printers',
  initialState,
  reducers: {
    ...finder.reducers,
    ...brand.reducers,
    ...printer.reducers,
    ...saved.reducers,
    /** Command: save a printer in the member's account. */
    saveRequested(state, _: PayloadAction<Printer>) {
      delete state.changeFailure;
    },
    /** Command: remove a printer from the member's account. */
    removeRequested(state, _: PayloadAction<Printer>) {
      delete state.changeFailure;
    },
    changeFailed(state, { payload }: PayloadAction<WriteFailure<Printer>>) {
      state.changeFailure = payload.failure;
    },
    /** Event: not all printers of the browser could be moved. */
    moveFailed(state, { payload }: PayloadAction<Failure>) {
      state.changeFailure = payload;
    },
    /** Command: read the printers that the browser keeps for a guest. */
    keptRequested: () => {},
    /** Command: move the printers that the browser keeps to the member's account. */
    moveRequested: () => {},
    /** Event: the browser keeps these printers. */
    keptChanged(state, { payload }: PayloadAction<Printer[]>) {
      state.kept = payload;
    },
    /** Command: save a printer in the guest's browser. */
    keepRequested: (_state, _: PayloadAction<Printer>) => {},
    /** Command: remove a printer from the guest's browser. */
    dropRequested: (_state, _: PayloadAction<Printer>) => {},
  },
});

export const printersActions = slice.actions;
export const selectPrinters = (root: PrintersRoot) => root.printers;

const save = defineWrite({
  command: printersActions.saveRequested,
  *send({ client }: PrintersDeps, { id }: Printer): SagaOf<Printer[]> {
    return ((yield call(() => client.save([id]))) as { printers: Printer[] }).printers;
  },
  settled: (printers) => printersActions.savedReceived(printers),
  failed: printersActions.changeFailed,
});

const remove = defineWrite({
  command: printersActions.removeRequested,
  *send({ client }: PrintersDeps, { id }: Printer): SagaOf<Printer[]> {
    return ((yield call(() => client.remove(id))) as { printers: Printer[] }).printers;
  },
  settled: (printers) => printersActions.savedReceived(printers),
  failed: printersActions.changeFailed,
});

/** Creates the module of the ink and toner finder and of saved printers. */
export const createPrintersModule = (deps: PrintersDeps): DomainModule<PrintersState, 'printers'> => {
  const { client, storage } = deps;
  const readKept = () => storage.get<Printer[]>(PRINTERS_KEY) ?? [];

  function* changeKept(change: (kept: readonly Printer[]) => Printer[]): SagaOf<void> {
    const kept = change(readKept());
    if (kept.length > 0) storage.set(PRINTERS_KEY, kept, KEPT_MS);
    else storage.remove(PRINTERS_KEY);
    yield put(printersActions.keptChanged(kept));
  }

  /** Moves the printers of a guest who has signed in. Those that the account cannot save stay in the browser until the next visit. */
  function* move(): SagaOf<void> {
    const kept = readKept();
    if (kept.length === 0) return;
    try {
      const { printers } = (yield call(() => client.save(kept.map(({ id }) => id)))) as {
        printers: Printer[];
      };
      // Below the limit, a printer that is missing does not exist anymore.
      const isFull = printers.length >= MAX_SAVED_PRINTERS;
      const left = kept.filter(({ id }) => isFull && !printers.some((each) => each.id === id));
      yield* changeKept(() => left);
      yield put(printersActions.savedReceived(printers));
      if (left.length > 0)
        yield put(
          printersActions.moveFailed({
            code: PRINTER_CODES.tooManyPrinters,
            retryable: false,
            message: 'The account cannot save all of these printers.',
          }),
        );
    } catch (error) {
      const failure = toFailure(error);
      // Others are tried again at the next visit, without a message.
      if (failure.code === PRINTER_CODES.tooManyPrinters) yield put(printersActions.moveFailed(failure));
    }
  }

  return {
    name: 'printers',
    reducer: slice.reducer,
    // The printers are the same for every user; the prices of what fits them are not.
    keepsOnUserChange: ({ finder: found, brand: series }) => ({
      ...initialState,
      finder: found,
      brand: series,
    }),
    *saga() {
      yield all([
        finder.loader(printersActions, deps),
        brand.loader(printersActions, deps),
        printer.loader(printersActions, deps),
        saved.loader(printersActions, deps),
        watchWrite(takeEvery, save, deps),
        watchWrite(takeEvery, remove, deps),
        takeLeading(printersActions.moveRequested.type, move),
        takeEvery(printersActions.keptRequested.type, () => changeKept((kept) => [...kept])),
        takeEvery(
          printersActions.keepRequested.type,
          ({ payload }: ReturnType<typeof printersActions.keepRequested>) =>
            changeKept((kept) =>
              [payload, ...kept.filter(({ id }) => id !== payload.id)].slice(0, MAX_SAVED_PRINTERS),
            ),
        ),
        takeEvery(
          printersActions.dropRequested.type,
          ({ payload }: ReturnType<typeof printersActions.dropRequested>) =>
            changeKept((kept) => kept.filter(({ id }) => id !== payload.id)),
        ),
      ]);
    },
  };
};
