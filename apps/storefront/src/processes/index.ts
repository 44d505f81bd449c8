import { all } from 'redux-saga/effects';
import { accountChangesUser } from './account-changes-user.ts';
import { addingLeadsToCart } from './adding-leads-to-cart.ts';
import { accountFollowsSession } from './account-follows-session.ts';
import { cartFollowsAccount } from './cart-follows-account.ts';
import { checkoutEntry } from './checkout-entry.ts';
import { reportToAnalytics } from './report-to-analytics.ts';
import type { ProcessDeps } from './process-deps.ts';

/** Runs the processes that connect domains, one per file (design 1). Processes of lazily loaded domains start with their part. */
export function* processes(deps: ProcessDeps) {
  yield all([
    accountChangesUser(),
    addingLeadsToCart(deps),
    accountFollowsSession(),
    cartFollowsAccount(),
    checkoutEntry(deps),
    reportToAnalytics(deps),
  ]);
}
