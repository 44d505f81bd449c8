import { all, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { callTo, type SagaOf, selectFrom } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { SetupChange } from '../client/index.ts';
import type { ApprovalOrder, ApprovalSetup, ChangeOrderData, DecisionsData } from '../contract/index.ts';
import {
  approvalOrder,
  approvalOrders,
  approvalsActions as actions,
  approvalSetup,
  approvalsReducer,
} from './approvals.slice.ts';
import type {
  ApprovalsDeps,
  ApprovalsRoot,
  ApprovalsState,
  ChangeOrderCommand,
  CommentCommand,
  DecideCommand,
} from './approvals.slice.ts';

const decide = defineWrite({
  command: actions.decisionSubmitted,
  send: ({ client }: ApprovalsDeps, { action, orders }: DecideCommand) =>
    callTo(client.decide, action, orders),
  settled: (data: DecisionsData, command: DecideCommand) => actions.ordersDecided({ data, command }),
  failed: ({ request, failure }) => actions.decisionFailed({ request, failure }),
});

/**
 * Declares the change of an order. A change that is saved again after a lost reply has the key of the first try, so that its items are added
 * once.
 */
function defineChange(newKey: () => string) {
  let latest: { command: string; key: string } | undefined;
  function getKey(command: ChangeOrderCommand): string | undefined {
    if (command.body.expectedTotal === undefined) return undefined;
    const text = JSON.stringify(command);
    if (latest?.command !== text) latest = { command: text, key: newKey() };
    return latest.key;
  }
  return defineWrite({
    command: actions.changeSubmitted,
    *send({ client }: ApprovalsDeps, command: ChangeOrderCommand): SagaOf<ChangeOrderData> {
      const data = yield* callTo(client.changeOrder, command.orderNumber, command.body, getKey(command));
      // The same change later is another one.
      if (data.isSaved) latest = undefined;
      return data;
    },
    settled: (data: ChangeOrderData) => actions.changeAnswered(data),
    failed: ({ failure }) => actions.changeFailed({ failure }),
  });
}

const comment = defineWrite({
  command: actions.commentSubmitted,
  send: ({ client }: ApprovalsDeps, { orderNumber, comment: text }: CommentCommand) =>
    callTo(client.comment, orderNumber, text),
  settled: (order: ApprovalOrder) => actions.commentAdded(order),
  failed: ({ failure }) => actions.commentFailed({ failure }),
});

const changeSetup = defineWrite({
  command: actions.setupChangeSubmitted,
  send: ({ client }: ApprovalsDeps, submitted: SetupChange) => callTo(client.changeSetup, submitted),
  settled: (setup: ApprovalSetup) => actions.setupChanged(setup),
  failed: ({ failure }) => actions.setupChangeFailed({ failure }),
});

/** Creates the module of the approvals of orders (storefront-2.69). */
export const createApprovalsModule = (deps: ApprovalsDeps): DomainModule<ApprovalsState, 'approvals'> => ({
  name: 'approvals',
  reducer: approvalsReducer,
  *saga() {
    yield all([
      approvalOrders.loader(actions, deps),
      approvalOrder.loader(actions, deps),
      approvalSetup.loader(actions, deps),
      // Leading: a second click while something is being saved is the same command.
      watchWrite(takeLeading, decide, deps),
      watchWrite(takeLeading, defineChange(deps.newKey), deps),
      watchWrite(takeLeading, comment, deps),
      watchWrite(takeLeading, changeSetup, deps),
      // The list shows what is left, also if another approver was faster.
      takeEvery(actions.ordersDecided.type, reload),
      takeEvery(actions.decisionFailed.type, reload),
      takeEvery(actions.commentAdded.type, reload),
      takeEvery(actions.changeAnswered, function* ({ payload }) {
        if (payload.isSaved) yield* reload();
      }),
    ]);
  },
});

/** Reads the latest list again, if there is one. */
function* reload() {
  const approvals = yield* selectFrom((root: ApprovalsRoot) => root.approvals);
  if (approvals.orders.phase !== 'idle') yield put(actions.approvalOrdersRequested(approvals.request));
}
