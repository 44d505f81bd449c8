import { RewardsOverview } from '@foolscap/account/feature';
import type { RewardsForm } from '@foolscap/account/feature';
import { rewardsActions } from '@foolscap/account/state';
import { REWARDS_FORM_PATHS } from '../../forms/rewards-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { usePageSearch } from '../../shell/frame-drawer.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { rewardsFeature } from './feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

export const features = [rewardsFeature];

/** Reads the page of the history from a URL; 1 by default. */
function getHistoryPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export const load: FeatureExports['load'] = ({ search }) => [
  rewardsActions.programRequested(getHistoryPage(search)),
];

/** Returns the form that the URL opens, for pages without script. */
const getForm = (search: URLSearchParams): RewardsForm | undefined => {
  const form = search.get('form');
  return form === 'categories' || form === 'claim' ? form : undefined;
};

const getFormHref = (form: RewardsForm) => `/account/rewards?form=${form}`;
const getOrderHref = (orderNumber: string) => `/order/${orderNumber}`;
const getPageHref = (page: number) => (page === 1 ? '/account/rewards' : `/account/rewards?page=${page}`);

/** The account's part in the rewards program. */
export default function RewardsScreen() {
  const params = new URLSearchParams(usePageSearch());
  const outcome = useFormOutcome();
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.rewards}>
      <RewardsOverview
        actions={REWARDS_FORM_PATHS}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={outcome}
        page={getHistoryPage(params)}
        form={getForm(params)}
        formHref={getFormHref}
        pageHref={getPageHref}
        orderHref={getOrderHref}
        termsHref="/help/rewards-terms"
      />
    </AccountFrame>
  );
}
