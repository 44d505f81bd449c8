import type { Action } from 'redux';
import { useHref, useLocation } from 'react-router';
import { ApprovalOverview } from '@foolscap/approvals/feature';
import { APPROVAL_FIELDS, FORM_STEPS, readOrderChange } from '@foolscap/approvals/model';
import { approvalsActions } from '@foolscap/approvals/state';
import {
  APPROVALS_FORM_PATH,
  CHANGE_FORM_PATH,
  COMMENT_FORM_PATH,
} from '../../forms/approvals-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import type { PageAddress } from '../../routing/page-address.ts';
import { PAGES } from '../../routing/pages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import {
  approvalPath,
  approvalsPath,
  readApprovalFilter,
  readApprovalsAddress,
} from './approvals-address.ts';
import { ApprovalRules } from './ApprovalRules.tsx';
import { approvalsFeature } from './feature.ts';

export const features = [approvalsFeature];

/** Returns the command that reads the difference of a change that was submitted without JavaScript. */
function getPreview(posted: PageAddress['posted'], orderNumber: string | undefined): Action[] {
  if (posted?.form !== 'approvalChange' || posted.error || orderNumber === undefined) return [];
  const { values } = posted;
  if (values[APPROVAL_FIELDS.step] !== FORM_STEPS.preview) return [];
  if (values[APPROVAL_FIELDS.orderNumber] !== orderNumber) return [];
  return [approvalsActions.changeSubmitted({ orderNumber, body: readOrderChange(values) })];
}

export const load: FeatureExports['load'] = ({ pathname, search, posted }) => {
  if (pathname === PAGES.approvalRules) return [approvalsActions.approvalSetupRequested()];
  const request = readApprovalsAddress(search);
  return [approvalsActions.approvalOrdersRequested(request), ...getPreview(posted, request.orderNumber)];
};

/** The pages for approvers, in one chunk: the orders to decide on, and the rules. */
export default function ApprovalsScreen() {
  return useLocation().pathname === PAGES.approvalRules ? <ApprovalRules /> : <ApprovalOrders />;
}

/** The orders that an approver decides on, and the decided ones. */
function ApprovalOrders() {
  const outcome = useFormOutcome();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const { view, orderNumber } = readApprovalsAddress(parameters);
  const filter = readApprovalFilter(parameters);
  const error = outcome?.error && { ...outcome.error, message: outcome.error.message ?? '' };
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.approvals}>
      <ApprovalOverview
        // A choice belongs to one list.
        key={search}
        view={view}
        orderNumber={orderNumber}
        hrefFor={(each, page) => approvalsPath(each, page, page === undefined ? {} : filter)}
        filter={{ values: filter, action: useHref(PAGES.approvals), clearHref: approvalsPath(view) }}
        forms={{
          changeAction: CHANGE_FORM_PATH,
          commentAction: COMMENT_FORM_PATH,
          hidden: <FormFields purpose="approval-order" />,
          outcome:
            outcome?.form === 'approvalChange' || outcome?.form === 'approvalComment'
              ? {
                  form: outcome.form === 'approvalChange' ? 'change' : 'comment',
                  error,
                  values: Object.keys(outcome.values).length > 0 ? outcome.values : undefined,
                }
              : undefined,
        }}
        detailHref={approvalPath}
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
