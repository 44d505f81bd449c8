import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Address } from '@foolscap/core/vocabulary';
import {
  Alert,
  Badge,
  Button,
  CardNumberField,
  Checkbox,
  ErrorSummary,
  ExpiryField,
  Inline,
  SecurityCodeField,
  Stack,
  useHydrated,
  useMessages,
} from '@foolscap/ui/components';
import { detectBrand, cardGroups, securityCodeLength } from '../../model/index.ts';
import type { CardBrand, CardEntry } from '../../model/index.ts';
import { cardFormErrors, type CardFormValues } from './card-form-errors.ts';
import { useCaptchaField } from '../CaptchaCheck/use-captcha-field.tsx';
import type { FormCaptcha } from '../CaptchaCheck/use-captcha-field.tsx';
import { useAccountFields } from '../SavedCardForm/use-account-fields.tsx';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { useBillingChoice } from './use-billing-choice.tsx';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { NEW_CARD_MESSAGES } from './new-card-messages.ts';
import { CARD_FORM_MESSAGES } from './card-form-messages.ts';
import { CARD_ENTRY_MESSAGES } from '../../model/card-entry-messages.ts';
import styles from './CardForm.module.scss';

export interface CardFormProps {
  /** The delivery address, offered as the billing address by default. */
  shippingAddress?: Address | undefined;
  /** Returns the time in milliseconds since 1970, for the expiry check. */
  now: () => number;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the last submission failed. */
  error?: string | undefined;
  /** Increases with each submission, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the card and its billing address, if they are valid. */
  onSubmit?: (card: CardEntry) => void;
  /**
   * Whether the card can be saved to the account: `choice` offers it; `always` saves it, with a nickname, and the button's label says so.
   * Not saved by default.
   */
  saving?: 'choice' | 'always' | undefined;
  /** Label of the button, a verb with its object. */
  submitLabel?: string | undefined;
  /** Called by the cancel button, which is shown only with it. */
  onCancel?: () => void;
  /** The captcha that the next card needs. */
  captcha?: FormCaptcha | undefined;
  /** Renders a form for another billing address, which calls back with a valid address. Provided by the application. */
  renderBilling?: ((onAddress: (address: Address) => void) => ReactNode) | undefined;
}

const BRANDS: readonly CardBrand[] = ['VISA', 'MASTER_CARD', 'AMEX', 'DISCOVER', 'STAPLES'];

const EMPTY: CardFormValues = { number: '', expiry: '', cvv: '' };

/**
 * The form for a new card (storefront-5.10). Brand, spacing and lengths follow the number while it is typed; errors are shown on
 * submission. Number and code exist only in this component and are cleared when it is submitted or closed. Their fields have no names and
 * the form is disabled until hydration, so that the browser cannot submit them itself.
 */
export function CardForm({
  shippingAddress,
  now,
  busy = false,
  error,
  attempt = 0,
  onSubmit,
  saving,
  submitLabel,
  onCancel,
  captcha,
  renderBilling,
}: CardFormProps) {
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { newCard } = useMessages('payments', NEW_CARD_MESSAGES);
  const { cardForm: texts } = useMessages('payments', CARD_FORM_MESSAGES);
  const faultTexts = useMessages('payments', CARD_ENTRY_MESSAGES);
  const id = useId();
  const hydrated = useHydrated();
  const [values, setValues] = useState(EMPTY);
  const [submits, setSubmits] = useState(0);
  const billing = useBillingChoice(id, shippingAddress, renderBilling);
  const { billingAddress } = billing;
  const [save, setSave] = useState(false);
  const account = useAccountFields(id);

  const brand = detectBrand(values.number);
  // The brand may be entered after the code and allow fewer digits.
  const cvv = values.cvv.slice(0, securityCodeLength(brand));

  const check = useCaptchaField(captcha, 'credit', { id, submits });
  const faults = {
    ...cardFormErrors(values, { cvv, billingAddress }, messages.cardNumber, now(), faultTexts),
    ...(check.fault ? { captcha: check.fault } : {}),
  };
  const errors: Partial<typeof faults> = submits > 0 ? faults : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSubmits(submits + 1);
    if (Object.keys(faults).length > 0 || !brand || !billingAddress) return;
    const card: CardEntry = {
      brand,
      accountNumber: values.number,
      expiry: values.expiry,
      cvv,
      billingAddress,
      ...(saving === 'always' || (saving && save) ? { save: true, ...account.values } : {}),
    };
    setValues(EMPTY);
    account.clear();
    setSubmits(0);
    onSubmit?.(card);
  };

  // After a decline the number must be entered again, so the field is cleared and focused.
  const numberField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) numberField.current?.focus();
  }, [attempt, error]);

  const cancel = onCancel && (
    <Button variant="quiet" onClick={onCancel}>
      {newCard.cancel}
    </Button>
  );

  return (
    <Stack gap={4}>
      <form method="post" onSubmit={submit} noValidate autoComplete="on">
        <Stack gap={4}>
          {Object.keys(errors).length > 0 && (
            <ErrorSummary
              attempt={submits}
              errors={Object.entries(errors).map(([name, message]) => ({
                fieldId: `${id}-${name}`,
                message,
              }))}
            />
          )}
          {error && Object.keys(errors).length === 0 && (
            <Alert key={attempt} kind="failure" live="assertive">
              {error}
            </Alert>
          )}
          <ul className={styles.brands} aria-label={texts.accepted}>
            {BRANDS.map((each) => (
              <li key={each}>
                <PaymentMark
                  payment={each}
                  label={names[each]}
                  isDimmed={brand !== undefined && brand !== each}
                />
              </li>
            ))}
          </ul>
          <CardNumberField
            ref={numberField}
            id={`${id}-number`}
            label={texts.number}
            groups={cardGroups}
            required
            value={values.number}
            error={errors.number}
            adornment={brand && <Badge>{names[brand]}</Badge>}
            onChange={(number) => setValues({ ...values, number })}
          />
          <div className={styles.pair}>
            <ExpiryField
              id={`${id}-expiry`}
              label={texts.expires}
              width="full"
              required={brand !== 'STAPLES'}
              value={values.expiry}
              error={errors.expiry}
              hint={brand === 'STAPLES' ? texts.expiresHintStore : texts.expiresHint}
              onChange={(expiry) => setValues({ ...values, expiry })}
            />
            <SecurityCodeField
              id={`${id}-cvv`}
              label={texts.code}
              width="full"
              length={securityCodeLength(brand)}
              required
              value={cvv}
              error={errors.cvv}
              hint={brand === 'AMEX' ? texts.codeHintAmex : texts.codeHint}
              onChange={(cvv) => setValues({ ...values, cvv })}
            />
          </div>
          {saving === 'always' && account.fields}
          {saving === 'choice' && (
            <Checkbox
              id={`${id}-save`}
              label={newCard.save}
              checked={save}
              onChange={(event) => setSave(event.target.checked)}
            />
          )}
          {billing.fields}
          {check.field}
          {billing.hasAddress && (
            <Inline gap={2}>
              <Button type="submit" variant="primary" busy={busy} disabled={!hydrated}>
                {submitLabel ?? (saving === 'always' ? newCard.saveCard : newCard.use)}
              </Button>
              {cancel}
            </Inline>
          )}
        </Stack>
      </form>
      {!billing.hasAddress && (
        <>
          {billing.addressForm}
          {cancel && <div>{cancel}</div>}
        </>
      )}
    </Stack>
  );
}
