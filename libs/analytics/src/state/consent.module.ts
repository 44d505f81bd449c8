import { buffers, eventChannel } from 'redux-saga';
import { call, put, select, take, takeEvery } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import type { ConsentPurpose, ConsentRecord } from '../model/index.ts';
import { consentActions, consentReducer, selectConsentFacts } from './consent.slice.ts';
import type { ConsentState } from './consent.slice.ts';

export interface ConsentDeps {
  /** The purposes that the shop has a use for. */
  purposes: readonly ConsentPurpose[];
  record: ConsentRecord;
  /** The browser declines on the shopper's behalf (`hasPrivacySignal`). */
  hasSignal: boolean;
  /** Calls back when another tab may have saved a choice. Returns a function that stops listening. */
  listen: (heard: () => void) => () => void;
}

const { consentOpened, consentChosen, consentChangedElsewhere } = consentActions;

/** Creates the shopper's consent: a slice, and a saga that keeps each choice and follows those of other tabs. */
export function createConsentModule({
  purposes,
  record,
  hasSignal,
  listen,
}: ConsentDeps): DomainModule<ConsentState, 'consent'> {
  function* keep(): Generator {
    const { choice } = (yield select(selectConsentFacts)) as ConsentState;
    if (choice) yield call(record.keep, choice);
  }
  return {
    name: 'consent',
    reducer: consentReducer,
    // Consent is given for the browser.
    keepsOnUserChange: true,
    *saga() {
      yield put(consentOpened({ purposes, hasSignal, choice: record.read() }));
      // Each choice is saved; the last one applies.
      yield takeEvery(consentChosen.type, keep);
      const heard = eventChannel<true>((emit) => listen(() => emit(true)), buffers.sliding(1));
      try {
        for (;;) {
          yield take(heard);
          yield put(consentChangedElsewhere(record.read()));
        }
      } finally {
        heard.close();
      }
    },
  };
}
