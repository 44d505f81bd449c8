import { all, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { DecisionsData } from '../contract/index.ts';
import { approvalOrders, approvalsActions as actions, approvalsReducer } from './approvals.slice.ts';
import type { ApprovalsDeps, ApprovalsRoot, ApprovalsState, DecideCommand } from './approvals.slice.ts';

const decide = defineWrite({
  command: actions.decisionSubmitted,
  send: ({ client }: ApprovalsDeps, { action, orders }: DecideCommand) =>
    callTo(client.decide, action, orders),
  settled: (data: DecisionsData, command: DecideCommand) => actions.ordersDecided({ data, command }),
  failed: ({ request, failure }) => actions.decisionFailed({ request, failure }),
});

/** Creates the module of the approvals of orders (storefront-2.69). */
export const createApprovalsModule = (deps: ApprovalsDeps): DomainModule<ApprovalsState, 'approvals'> => ({
  name: 'approvals',
  reducer: approvalsReducer,
  *saga() {
    yield all([
      approvalOrders.loader(actions, deps),
      // Leading: a second click while a decision is being saved is the same decision.
      watchWrite(takeLeading, decide, deps),
      // The list shows what is left, also if another approver was faster.
      takeEvery(actions.ordersDecided.type, function* () {
        const request = yield* selectFrom(({ approvals }: ApprovalsRoot) => approvals.request);
        yield put(actions.approvalOrdersRequested(request));
      }),
    ]);
  },
});
