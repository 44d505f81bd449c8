import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  Alert,
  Button,
  ErrorSummary,
  Inline,
  Link,
  MaskedField,
  RadioGroup,
  Stack,
  useHydrated,
  useMessages,
} from '@foolscap/ui/components';
import {
  PAYMENT_CODES,
  paymentMessage,
  STORED_VALUE_CODE_LENGTH,
  storedValueFaults,
} from '../../model/index.ts';
import type { StoredValueEntry, StoredValueType } from '../../model/index.ts';
import { useCaptchaField } from '../CaptchaCheck/use-captcha-field.tsx';
import type { FormCaptcha } from '../CaptchaCheck/use-captcha-field.tsx';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { STORED_VALUE_FORM_MESSAGES } from './stored-value-form-messages.ts';

export interface StoredValueFormProps {
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** A balance check is in flight: clicks are ignored, and its button shows progress. */
  checking?: boolean;
  /** Why the last submission failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Whether the order has the maximum number of cards; the reason replaces the form. */
  isFull?: boolean;
  /** The type of the card; without it, the shopper chooses. */
  type?: StoredValueType | undefined;
  /** Label of the button, a verb with its object. */
  submitLabel?: string;
  /** URL of the page that shows the balance of a card. */
  balanceHref?: string | undefined;
  /** The captcha that the next card needs. */
  captcha?: FormCaptcha | undefined;
  /** Called with the card if it is valid. */
  onSubmit?: (card: StoredValueEntry) => void;
  /** Called with the card if it is valid, to check its balance only; without it, the form has no button for that. */
  onCheck?: ((card: StoredValueEntry) => void) | undefined;
}

const EMPTY = { number: '', code: '' };
const TYPES: readonly StoredValueType[] = ['GIFT_CARD', 'PREPAID_CARD'];

/**
 * The gift and prepaid card form. Errors are shown on submission. Number and code exist only in this component and are cleared when it is
 * submitted or closed. Their fields have no names and the form is disabled until hydration, so that the browser cannot submit them itself.
 */
export function StoredValueForm({
  busy = false,
  checking = false,
  error,
  attempt = 0,
  isFull = false,
  type: fixedType,
  submitLabel,
  balanceHref,
  captcha,
  onSubmit,
  onCheck,
}: StoredValueFormProps) {
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { storedValueForm: texts } = useMessages('payments', STORED_VALUE_FORM_MESSAGES);
  const id = useId();
  const hydrated = useHydrated();
  const [chosenType, setType] = useState<StoredValueType>('GIFT_CARD');
  const type = fixedType ?? chosenType;
  const [values, setValues] = useState(EMPTY);
  const [submits, setSubmits] = useState(0);

  const faults = submits > 0 ? storedValueFaults(values) : {};
  const errorOf = (field: 'number' | 'code') => {
    const fault = faults[field];
    return fault && messages.storedValue[fault];
  };
  const errors = (['number', 'code'] as const).flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });
  const check = useCaptchaField(captcha, type === 'GIFT_CARD' ? 'gift' : 'prepaid', { id, submits });
  if (submits > 0 && check.fault) errors.push({ fieldId: `${id}-captcha`, message: check.fault });

  const send = (receive: ((card: StoredValueEntry) => void) | undefined) => {
    if (busy || checking) return;
    setSubmits(submits + 1);
    if (Object.keys(storedValueFaults(values)).length > 0 || check.fault) return;
    setValues(EMPTY);
    setSubmits(0);
    receive?.({ type, ...values });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(onSubmit);
  };

  // After a rejection the number must be entered again, so the field is cleared and focused.
  const numberField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) numberField.current?.focus();
  }, [attempt, error]);

  if (isFull)
    return (
      <p>
        {paymentMessage({ code: PAYMENT_CODES.storedValueLimit }, messages)} {texts.removeOne}
      </p>
    );
  return (
    <form method="post" onSubmit={submit} noValidate autoComplete="off">
      <Stack gap={4}>
        {errors.length > 0 && <ErrorSummary attempt={submits} errors={errors} />}
        {error && errors.length === 0 && (
          <Alert key={attempt} kind="failure" live="assertive">
            {error}
          </Alert>
        )}
        {fixedType === undefined && (
          <RadioGroup
            name={`${id}-type`}
            label={texts.type}
            value={type}
            onChange={(value) => setType(value as StoredValueType)}
            options={TYPES.map((value) => ({ value, label: names[value] }))}
          />
        )}
        <MaskedField
          ref={numberField}
          id={`${id}-number`}
          label={texts[type]}
          // 19 digits.
          groups={[4, 4, 4, 4, 3]}
          width="full"
          autoComplete="off"
          required
          value={values.number}
          error={errorOf('number')}
          onChange={(number) => setValues({ ...values, number })}
        />
        <MaskedField
          id={`${id}-code`}
          label={texts.code}
          hint={texts.codeHint}
          groups={[STORED_VALUE_CODE_LENGTH]}
          width="short"
          autoComplete="off"
          required
          value={values.code}
          error={errorOf('code')}
          onChange={(code) => setValues({ ...values, code })}
        />
        {check.field}
        <Inline gap={5}>
          <Button type="submit" variant="primary" busy={busy} disabled={!hydrated}>
            {submitLabel ?? texts.apply}
          </Button>
          {onCheck && (
            <Button busy={checking} disabled={!hydrated} onClick={() => send(onCheck)}>
              {texts.check}
            </Button>
          )}
          {balanceHref && <Link href={balanceHref}>{onCheck ? texts.openBalance : texts.checkOther}</Link>}
        </Inline>
      </Stack>
    </form>
  );
}
