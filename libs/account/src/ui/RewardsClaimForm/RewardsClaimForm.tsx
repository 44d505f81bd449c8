import { useState } from 'react';
import type { ReactNode } from 'react';
import { SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import type { RewardsClaimBody } from '../../contract/index.ts';
import { looksLikeAmount, toClaimBody } from '../../model/index.ts';
import type { RewardsClaimKind } from '../../model/index.ts';
import { DetailsForm } from '../DetailsForm/DetailsForm.tsx';
import { CLAIM_FORM_MESSAGES } from './claim-form-messages.ts';

export interface RewardsClaimFormProps {
  /** Why the last claim failed; shown at its field if it names one. */
  error?: { message: string; field?: string | undefined } | undefined;
  /** The form that the error is about, before the shopper has submitted one; by default that of the orders. */
  errorKind?: RewardsClaimKind | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A claim is in flight: clicks are ignored, and the clicked button shows progress. */
  busy?: boolean;
  /** The input of a rejected submission before hydration. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** Called with the claim. */
  onClaim?: ((body: RewardsClaimBody) => void) | undefined;
}

/** The forms that claim missing rewards: for an order, and for a receipt of a store. */
export function RewardsClaimForm({
  error,
  errorKind = 'order',
  attempt = 0,
  busy = false,
  values = {},
  action,
  fieldsFor,
  onClaim,
}: RewardsClaimFormProps) {
  const { claimForm: texts } = useMessages('account', CLAIM_FORM_MESSAGES);
  const [submitted, setSubmitted] = useState<RewardsClaimKind>();
  const shared = (kind: RewardsClaimKind) => {
    const isLast = (submitted ?? errorKind) === kind;
    return {
      ...(action === undefined ? {} : { action }),
      hidden: fieldsFor?.(`rewards-claim-${kind}`),
      attempt,
      busy: busy && isLast,
      error: isLast ? error : undefined,
      submitLabel: texts.send,
      onSubmit: (typed: Record<string, string>) => {
        if (busy) return;
        setSubmitted(kind);
        onClaim?.(toClaimBody(typed));
      },
    };
  };
  const value = (name: string) => (values[name] === undefined ? {} : { value: values[name] });
  return (
    <Stack gap={8}>
      <Stack as="section" gap={4}>
        <SectionHeading level={3} size="small" note={texts.orderNote}>
          {texts.order}
        </SectionHeading>
        <DetailsForm
          {...shared('order')}
          fields={[
            {
              name: 'orderNumber',
              label: texts.orderNumber,
              required: true,
              maxLength: 20,
              ...value('orderNumber'),
            },
            {
              name: 'email',
              label: texts.email,
              type: 'email',
              required: true,
              maxLength: 254,
              hint: texts.emailHint,
              ...value('email'),
            },
          ]}
        />
      </Stack>
      <Stack as="section" gap={4}>
        <SectionHeading level={3} size="small" note={texts.receiptNote}>
          {texts.receipt}
        </SectionHeading>
        <DetailsForm
          {...shared('receipt')}
          emphasis="secondary"
          fields={[
            {
              name: 'receiptNumber',
              label: texts.receiptNumber,
              required: true,
              maxLength: 40,
              ...value('receiptNumber'),
            },
            { name: 'purchasedOn', label: texts.date, type: 'date', required: true, ...value('purchasedOn') },
            {
              name: 'amount',
              label: texts.total,
              required: true,
              maxLength: 10,
              hint: texts.totalHint,
              ...value('amount'),
            },
          ]}
          check={({ amount = '' }) =>
            amount.trim() && !looksLikeAmount(amount) ? { amount: texts.totalInvalid } : {}
          }
        />
      </Stack>
    </Stack>
  );
}
