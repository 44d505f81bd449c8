import { all, call } from 'redux-saga/effects';
import { createCampaign } from '@foolscap/analytics/model';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { campaignFollowsConsent } from './campaign-follows-consent.ts';
import { providerFollowsConsent } from './provider-follows-consent.ts';
import { reportPickups } from './report-pickups.ts';
import { reportSearchBox } from './report-search-box.ts';
import { reportStoreState } from './report-store-state.ts';
import { reportVisits } from './report-visits.ts';
import { isPaymentPage } from '../../routing/pages.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import type { Shop } from '../../shell/shop-context.ts';
import { defineFeature } from '../define-feature.ts';

/** The campaign id, reports that can wait, and the analytics provider of the setting `ANALYTICS_SCRIPT`; loaded when the page is idle. */
export const createAnalyticsFeature = ({
  tenant,
  basename,
  analyticsScript,
  campaignId,
  store,
}: Pick<Shop, 'tenant' | 'basename' | 'analyticsScript' | 'campaignId' | 'store'>) =>
  defineFeature({
    name: 'analytics',
    *processes(deps) {
      const campaign = createCampaign(
        createExpiringStorage(() => window.localStorage, systemClock),
        tenant,
      );
      yield all([
        call(campaignFollowsConsent, deps, campaign, campaignId),
        call(reportPickups, deps),
        call(reportSearchBox, deps),
        call(reportStoreState, deps, store),
        call(reportVisits, deps, basename),
        ...(analyticsScript
          ? [
              call(
                providerFollowsConsent,
                deps,
                analyticsScript,
                { tenant, getCampaignId: campaign.getId },
                () => isPaymentPage(belowRoot(location.pathname, basename)),
              ),
            ]
          : []),
      ]);
    },
  });
