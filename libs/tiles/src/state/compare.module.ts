import { call, put, select, take, takeEvery } from 'redux-saga/effects';
import { userChanged } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { CompareEntry } from '../model/index.ts';
import { compareActions, compareReducer, selectCompare, type CompareState } from './compare.slice.ts';

/** Short, because shoppers do not expect an old list. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;

export interface CompareDeps {
  /** Storage of one tab, so that two tabs compare different products. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
}

const isEntry = (thing: unknown): thing is CompareEntry => {
  const { itemId, title, image, itemUrl } = (thing ?? {}) as Partial<Record<keyof CompareEntry, unknown>>;
  return [itemId, title, image, itemUrl].every((value) => typeof value === 'string');
};

/** Creates the compare list: a slice, and a saga that keeps it in the tab, so that a reload does not lose it (storefront-4.39). */
export function createCompareModule({ storage }: CompareDeps): DomainModule<CompareState, 'compare'> {
  const read = (key: string): CompareEntry[] => {
    const kept: unknown = storage.get(key);
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  };
  const keep = (key: string, { items }: CompareState) =>
    items.length ? storage.set(key, items, LIFETIME_MS) : storage.remove(key);

  const { compareOpened, compareRestored, compareAdded, compareRemoved, compareCleared } = compareActions;
  return {
    name: 'compare',
    reducer: compareReducer,
    // The saga also removes the list that the tab saved, but not after a sign-in, because it is the same person.
    keepsOnUserChange: true,
    *saga() {
      yield takeEvery(
        userChanged.type,
        function* ({ payload: { wasGuest } }: ReturnType<typeof userChanged>) {
          if (!wasGuest) yield put(compareCleared());
        },
      );
      const { payload: key } = (yield take(compareOpened.type)) as ReturnType<typeof compareOpened>;
      yield put(compareRestored((yield call(read, key)) as CompareEntry[]));
      for (;;) {
        yield take([compareAdded.type, compareRemoved.type, compareCleared.type]);
        yield call(keep, key, (yield select(selectCompare)) as CompareState);
      }
    },
  };
}
