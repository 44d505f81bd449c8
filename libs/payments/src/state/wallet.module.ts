import { callTo } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, queueWrites, sendWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { WalletClient } from '../client/index.ts';
import type { CardPaymentBody, PaymentInfo } from '../contract/index.ts';
import { PAYMENT_CODES } from '../model/codes.ts';
import { withCaptcha } from './captcha-answer.ts';
import { dropSecrets } from './secret-handover.ts';
import type { SecretHandover } from './secret-handover.ts';
import { walletActions, walletReducer } from './wallet.slice.ts';
import type { WalletCommand, WalletState, WalletTask } from './wallet.slice.ts';

export interface WalletDeps {
  client: WalletClient;
  newKey: () => string;
  cards: SecretHandover<CardPaymentBody>;
}

const changeWallet = defineWrite({
  command: walletActions.walletChangeRequested,
  *send(deps: WalletDeps, command, key): SagaOf<{ task: WalletTask; info: PaymentInfo } | undefined> {
    const info = yield* change(deps, command, key);
    return info && { task: command.task, info };
  },
  settled: walletActions.walletChanged,
  failed: ({ request: command, failure }) => walletActions.walletChangeFailed({ command, failure }),
});

/** A read is queued with the changes: every reply contains all cards, so an older one must not arrive last. */
const readWallet = defineWrite({
  command: walletActions.walletRequested,
  send: ({ client }: WalletDeps) => callTo(client.list),
  settled: walletActions.walletReceived,
  failed: ({ failure }) => walletActions.walletFailed(failure),
});

function* change(
  { client, cards }: WalletDeps,
  command: WalletCommand,
  key: string,
): SagaOf<PaymentInfo | undefined> {
  switch (command.task) {
    case 'saveCard': {
      const body = cards.collect(command.claim);
      return body && (yield* callTo(client.save, yield* withCaptcha(body, 'CREDIT_CARD'), key));
    }
    case 'editCard':
      return yield* callTo(client.edit, command.id, command.body, key);
    case 'makeDefault':
      return yield* callTo(client.edit, command.id, { defaultPayment: true }, key);
    case 'removeCard':
      return yield* callTo(client.remove, command.id, key);
  }
}

/** Creates the module of the saved cards of an account. */
export function createWalletModule(deps: WalletDeps): DomainModule<WalletState, 'wallet'> {
  function* executeWrite(write: typeof changeWallet, request: unknown): SagaOf<void> {
    const isChange = write === changeWallet;
    const { failure } = yield* sendWrite(write, deps, request, isChange ? deps.newKey() : '');
    // Another tab or device has removed the card.
    if (isChange && failure?.code === PAYMENT_CODES.notFound)
      yield* sendWrite(readWallet, deps, undefined, '');
  }
  return {
    name: 'wallet',
    reducer: walletReducer,
    saga: () => queueWrites([changeWallet, readWallet], executeWrite, { drop: dropSecrets(deps.cards) }),
  };
}
