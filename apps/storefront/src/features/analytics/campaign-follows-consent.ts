import { call } from 'redux-saga/effects';
import type { Campaign } from '@foolscap/analytics/model';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/**
 * Keeps the campaign id with which the shopper opened the page, unless the shopper refuses consent.
 *
 * @param id the campaign id from the page's URL
 */
export function* campaignFollowsConsent(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  campaign: Campaign,
  id?: string,
) {
  if (id) yield call(campaign.keep, id);
  yield call(analytics.onConsent, (consent) => {
    if (consent === 'refused') campaign.forget();
  });
}
