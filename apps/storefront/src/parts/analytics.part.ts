import { all, call } from 'redux-saga/effects';
import { createCampaign } from '@foolscap/analytics/model';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { campaignFollowsConsent } from '../processes/campaign-follows-consent.ts';
import { providerFollowsConsent } from '../processes/provider-follows-consent.ts';
import { reportPickups } from '../processes/report-pickups.ts';
import { reportSearchBox } from '../processes/report-search-box.ts';
import { reportStoreState } from '../processes/report-store-state.ts';
import { isPaymentPage } from '../routing/pages.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import type { Shop } from '../shell/shop-context.ts';
import { shopPart } from './shop-part.ts';

/** The campaign id, reports that can wait, and the analytics provider of the setting `ANALYTICS_SCRIPT`; loaded when the page is idle. */
export const createAnalyticsPart = ({
  tenant,
  basename,
  analyticsScript,
  campaignId,
  store,
}: Pick<Shop, 'tenant' | 'basename' | 'analyticsScript' | 'campaignId' | 'store'>) =>
  shopPart({
    name: 'analytics',
    modules: () => ({}),
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
