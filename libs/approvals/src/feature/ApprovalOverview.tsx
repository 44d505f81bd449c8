import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { approvalFailure } from '../model/index.ts';
import type { ApprovalView } from '../model/index.ts';
import { APPROVAL_MESSAGES } from '../model/messages.ts';
import { approvalsActions, selectApprovalOrders, selectDecision } from '../state/index.ts';
import { APPROVAL_INBOX_MESSAGES } from '../ui/ApprovalInbox/approval-inbox-messages.ts';
import { useSavedKey } from '../ui/use-saved-key.ts';
import { ApprovalInbox } from '../ui/index.ts';
import type { ApprovalInboxProps } from '../ui/index.ts';
import { OrderForms } from './OrderForms.tsx';
import type { OrderFormsProps } from './OrderForms.tsx';

/** The outcome of a submission without JavaScript. */
export interface DecisionOutcome {
  error?: { code: string } | undefined;
  comment?: string | undefined;
  /** The orders that were selected. */
  selected?: readonly string[] | undefined;
}

export interface ApprovalOverviewProps extends Pick<
  ApprovalInboxProps,
  'hrefFor' | 'orderHref' | 'detailHref' | 'orderNumber' | 'action' | 'filter'
> {
  view: ApprovalView;
  hidden?: ReactNode;
  outcome?: DecisionOutcome | undefined;
  /** Props of the forms about a single order. */
  forms?: Omit<OrderFormsProps, 'order'> | undefined;
}

/** The orders of an approver (storefront-2.69). Loads no data; its route requests it. */
export function ApprovalOverview({ outcome, forms, ...props }: ApprovalOverviewProps) {
  const dispatch = useDispatch();
  const messages = useMessages('approvals', APPROVAL_MESSAGES);
  const { inbox: texts } = useMessages('approvals', APPROVAL_INBOX_MESSAGES);
  const { value, ...load } = useSelector(selectApprovalOrders);
  const decision = useSelector(selectDecision);
  const savedKey = useSavedKey(decision.phase === 'done', decision.serial);
  const content = useRef<HTMLDivElement>(null);

  const before = useRef(decision.serial);
  useEffect(() => {
    // The pressed button has disappeared with the order, or is below what the reader has to see.
    if (decision.serial !== before.current) content.current?.focus();
    before.current = decision.serial;
  }, [decision.serial]);
  useEffect(() => () => void dispatch(approvalsActions.outcomeDismissed()), [dispatch]);

  const isIdle = decision.phase === 'idle';
  const failure =
    (load.phase === 'failed' && !value ? load.failure : undefined) ??
    (decision.phase === 'failed' ? decision.failure : undefined) ??
    (isIdle ? outcome?.error : undefined);
  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={texts.yours}>
      <ApprovalInbox
        // What was entered for the orders of a list does not belong to the next one.
        key={savedKey}
        {...props}
        data={value}
        error={failure && approvalFailure(failure.code, messages)}
        results={decision.phase === 'done' ? decision.results : undefined}
        attempt={decision.serial}
        busy={decision.phase === 'saving'}
        comment={outcome?.comment}
        selected={outcome?.selected}
        orderForms={value?.approvalOrders[0] && <OrderForms order={value.approvalOrders[0]} {...forms} />}
        isSaved={isIdle && outcome !== undefined && !outcome.error}
        onDecide={(action, orders) => dispatch(approvalsActions.decisionSubmitted({ action, orders }))}
      />
    </div>
  );
}
