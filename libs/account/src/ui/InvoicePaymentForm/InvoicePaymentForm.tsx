import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Alert,
  Amounts,
  Button,
  MissingChoice,
  RadioGroup,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  useHydrated,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { InvoiceSummary } from '../../contract/index.ts';
import { INVOICE_MESSAGES } from '../../model/invoice-messages.ts';
import styles from '../form.module.scss';

/** Names of the fields of the form, for submissions without JavaScript. `invoices` has the numbers, separated by spaces. */
export const INVOICE_PAYMENT_FIELDS = { invoices: 'invoices', total: 'total', card: 'card' } as const;

/** A saved card to choose; its appearance belongs to another domain. */
export interface InvoiceCard {
  id: string;
  label: ReactNode;
  /** An expired card is shown, but cannot be chosen. */
  isExpired: boolean;
}

/** The state of a payment, for the form of a new card. */
export interface NewCardPayment {
  /** The label of its button, with the amount. */
  submitLabel: string;
  busy: boolean;
  /** Why the last payment by a new card failed. */
  error: string | undefined;
  /** Increases with each outcome. */
  attempt: number;
  /** Called with the claim of a valid card. */
  onSubmit: (claim: string) => void;
}

export interface InvoicePaymentFormProps {
  /** The selected invoices; undefined while they are loading. */
  invoices: readonly InvoiceSummary[] | undefined;
  /** The saved cards; undefined while they are loading. */
  cards: readonly InvoiceCard[] | undefined;
  /** Page of the saved cards, on which one is added. */
  cardsHref: string;
  /** Why the saved cards could not be loaded. */
  cardsError?: string | undefined;
  /** Why the last payment failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A payment is in progress: clicks are ignored. */
  busy?: boolean;
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called with the numbers of the invoices, their open amount in dollars, and the card: a saved one, or the claim of a new one. */
  onPay?: (payment: { invoices: string[]; total: number } & ({ cardId: string } | { claim: string })) => void;
  /** Slot for the form of a new card, which belongs to another domain and needs JavaScript. Without it, a link leads to the saved cards. */
  renderNewCard?: ((payment: NewCardPayment) => ReactNode) | undefined;
}

/** The choice of a new card. */
const NEW = 'new';

/**
 * Pays all that is open of the selected invoices by a saved card, or by a new one once the page is hydrated. Those that cannot be paid are
 * left out.
 */
export function InvoicePaymentForm({
  invoices,
  cards,
  cardsHref,
  cardsError,
  error,
  attempt = 0,
  busy = false,
  action,
  hidden,
  onPay,
  renderNewCard,
}: InvoicePaymentFormProps) {
  const { invoicePayment: texts } = useMessages('account', INVOICE_MESSAGES);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<string>();
  // An error is shown only with the kind of card that it is about; undefined before a payment on this page.
  const [triedNew, setTriedNew] = useState<boolean>();
  const money = (minor: number) => formatMoney(minor, locale);
  if (!invoices || !cards)
    return (
      <Stack gap={5} className={styles.form} aria-busy>
        <SkeletonText lines={3} />
        <Skeleton shape="control" width="half" />
      </Stack>
    );
  const payable = invoices.filter(({ canPay }) => canPay);
  const total = payable.reduce((sum, { open }) => sum + (toMinorUnits(open) ?? 0), 0);
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const renderForm = isHydrated && onPay ? renderNewCard : undefined;
  const cardId = chosen ?? usable[0]?.id ?? (renderForm && NEW);
  const isNew = renderForm !== undefined && cardId === NEW;
  const numbers = payable.map(({ number }) => number);
  const submit = (event: FormEvent) => {
    if (!onPay) return;
    event.preventDefault();
    if (busy || cardId === undefined || isNew) return;
    setTriedNew(false);
    onPay({ invoices: numbers, total: total / 100, cardId });
  };
  const failure = error && !isNew && !triedNew && (
    <Alert key={attempt} kind="failure" live="assertive">
      {error}
    </Alert>
  );
  if (payable.length === 0)
    return (
      <Stack gap={4}>
        {failure}
        <Text>{texts.nothing}</Text>
      </Stack>
    );
  return (
    <Stack gap={5} className={styles.form}>
      {failure}
      {cardsError && (
        <Alert kind="failure" live="polite">
          {cardsError}
        </Alert>
      )}
      {payable.length < invoices.length && (
        <Alert kind="warning">{texts.left(invoices.length - payable.length)}</Alert>
      )}
      <Amounts
        rows={payable.map(({ number, open }) => ({ label: number, value: money(toMinorUnits(open) ?? 0) }))}
        total={{ label: texts.total, value: money(total) }}
      />
      {usable.length === 0 && !renderForm ? (
        <MissingChoice href={cardsHref} action={texts.addCard}>
          {texts.noCards}
        </MissingChoice>
      ) : (
        cards.length > 0 && (
          <form action={action} method="post" onSubmit={submit}>
            {hidden}
            <input type="hidden" name={INVOICE_PAYMENT_FIELDS.invoices} value={numbers.join(' ')} />
            <input type="hidden" name={INVOICE_PAYMENT_FIELDS.total} value={total / 100} />
            <Stack gap={5}>
              <RadioGroup
                name={INVOICE_PAYMENT_FIELDS.card}
                label={texts.card}
                variant="rows"
                {...(onPay ? { value: cardId, onChange: setChosen } : { defaultValue: cardId })}
                options={[
                  ...cards.map(({ id, label, isExpired }) => ({
                    value: id,
                    label,
                    ...(isExpired ? { disabled: true, hint: texts.expired } : {}),
                  })),
                  ...(renderForm ? [{ value: NEW, label: texts.newCard }] : []),
                ]}
              />
              {!isNew && (
                <div>
                  <Button type="submit" variant="primary" busy={busy}>
                    {texts.submit(money(total))}
                  </Button>
                </div>
              )}
            </Stack>
          </form>
        )
      )}
      {isNew &&
        renderForm({
          submitLabel: texts.submit(money(total)),
          busy,
          error: triedNew === false ? undefined : error,
          attempt,
          onSubmit(claim) {
            // The form stays open with the reason if the payment fails, even if the card was saved before.
            setChosen(NEW);
            setTriedNew(true);
            onPay?.({ invoices: numbers, total: total / 100, claim });
          },
        })}
    </Stack>
  );
}
