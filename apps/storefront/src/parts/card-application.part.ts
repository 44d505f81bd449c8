import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { checkoutEvents } from '@foolscap/checkout/state';
import { createPaymentsClient } from '@foolscap/payments/client';
import {
  cardApplicationActions,
  createApplicationWindows,
  createCardApplicationModule,
} from '@foolscap/payments/state';
import { shopPart } from './shop-part.ts';

/** The application for the Amex card. */
export const cardApplicationPart = shopPart({
  name: 'card-application',
  modules: ({ http, inLane, newKey }) => ({
    cardApplication: createCardApplicationModule({
      client: createPaymentsClient(http),
      windows: { open: (...call) => createApplicationWindows(window).open(...call) },
      inLane,
      newKey,
    }),
  }),
  *processes() {
    yield takeEvery(
      [checkoutEvents.orderPlaced.type, accountEvents.signedIn.type, accountEvents.signedOut.type],
      function* () {
        yield put(cardApplicationActions.applicationReset());
      },
    );
  },
});
