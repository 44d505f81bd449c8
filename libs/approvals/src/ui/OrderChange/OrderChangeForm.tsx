import type { FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  Inline,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  useHydrated,
  useMessages,
} from '@foolscap/ui/components';
import type { ChangeOrderBody, EditableOrder, OrderDifference } from '../../contract/index.ts';
import { COMMENT_LENGTH } from '../../model/codes.ts';
import { APPROVAL_FIELDS, FORM_STEPS, readOrderChange } from '../../model/form-fields.ts';
import { Difference } from '../ApprovalProgress/Difference.tsx';
import { ORDER_CHANGE_MESSAGES } from './order-change-messages.ts';
import styles from './OrderChange.module.scss';

export interface OrderChangeFormProps {
  /** Number of the order. */
  orderNumber: string;
  /** The order as it is. */
  order: EditableOrder;
  /** The difference that the entered values make; undefined while it is unknown. */
  difference?: OrderDifference | undefined;
  /** Why the change is not possible. */
  error?: string | undefined;
  /** The order was changed. */
  isSaved?: boolean;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
  /** A request is in flight: clicks are ignored. */
  busy?: boolean;
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called with the entered values, and with the total that was shown if they are to be saved. */
  onSubmit?: ((body: ChangeOrderBody) => void) | undefined;
  /** Called when a value is edited after a difference was shown. */
  onEdit?: (() => void) | undefined;
}

const isSame = ({ lines, address, purchaseOrderNumber, totalFrom, totalTo }: OrderDifference) =>
  lines.length === 0 && !address && !purchaseOrderNumber && totalFrom === totalTo;

/** The form in which an approver changes an order before deciding: it shows the difference, which is then saved (storefront-6.34). */
export function OrderChangeForm({
  orderNumber,
  order,
  difference,
  error,
  isSaved = false,
  attempt = 0,
  busy = false,
  action,
  hidden,
  onSubmit,
  onEdit,
}: OrderChangeFormProps) {
  const { orderChange: texts } = useMessages('approvals', ORDER_CHANGE_MESSAGES);
  const hydrated = useHydrated();
  const canSave = difference !== undefined && !isSaved && !isSame(difference);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const saves = submitter instanceof HTMLButtonElement && submitter.value === FORM_STEPS.save;
    onSubmit({
      ...readOrderChange(fields),
      ...(saves && difference ? { expectedTotal: difference.totalTo } : {}),
    });
  };
  return (
    <form action={action} method="post" onSubmit={submit} onChange={onEdit} className={styles.form}>
      {hidden}
      <input type="hidden" name={APPROVAL_FIELDS.orderNumber} value={orderNumber} />
      <Text size={14} tone="muted">
        {texts.note}
      </Text>
      {order.lines.map(({ lineNumber, name, qty }) => (
        <TextField
          key={lineNumber}
          label={texts.quantityOf(name)}
          hint={texts.quantityHint}
          name={`${APPROVAL_FIELDS.quantity}${lineNumber}`}
          defaultValue={qty}
          width="short"
          inputMode="numeric"
          required
        />
      ))}
      {order.addresses.length > 0 && (
        <Select
          label={texts.shipTo}
          name={APPROVAL_FIELDS.shipTo}
          defaultValue={order.shipToId ?? ''}
          {...(order.shipToId === undefined ? { placeholder: texts.keepAddress } : {})}
          options={order.addresses.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <TextField
        label={texts.purchaseOrder}
        name={APPROVAL_FIELDS.purchaseOrder}
        defaultValue={order.purchaseOrderNumber}
        maxLength={40}
        width="medium"
        optional
      />
      <TextArea
        label={texts.comment}
        name={APPROVAL_FIELDS.comment}
        rows={2}
        maxLength={COMMENT_LENGTH}
        optional
      />
      <div role="status" className={styles.outcome}>
        {difference && (
          <Stack gap={2}>
            <Text weight="semibold">{isSaved ? texts.saved : texts.difference}</Text>
            {isSame(difference) ? (
              <Text size={14}>{texts.same}</Text>
            ) : (
              <Difference difference={difference} />
            )}
          </Stack>
        )}
      </div>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      <Inline gap={3}>
        {hydrated && !canSave && (
          <Button
            type="submit"
            name={APPROVAL_FIELDS.step}
            value={FORM_STEPS.preview}
            variant="secondary"
            busy={busy}
            aria-disabled={busy || undefined}
          >
            {texts.preview}
          </Button>
        )}
        {(canSave || !hydrated) && (
          <Button
            type="submit"
            name={APPROVAL_FIELDS.step}
            value={FORM_STEPS.save}
            variant="primary"
            busy={busy}
            aria-disabled={busy || undefined}
          >
            {texts.save}
          </Button>
        )}
      </Inline>
    </form>
  );
}
