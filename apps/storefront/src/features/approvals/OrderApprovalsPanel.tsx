import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ApprovalProgress } from '@foolscap/approvals/feature';
import { approvalsActions } from '@foolscap/approvals/state';
import { COMMENT_FORM_PATH } from '../../forms/approvals-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { approvalsFeature } from './feature.ts';

export const features = [approvalsFeature];

/** The approvals that the user's own order waits for, on the page of the order. */
export default function OrderApprovalsPanel({ orderNumber }: { orderNumber: string }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(approvalsActions.approvalOrderRequested(orderNumber));
  }, [dispatch, orderNumber]);
  return (
    <ApprovalProgress
      orderNumber={orderNumber}
      action={COMMENT_FORM_PATH}
      hidden={<FormFields purpose="approval-comment" />}
    />
  );
}
