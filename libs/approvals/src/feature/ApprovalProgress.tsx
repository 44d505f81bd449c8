import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { approvalFailure } from '../model/index.ts';
import { APPROVAL_MESSAGES } from '../model/messages.ts';
import { approvalsActions, selectApprovalOrder, selectComment } from '../state/index.ts';
import { APPROVAL_PROGRESS_MESSAGES } from '../ui/ApprovalProgress/approval-progress-messages.ts';
import { ApprovalHistory, ApprovalSteps, OrderCommentForm } from '../ui/index.ts';

export interface ApprovalProgressProps {
  orderNumber: string;
  /** Form action of the comment, for submissions before hydration. */
  action?: string;
  hidden?: ReactNode;
}

/** The approvals that an order of the user waits for, and its history, with a comment for the approvers. Shows nothing for other orders. */
export function ApprovalProgress({ orderNumber, action, hidden }: ApprovalProgressProps) {
  const dispatch = useDispatch();
  const { progress: texts } = useMessages('approvals', APPROVAL_PROGRESS_MESSAGES);
  const messages = useMessages('approvals', APPROVAL_MESSAGES);
  const { value: order } = useSelector(selectApprovalOrder);
  const comment = useSelector(selectComment);
  useEffect(() => () => void dispatch(approvalsActions.outcomeDismissed()), [dispatch]);
  if (order?.orderNumber !== orderNumber || !order.isOwn) return null;
  const isWaiting = order.state === 'WAITING';
  return (
    <Stack gap={4} as="section">
      <SectionHeading level={2} size="small">
        {texts.steps}
      </SectionHeading>
      <ApprovalSteps steps={order.steps} isWaiting={isWaiting} />
      {order.history && <ApprovalHistory history={order.history} />}
      {isWaiting && (
        <OrderCommentForm
          orderNumber={orderNumber}
          to="APPROVERS"
          error={
            comment.phase === 'failed' && comment.failure
              ? approvalFailure(comment.failure.code, messages)
              : undefined
          }
          isAdded={comment.phase === 'done'}
          attempt={comment.serial}
          busy={comment.phase === 'saving'}
          action={action}
          hidden={hidden}
          onSubmit={(text) => dispatch(approvalsActions.commentSubmitted({ orderNumber, comment: text }))}
        />
      )}
    </Stack>
  );
}
