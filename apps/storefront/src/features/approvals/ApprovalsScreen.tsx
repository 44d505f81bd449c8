import { useLocation } from 'react-router';
import { ApprovalOverview } from '@foolscap/approvals/feature';
import { approvalsActions } from '@foolscap/approvals/state';
import { APPROVALS_FORM_PATH } from '../../forms/approvals-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { approvalsPath, readApprovalsAddress } from './approvals-address.ts';
import { approvalsFeature } from './feature.ts';

export const features = [approvalsFeature];

export const load: FeatureExports['load'] = ({ search }) => [
  approvalsActions.approvalOrdersRequested(readApprovalsAddress(search)),
];

/** The orders that an approver decides on, and the decided ones. */
export default function ApprovalsScreen() {
  const outcome = useFormOutcome();
  const { search } = useLocation();
  const { view, orderNumber } = readApprovalsAddress(new URLSearchParams(search));
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.approvals}>
      <ApprovalOverview
        // A choice belongs to one list.
        key={search}
        view={view}
        orderNumber={orderNumber}
        hrefFor={approvalsPath}
        orderHref={(number) => `/order/${number}`}
        action={APPROVALS_FORM_PATH}
        hidden={<FormFields purpose="approvals" />}
        outcome={
          outcome?.form === 'approvals'
            ? {
                error: outcome.error,
                comment: outcome.values.comment,
                selected: outcome.values.orders?.split(' '),
              }
            : undefined
        }
      />
    </AccountFrame>
  );
}
