import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, Inline, TextArea, useMessages } from '@foolscap/ui/components';
import { COMMENT_LENGTH } from '../../model/codes.ts';
import { APPROVAL_FIELDS } from '../../model/form-fields.ts';
import { focusField } from '../focus-field.ts';
import { useSavedKey } from '../use-saved-key.ts';
import { ORDER_CHANGE_MESSAGES } from './order-change-messages.ts';
import styles from './OrderChange.module.scss';

export interface OrderCommentFormProps {
  /** Number of the order. */
  orderNumber: string;
  /** The person who reads the comment: the buyer, or the approvers. */
  to: 'BUYER' | 'APPROVERS';
  /** Why the comment could not be added. */
  error?: string | undefined;
  /** A comment was added. */
  isAdded?: boolean;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
  /** A comment is being sent: clicks are ignored. */
  busy?: boolean;
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called with the comment. */
  onSubmit?: ((comment: string) => void) | undefined;
}

/** A comment of the buyer or of an approver on an order that waits. */
export function OrderCommentForm({
  orderNumber,
  to,
  error,
  isAdded = false,
  attempt = 0,
  busy = false,
  action,
  hidden,
  onSubmit,
}: OrderCommentFormProps) {
  const { orderComment: texts } = useMessages('approvals', ORDER_CHANGE_MESSAGES);
  const [isMissing, setMissing] = useState(false);
  const savedKey = useSavedKey(isAdded, attempt);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (busy) return;
    const comment = new FormData(event.currentTarget).get(APPROVAL_FIELDS.comment);
    const text = typeof comment === 'string' ? comment.trim() : '';
    setMissing(text === '');
    if (text) onSubmit(text);
    else focusField(event.currentTarget, APPROVAL_FIELDS.comment);
  };
  return (
    <form action={action} method="post" onSubmit={submit} className={styles.form}>
      {hidden}
      <input type="hidden" name={APPROVAL_FIELDS.orderNumber} value={orderNumber} />
      <TextArea
        // Emptied once the comment was added.
        key={savedKey}
        label={to === 'BUYER' ? texts.toBuyer : texts.toApprovers}
        name={APPROVAL_FIELDS.comment}
        rows={2}
        maxLength={COMMENT_LENGTH}
        error={isMissing ? texts.missing : undefined}
      />
      {(error || isAdded) && (
        <Alert
          key={`outcome-${attempt}`}
          kind={error ? 'failure' : 'success'}
          live={error ? 'assertive' : 'polite'}
        >
          {error ?? texts.added}
        </Alert>
      )}
      <Inline gap={3}>
        <Button type="submit" variant="secondary" busy={busy} aria-disabled={busy || undefined}>
          {texts.add}
        </Button>
      </Inline>
    </form>
  );
}
