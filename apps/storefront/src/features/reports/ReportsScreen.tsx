import { useHref } from 'react-router';
import { Reports } from '@foolscap/account/feature';
import { reportsActions } from '@foolscap/account/state';
import { REPORTS_FORM_PATHS } from '../../forms/reports-form-paths.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { PAGES } from '../../routing/pages.ts';
import { useShop } from '../../shell/shop-context.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { reportsFeature } from './feature.ts';
import { readReportsAddress, reportSearch, reportsPath } from './reports-address.ts';

export const features = [reportsFeature];

export const load: FeatureExports['load'] = ({ search }) => [
  reportsActions.reportRequested(readReportsAddress(search)),
];

/** Reports about the spending of an organization, at `/account/reports` (storefront-6.23). */
export default function ReportsScreen() {
  const { basename } = useShop();
  const action = useHref(PAGES.reports);
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.reports}>
      <Reports
        action={action}
        hrefFor={reportsPath}
        csvHref={(request) => {
          const search = reportSearch(request);
          search.set('site', basename);
          return `${REPORTS_FORM_PATHS.spending}?${search}`;
        }}
      />
    </AccountFrame>
  );
}
