import { all, delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, NOT_SENT, restartOn, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CaptchaClient } from '../client/index.ts';
import { captchaSectionOf, requestedCaptcha } from '../model/captcha.ts';
import type { PaymentType } from '../model/codes.ts';
import type { CaptchaSolver } from './captcha-solver.ts';
import { captchaActions, captchaReducer, selectCaptcha } from './captcha.slice.ts';
import type { CaptchaState } from './captcha.slice.ts';
import { cardBalanceActions } from './card-balance.module.ts';
import { paymentsActions } from './payments.slice.ts';
import { storedValueActions } from './stored-value.slice.ts';
import { walletActions } from './wallet.slice.ts';

export interface CaptchaDeps {
  client: CaptchaClient;
  solver: CaptchaSolver;
}

/** Actions after which the cards belong to another order, or their page has been closed. */
const RESETS = [
  paymentsActions.paymentsReset.type,
  storedValueActions.storedValueReset.type,
  cardBalanceActions.balanceReset.type,
];

/** Time reserved for an answer to reach the server before it expires. */
const MARGIN_MS = 10_000;

/** Creates the module of captchas, which appear after errors of cards and disappear on reset (storefront-4.19). */
export function createCaptchaModule({ client, solver }: CaptchaDeps): DomainModule<CaptchaState, 'captcha'> {
  function* check(): SagaOf<void> {
    const { captchaSection } = yield* selectFrom(selectCaptcha);
    if (captchaSection === undefined) return;
    try {
      const { challenge, validFor } = yield* callTo(client.request, captchaSection);
      const answer = yield* callTo(solver.solve, challenge);
      yield put(captchaActions.captchaVerified({ captchaSection, answer }));
      yield delay(validFor - MARGIN_MS);
      yield put(captchaActions.captchaExpired());
    } catch (error) {
      yield put(captchaActions.captchaCheckFailed(toFailure(error)));
    }
  }

  /** Records that a card failed: its answer has been used up, and the server may require a captcha for the next one. */
  function* noteFailure(failure: Failure): SagaOf<void> {
    const { check } = yield* selectFrom(selectCaptcha);
    if (check.phase === 'verified' && failure.code !== NOT_SENT) yield put(captchaActions.captchaSpent());
    const captchaSection = requestedCaptcha(failure);
    if (captchaSection) yield put(captchaActions.captchaNeeded({ captchaSection }));
  }

  /** Records that a card was accepted, so that no captcha is needed for its kind. */
  function* noteSuccess(type: PaymentType): SagaOf<void> {
    const { captchaSection } = yield* selectFrom(selectCaptcha);
    if (captchaSection !== undefined && captchaSection === captchaSectionOf(type))
      yield put(captchaActions.captchaReset());
  }

  return {
    name: 'captcha',
    reducer: captchaReducer,
    *saga() {
      yield all([
        // A used answer must not expire later.
        restartOn([captchaActions.captchaReset.type, captchaActions.captchaSpent.type], () => [
          // Latest: only the newest challenge matters.
          takeLatest(captchaActions.captchaCheckRequested.type, check),
        ]),
        takeEvery(paymentsActions.cardFailed, ({ payload }) => noteFailure(payload)),
        takeEvery(cardBalanceActions.balanceFailed, ({ payload }) => noteFailure(payload)),
        takeEvery(storedValueActions.storedValueFailed, ({ payload: { failure } }) => noteFailure(failure)),
        takeEvery(walletActions.walletChangeFailed, ({ payload: { failure } }) => noteFailure(failure)),
        takeEvery(captchaActions.newCardFailed, ({ payload }) => noteFailure(payload)),
        takeEvery(captchaActions.newCardAccepted, () => noteSuccess('CREDIT_CARD')),
        takeEvery(paymentsActions.cardSaved, ({ payload }) => noteSuccess(payload.paymentType)),
        takeEvery(storedValueActions.storedValueAdded, ({ payload }) => noteSuccess(payload.paymentType)),
        takeEvery(storedValueActions.storedValueChecked, ({ payload }) => noteSuccess(payload.paymentType)),
        takeEvery(cardBalanceActions.balanceReceived, ({ payload }) => noteSuccess(payload.paymentType)),
        takeEvery(walletActions.walletChanged, function* ({ payload: { task } }) {
          if (task === 'saveCard') yield* noteSuccess('CREDIT_CARD');
        }),
        takeEvery(RESETS, function* () {
          yield put(captchaActions.captchaReset());
        }),
      ]);
    },
  };
}
