import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../client/cart-client.ts';
import { type AccountingChoice, confirm, operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

/** Intention: charge the order to a budget or a purchase order. */
export const accountingRequested = createAction<AccountingChoice>('cart/accountingRequested');

const isAccounting = queuedAs<AccountingChoice>('accounting');

/** Joins two choices; another purchase order clears the earlier one's release, and the later choice of a line applies. */
function joinChoices(
  { poRelease, lines: earlierLines = [], ...earlier }: AccountingChoice,
  { lines: laterLines = [], ...later }: AccountingChoice,
): AccountingChoice {
  const keepsRelease = poRelease !== undefined && later.purchaseOrder === undefined;
  const isChosenLater = (id: string) => laterLines.some(({ cartItemId }) => cartItemId === id);
  const lines = [...earlierLines.filter(({ cartItemId }) => !isChosenLater(cartItemId)), ...laterLines];
  return {
    ...earlier,
    ...(keepsRelease ? { poRelease } : {}),
    ...later,
    ...(lines.length ? { lines } : {}),
  };
}

/** Changes what the order is charged to (cart-7.24). Waiting choices are sent as one. */
export const chooseAccounting = defineCartWrite({
  kind: 'accounting',
  command: accountingRequested,
  settled: 'accountingChosen',
  begin(state) {
    state.pending[operationKey('accounting')] = { kind: 'accounting' };
  },
  coalesce(queue, own) {
    const request = queue
      .filter(isAccounting)
      .reduce<AccountingChoice | undefined>(
        (joined, { request }) => joinChoices(joined ?? {}, request),
        undefined,
      );
    return [
      ...queue.filter((queued) => !isAccounting(queued)),
      { ...own, request: joinChoices(request ?? {}, own.request) },
    ];
  },
  *send(deps, accounting, key) {
    const reply = yield* callWhenOnline(deps, {}, deps.client.updateCart, { accounting }, key);
    return { reply, accounting };
  },
  settle(state, { reply, accounting }: { reply: CartReply; accounting: AccountingChoice }) {
    delete state.pending[operationKey('accounting')];
    receiveReply(state, reply);
    confirm(state, { kind: 'accounting', choice: accounting });
  },
  rollback(state, { request, failure }) {
    delete state.pending[operationKey('accounting')];
    raiseAlert(state, failure, { kind: 'accounting', request });
  },
  repeat: (request) => [accountingRequested(request)],
});
