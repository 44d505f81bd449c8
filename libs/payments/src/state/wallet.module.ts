import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { actionChannel, fork, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { WalletClient } from '../client/index.ts';
import type { CardPaymentBody, PaymentInfo } from '../contract/index.ts';
import { PAYMENT_CODES } from '../model/codes.ts';
import { withCaptcha } from './captcha-answer.ts';
import type { SecretHandover } from './secret-handover.ts';
import { walletActions, walletReducer } from './wallet.slice.ts';
import type { WalletCommand, WalletState } from './wallet.slice.ts';

export interface WalletDeps {
  client: WalletClient;
  newKey: () => string;
  cards: SecretHandover<CardPaymentBody>;
}

type Request =
  ReturnType<typeof walletActions.walletRequested> | ReturnType<typeof walletActions.walletChangeRequested>;

/** Creates the module of the saved cards of an account. */
export function createWalletModule({
  client,
  newKey,
  cards,
}: WalletDeps): DomainModule<WalletState, 'wallet'> {
  function* carryOut(command: WalletCommand): SagaOf<PaymentInfo | undefined> {
    switch (command.task) {
      case 'saveCard': {
        const body = cards.collect(command.claim);
        return body && (yield* callTo(client.save, yield* withCaptcha(body, 'CREDIT_CARD'), newKey()));
      }
      case 'editCard':
        return yield* callTo(client.edit, command.id, command.body, newKey());
      case 'makeDefault':
        return yield* callTo(client.edit, command.id, { defaultPayment: true }, newKey());
      case 'removeCard':
        return yield* callTo(client.remove, command.id, newKey());
    }
  }

  function* change(command: WalletCommand): SagaOf<void> {
    try {
      const info = yield* carryOut(command);
      if (info) yield put(walletActions.walletChanged({ task: command.task, info }));
    } catch (error) {
      const failure = toFailure(error);
      yield put(walletActions.walletChangeFailed({ command, failure }));
      // Another tab or device has removed the card.
      if (failure.code === PAYMENT_CODES.notFound) yield* read();
    }
  }

  function* read(): SagaOf<void> {
    try {
      yield put(walletActions.walletReceived(yield* callTo(client.list)));
    } catch (error) {
      yield put(walletActions.walletFailed(toFailure(error)));
    }
  }

  /** Carries out reads and changes one after another: every reply has all cards, so that an older one must not come last. */
  function* queue(): SagaOf<void> {
    const inbox = (yield actionChannel(
      [walletActions.walletRequested.type, walletActions.walletChangeRequested.type],
      buffers.expanding(4),
    )) as Channel<Request>;
    for (;;) {
      const request = (yield take(inbox)) as Request;
      if (walletActions.walletChangeRequested.match(request)) yield* change(request.payload);
      else yield* read();
    }
  }

  return {
    name: 'wallet',
    reducer: walletReducer,
    // After a reset the cards belong to another user.
    saga: () => restartOn(walletActions.walletReset.type, () => [fork(queue)]),
  };
}
