import { call, delay, fork, put, take, takeLatest } from 'redux-saga/effects';
import { DAY } from '@foolscap/core/clock';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { ExpiringStorage } from '@foolscap/core/storage';
import { isBlankEntry } from '../model/index.ts';
import type { QuickOrderEntry } from '../model/index.ts';
import { quickOrderActions as actions } from './quick-order.slice.ts';
import type { QuickOrderRoot } from './quick-order.state.ts';

/** The pause in typing after which rows are kept. */
export const KEEP_PAUSE_MS = 150;

/** An add without a reply: its rows as text, and its idempotency key. */
export interface UnansweredAdd {
  body: string;
  key: string;
}

/** The browser storage in which rows survive a reload. */
export interface QuickOrderKeep {
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  /** Returns the storage key, which is different for each site. */
  getKey: () => string;
  /** Checks whether a text may be stored; one that looks like a card number must not be. */
  mayKeep: (text: string) => boolean;
}

/** Rows in the browser's storage. */
interface Draft {
  rows: QuickOrderEntry[];
  unanswered?: UnansweredAdd;
}

const isText = (thing: unknown): thing is string => typeof thing === 'string' && thing.length <= 100;

/** Parses rows from storage, which scripts and extensions can write to. */
function readRows(draft: unknown): QuickOrderEntry[] {
  const rows: unknown = (draft as Partial<Draft> | undefined)?.rows;
  return Array.isArray(rows)
    ? (rows as Partial<QuickOrderEntry>[]).flatMap((row) =>
        isText(row?.itemId) && isText(row.qty) ? [{ itemId: row.itemId, qty: row.qty }] : [],
      )
    : [];
}

const selectRows = ({ quickOrder }: QuickOrderRoot) => quickOrder.rows;

/** Keeps a quick order's rows in the browser until they have been added, and the key of an add without a reply. */
export function createDraft({ storage, getKey, mayKeep }: QuickOrderKeep) {
  let unanswered: UnansweredAdd | undefined;

  function save(rows: readonly QuickOrderEntry[]): void {
    const filled = rows.filter((row) => !isBlankEntry(row));
    const kept = filled.filter(({ itemId, qty }) => mayKeep(`${itemId} ${qty}`));
    if (kept.length === 0) {
      storage.remove(getKey());
      return;
    }
    const draft: Draft = {
      rows: kept.map(({ itemId, qty }) => ({ itemId, qty })),
      // An add of rows that are not kept cannot be repeated after a reload.
      ...(unanswered && kept.length === filled.length && { unanswered }),
    };
    storage.set(getKey(), draft, DAY);
  }

  function* saveRows(): SagaOf<void> {
    save(yield* selectFrom(selectRows));
  }
  function* saveAfterPause() {
    yield delay(KEEP_PAUSE_MS);
    yield* saveRows();
  }
  function* restore() {
    const draft = storage.get<Draft>(getKey());
    const rows = readRows(draft);
    const add: Partial<UnansweredAdd> | undefined = draft?.unanswered;
    if (typeof add?.body === 'string' && typeof add.key === 'string')
      unanswered ??= { body: add.body, key: add.key };
    if (rows.length === 0) return;
    yield put(actions.draftRestored(rows));
    yield put(actions.checkRequested());
  }

  return {
    getUnanswered: () => unanswered,
    /** Stores an add before it is sent, and removes it once it has a reply. */
    *setUnanswered(add: UnansweredAdd | undefined): SagaOf<void> {
      unanswered = add;
      yield* saveRows();
    },
    watchers: () => [
      // Latest: the newest rows are kept.
      takeLatest(
        [
          actions.rowChanged.type,
          actions.rowRemoved.type,
          actions.textEntered.type,
          actions.addSubmitted.type,
        ],
        saveAfterPause,
      ),
      // Immediately, because added rows must not reappear after a reload.
      takeLatest([actions.rowsAdded.type, actions.rowsCleared.type], saveRows),
      fork(function* () {
        // Once: later forms on the same page show the rows of the Redux store.
        yield take(actions.draftRequested.type);
        yield call(restore);
      }),
    ],
    /** Clears the rows together with their user. */
    *forgetOnReset() {
      yield takeLatest(actions.quickOrderReset.type, function* () {
        unanswered = undefined;
        yield* saveRows();
      });
    },
  };
}
