import { all } from 'redux-saga/effects';
import { cartFollowsAccount } from './cart-follows-account.ts';
import { cartFollowsOrder } from './cart-follows-order.ts';
import { checkoutEntry } from './checkout-entry.ts';
import { checkoutFollowsPayment } from './checkout-follows-payment.ts';
import { reportToAnalytics } from './report-to-analytics.ts';
import type { AnalyticsBus } from '@foolscap/analytics/model';

export interface ProcessDeps {
  /** Goes to a page of this shop, given below its root. */
  navigate: (path: string) => void;
  /** Where somebody signs in who is to come back to the given page. */
  signInAddress: (target: string) => string;
  analytics: AnalyticsBus;
}

/** Where domains meet, one file a meeting (design 1). */
export function* processes(deps: ProcessDeps) {
  yield all([
    cartFollowsAccount(),
    cartFollowsOrder(),
    checkoutEntry(deps),
    checkoutFollowsPayment(),
    reportToAnalytics(deps),
  ]);
}
