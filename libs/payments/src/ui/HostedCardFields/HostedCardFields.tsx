import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import type { Address } from '@foolscap/core/vocabulary';
import {
  Alert,
  Button,
  Checkbox,
  classNames,
  Inline,
  Skeleton,
  Spinner,
  Stack,
  useMessages,
} from '@foolscap/ui/components';
import type { HostedCardDetails } from '../../model/index.ts';
import { useCaptchaField } from '../CaptchaCheck/use-captcha-field.tsx';
import type { FormCaptcha } from '../CaptchaCheck/use-captcha-field.tsx';
import { useBillingChoice } from '../CardForm/use-billing-choice.tsx';
import { useAccountFields } from '../SavedCardForm/use-account-fields.tsx';
import { NEW_CARD_MESSAGES } from '../CardForm/new-card-messages.ts';
import { HOSTED_CARD_MESSAGES } from './hosted-card-messages.ts';
import styles from './HostedCardFields.module.scss';

export interface HostedCardFieldsProps {
  /** The page of the gateway; undefined while it is unknown, for example on the server. */
  frame?: { id: string; url: string } | undefined;
  /** `unavailable`: the page did not load or respond, and only a new frame helps. */
  phase: 'loading' | 'ready' | 'submitting' | 'unavailable';
  /** The height of the page in CSS pixels. */
  height?: number | undefined;
  /** The delivery address, offered as the billing address by default. */
  shippingAddress?: Address | undefined;
  /** Renders a form for another billing address, which calls back with a valid address. */
  renderBilling?: ((onAddress: (address: Address) => void) => ReactNode) | undefined;
  /**
   * Whether the card can be saved to the account: `choice` offers it; `always` saves it, with a nickname, and the button's label says so.
   * Not saved by default.
   */
  saving?: 'choice' | 'always' | undefined;
  /** Label of the button, a verb with its object. */
  submitLabel?: string | undefined;
  /** Called by the cancel button, which is shown only with it. */
  onCancel?: (() => void) | undefined;
  /** Why the last submission failed, or why the page is not available. */
  error?: string | undefined;
  /** Increases with each failure, so that a repeated error is announced again. */
  attempt?: number;
  /** The iframe. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** The form, which is submitted when the shopper presses Enter in the page. */
  formRef?: Ref<HTMLFormElement>;
  /** The captcha that the next card needs. */
  captcha?: FormCaptcha | undefined;
  /** Called to send the card to the gateway. */
  onSubmit?: (details: HostedCardDetails) => void;
  /** Called to reload the page. */
  onReload?: () => void;
}

/** Allows scripts, forms and its own origin only: the page cannot leave its frame, open windows or start downloads. */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin';

/**
 * The form for a new card whose number, date and security code are entered in a page of the gateway (storefront-7.45). This component never
 * sees them. Billing address and button are the shop's own.
 */
export function HostedCardFields({
  frame,
  phase,
  height,
  shippingAddress,
  renderBilling,
  saving,
  submitLabel,
  onCancel,
  error,
  attempt = 0,
  frameRef,
  formRef,
  captcha,
  onSubmit,
  onReload,
}: HostedCardFieldsProps) {
  const { newCard } = useMessages('payments', NEW_CARD_MESSAGES);
  const { hostedCard: texts } = useMessages('payments', HOSTED_CARD_MESSAGES);
  const id = useId();
  const [save, setSave] = useState(false);
  const account = useAccountFields(id);
  const billing = useBillingChoice(id, shippingAddress, renderBilling);
  const { billingAddress } = billing;
  const [submits, setSubmits] = useState(0);
  const check = useCaptchaField(captcha, 'credit', { id, submits });

  // The page moves the focus on to the invalid field, which it may do only while its frame has the focus.
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) fields.current?.querySelector('iframe')?.focus();
  }, [attempt, error]);

  // The form takes the focus of the button that reloads it.
  const isReloaded = useRef(false);
  useEffect(() => {
    if (!isReloaded.current || phase === 'unavailable') return;
    isReloaded.current = false;
    fields.current?.focus();
  }, [phase]);
  const reload = () => {
    isReloaded.current = true;
    onReload?.();
  };

  const alert = error && (
    <Alert
      key={attempt}
      kind="failure"
      live="assertive"
      onRetry={phase === 'unavailable' ? reload : undefined}
      retryLabel={texts.reload}
    >
      {error}
    </Alert>
  );
  if (phase === 'unavailable') return alert;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase !== 'ready' || !billingAddress) return;
    setSubmits(check.fault ? submits + 1 : 0);
    if (check.fault) return;
    onSubmit?.({
      billingAddress,
      ...(saving === 'always' || (saving && save) ? { save: true } : {}),
      ...(saving === 'always' ? account.values : {}),
    });
  };

  const cancel = onCancel && (
    <Button variant="quiet" onClick={onCancel}>
      {newCard.cancel}
    </Button>
  );

  return (
    <Stack gap={4}>
      <form ref={formRef} method="post" onSubmit={submit}>
        <Stack gap={4}>
          {alert}
          <div ref={fields} tabIndex={-1} className={styles.fields} aria-busy={phase === 'loading'}>
            {frame && (
              <iframe
                key={frame.url}
                ref={frameRef}
                id={frame.id}
                title={texts.details}
                src={frame.url}
                sandbox={SANDBOX}
                className={classNames(styles.frame, phase === 'loading' && styles.waiting)}
                style={height === undefined ? undefined : { blockSize: height }}
              />
            )}
            {phase === 'loading' && (
              <Stack gap={4}>
                <Spinner label={texts.loading} />
                <Skeleton shape="control" />
                <Skeleton shape="control" />
              </Stack>
            )}
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
              <Button
                type="submit"
                variant="primary"
                busy={phase === 'submitting'}
                disabled={phase === 'loading'}
              >
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
