import { Fragment, useEffect, useRef, useState } from 'react';
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
import {
  APPROVAL_FIELDS,
  findInvalidNumbers,
  FORM_STEPS,
  getChangeKey,
  getQuantityField,
  getRefusedItemField,
  readOrderChange,
} from '../../model/form-fields.ts';
import type { FormValues } from '../../model/form-fields.ts';
import { APPROVAL_MESSAGES } from '../../model/messages.ts';
import { focusField } from '../focus-field.ts';
import { Difference } from '../ApprovalProgress/Difference.tsx';
import { AddedItems } from './AddedItems.tsx';
import { ORDER_CHANGE_MESSAGES } from './order-change-messages.ts';
import styles from './OrderChange.module.scss';

export interface OrderChangeFormProps {
  /** Number of the order. */
  orderNumber: string;
  /** The order as it is. */
  order: EditableOrder;
  /** The difference that the entered values make; undefined while it is unknown. */
  difference?: OrderDifference | undefined;
  /** The values that were entered before hydration; those of the order are the default. */
  values?: FormValues | undefined;
  /** Why the change is not possible. */
  error?: string | undefined;
  /** The field of the request that the error is about, such as `adds[0].itemId`. */
  errorField?: string | undefined;
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

const isSame = ({
  lines,
  address,
  billingAddress,
  purchaseOrderNumber,
  totalFrom,
  totalTo,
}: OrderDifference) =>
  lines.length === 0 && !address && !billingAddress && !purchaseOrderNumber && totalFrom === totalTo;

/** The form in which an approver changes an order before deciding: it shows the difference, which is then saved, also without JavaScript (storefront-6.34). */
export function OrderChangeForm({
  orderNumber,
  order,
  difference,
  values = {},
  error,
  errorField,
  isSaved = false,
  attempt = 0,
  busy = false,
  action,
  hidden,
  onSubmit,
  onEdit,
}: OrderChangeFormProps) {
  const { orderChange: texts } = useMessages('approvals', ORDER_CHANGE_MESSAGES);
  const { fields: errors } = useMessages('approvals', APPROVAL_MESSAGES);
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const canSave = difference !== undefined && !isSaved && !isSame(difference);
  // One button, so that it keeps the focus. Without JavaScript, another one shows the difference of edited values.
  const saves = busy ? isSaving : canSave;
  const isPlainPreview = !hydrated && difference !== undefined && canSave;

  const form = useRef<HTMLFormElement>(null);
  /** The latest values that were sent, in which the server has found the error. */
  const [sent, setSent] = useState<FormValues>();
  const refusedName = error ? getRefusedItemField(sent ?? values, errorField) : undefined;
  useEffect(() => {
    if (refusedName !== undefined && form.current) focusField(form.current, refusedName);
  }, [refusedName, attempt]);
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(attempt);
  useEffect(() => {
    // The difference is read before another press of the button saves it.
    if (attempt !== before.current && difference) outcome.current?.focus();
    before.current = attempt;
  }, [attempt, difference]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as FormValues;
    const wrong = findInvalidNumbers(fields);
    setInvalid(wrong);
    if (wrong[0] !== undefined) return focusField(event.currentTarget, wrong[0]);
    setSaving(saves);
    setSent(fields);
    onSubmit({
      ...readOrderChange(fields),
      ...(saves && difference ? { expectedTotal: difference.totalTo } : {}),
    });
  };
  return (
    <form
      ref={form}
      action={action}
      method="post"
      onSubmit={submit}
      onChange={onEdit}
      className={styles.form}
    >
      {hidden}
      <input type="hidden" name={APPROVAL_FIELDS.orderNumber} value={orderNumber} />
      <Text size={14} tone="muted">
        {texts.note}
      </Text>
      <Fragment
        // New values once the order has changed.
        key={JSON.stringify(order)}
      >
        {order.lines.map((line) => (
          <TextField
            key={line.lineNumber}
            label={texts.quantityOf(line.name)}
            hint={texts.quantityHint}
            name={getQuantityField(line)}
            defaultValue={values[getQuantityField(line)] ?? line.qty}
            width="short"
            inputMode="numeric"
            error={invalid.includes(getQuantityField(line)) ? errors.number : undefined}
            required
          />
        ))}
        {order.canAddItems && (
          <AddedItems
            values={values}
            invalid={invalid}
            refused={refusedName !== undefined && error ? { name: refusedName, error } : undefined}
          />
        )}
        {order.addresses.length > 0 && (
          <Select
            label={texts.shipTo}
            name={APPROVAL_FIELDS.shipTo}
            defaultValue={values[APPROVAL_FIELDS.shipTo] ?? order.shipToId ?? ''}
            {...(order.shipToId === undefined ? { placeholder: texts.keepAddress } : {})}
            options={order.addresses.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        {order.billingAddresses.length > 0 && (
          <Select
            label={texts.billTo}
            hint={texts.billToHint}
            name={APPROVAL_FIELDS.billTo}
            defaultValue={values[APPROVAL_FIELDS.billTo] ?? order.billToId ?? ''}
            {...(order.billToId === undefined ? { placeholder: texts.keepAddress } : {})}
            options={order.billingAddresses.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        <TextField
          label={texts.purchaseOrder}
          name={APPROVAL_FIELDS.purchaseOrder}
          defaultValue={values[APPROVAL_FIELDS.purchaseOrder] ?? order.purchaseOrderNumber}
          maxLength={40}
          width="medium"
          optional
        />
        <TextArea
          label={texts.comment}
          name={APPROVAL_FIELDS.comment}
          defaultValue={values[APPROVAL_FIELDS.comment]}
          rows={2}
          maxLength={COMMENT_LENGTH}
          optional
        />
      </Fragment>
      <div ref={outcome} tabIndex={-1} role="status" className={styles.outcome}>
        {isSaved && !difference && <Text weight="semibold">{texts.saved}</Text>}
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
      {isPlainPreview && (
        <>
          <input type="hidden" name={APPROVAL_FIELDS.previewed} value={getChangeKey(values, order)} />
          <input type="hidden" name={APPROVAL_FIELDS.expectedTotal} value={difference.totalTo} />
        </>
      )}
      <Inline gap={3}>
        <Button
          type="submit"
          name={APPROVAL_FIELDS.step}
          value={saves ? FORM_STEPS.save : FORM_STEPS.preview}
          variant={saves ? 'primary' : 'secondary'}
          busy={busy}
          aria-disabled={busy || undefined}
        >
          {saves ? texts.save : texts.preview}
        </Button>
        {isPlainPreview && (
          <Button type="submit" name={APPROVAL_FIELDS.step} value={FORM_STEPS.preview} variant="secondary">
            {texts.preview}
          </Button>
        )}
      </Inline>
    </form>
  );
}
