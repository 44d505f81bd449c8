import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import type { ApprovalOrder } from '../contract/index.ts';
import { approvalFailure, type FormValues } from '../model/index.ts';
import { APPROVAL_MESSAGES } from '../model/messages.ts';
import { approvalsActions, selectComment, selectOrderChange } from '../state/index.ts';
import { ORDER_CHANGE_MESSAGES } from '../ui/OrderChange/order-change-messages.ts';
import styles from '../ui/OrderChange/OrderChange.module.scss';
import { OrderChangeForm, OrderCommentForm } from '../ui/index.ts';

export interface OrderFormsProps {
  order: ApprovalOrder;
  /** Form actions, for submissions before hydration. */
  changeAction?: string | undefined;
  commentAction?: string | undefined;
  hidden?: ReactNode;
  /** The outcome of a submission before hydration. */
  outcome?:
    | {
        form: 'change' | 'comment';
        error?: { code: string; message: string; field?: string | undefined } | undefined;
        /** The entered values of a change that is not saved. */
        values?: FormValues | undefined;
      }
    | undefined;
}

/** The forms in which an approver changes the shown order, and comments on it. */
export function OrderForms({ order, changeAction, commentAction, hidden, outcome }: OrderFormsProps) {
  const dispatch = useDispatch();
  const texts = useMessages('approvals', ORDER_CHANGE_MESSAGES);
  const messages = useMessages('approvals', APPROVAL_MESSAGES);
  const change = useSelector(selectOrderChange);
  const comment = useSelector(selectComment);
  const { orderNumber, editable } = order;
  const errorOf = (failure: { code: string; message: string } | undefined) =>
    failure && approvalFailure(failure.code, messages, failure.message);
  const posted = (form: 'change' | 'comment') => (outcome?.form === form ? outcome : undefined);
  const [isOpen, setOpen] = useState(change.phase !== 'idle' || posted('change') !== undefined);
  const plain = posted('change');
  const isPlainSaved =
    change.phase === 'idle' && !change.difference && plain !== undefined && !plain.error && !plain.values;
  // The values that were posted before hydration belong to the order as it was: they are dropped with the first change that is saved.
  const [hasSaved, setHasSaved] = useState(false);
  if (change.phase === 'done' && !hasSaved) setHasSaved(true);
  if (order.state !== 'WAITING') return null;
  return (
    <Stack gap={5}>
      {editable && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={styles.summary}>{texts.orderChange.title}</summary>
          <OrderChangeForm
            orderNumber={orderNumber}
            order={editable}
            difference={change.difference}
            isSaved={change.phase === 'done' || isPlainSaved}
            values={hasSaved ? undefined : plain?.values}
            error={change.phase === 'failed' ? errorOf(change.failure) : errorOf(plain?.error)}
            errorField={change.phase === 'failed' ? change.failure?.field : plain?.error?.field}
            attempt={change.serial}
            busy={change.phase === 'saving'}
            action={changeAction}
            hidden={hidden}
            onSubmit={(body) => dispatch(approvalsActions.changeSubmitted({ orderNumber, body }))}
            onEdit={() => dispatch(approvalsActions.changeEdited())}
          />
        </details>
      )}
      <Stack gap={3} as="section">
        <SectionHeading level={2} size="small">
          {texts.orderComment.title}
        </SectionHeading>
        <OrderCommentForm
          orderNumber={orderNumber}
          to={order.isOwn ? 'APPROVERS' : 'BUYER'}
          error={comment.phase === 'failed' ? errorOf(comment.failure) : errorOf(posted('comment')?.error)}
          isAdded={comment.phase === 'done'}
          attempt={comment.serial}
          busy={comment.phase === 'saving'}
          action={commentAction}
          hidden={hidden}
          onSubmit={(text) => dispatch(approvalsActions.commentSubmitted({ orderNumber, comment: text }))}
        />
      </Stack>
    </Stack>
  );
}
