import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { createPaymentsClient } from '@foolscap/payments/client';
import { cardBalanceActions, createCardBalanceModule } from '@foolscap/payments/state';
import { shopPart } from './shop-part.ts';

/** Checking the balance of a gift or prepaid card. */
export const cardBalancePart = shopPart({
  name: 'card-balance',
  modules: ({ http, cards }) => ({
    cardBalance: createCardBalanceModule({ client: createPaymentsClient(http), cards }),
  }),
  *processes() {
    yield takeEvery(accountEvents.signedOut.type, function* () {
      yield put(cardBalanceActions.balanceReset());
    });
  },
});
