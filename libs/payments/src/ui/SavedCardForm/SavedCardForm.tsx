import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { type Address, expiryStatus, formatPlace, parseExpiry } from '@foolscap/core/vocabulary';
import {
  Alert,
  Button,
  Checkbox,
  ErrorSummary,
  ExpiryField,
  Inline,
  Stack,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import type { SavedCard, SavedCardBody } from '../../contract/index.ts';
import { cardNickname } from '../../model/index.ts';
import { SavedCardSummary } from '../SavedCardSummary/SavedCardSummary.tsx';
import { NEW_CARD_MESSAGES } from '../CardForm/new-card-messages.ts';
import { SAVED_CARD_FORM_MESSAGES } from './saved-card-form-messages.ts';
import { CARD_ENTRY_MESSAGES } from '../../model/card-entry-messages.ts';

export interface SavedCardFormProps {
  /** The card before the change. */
  card: SavedCard;
  /** Returns the time in milliseconds since 1970, for the expiry check. */
  now: () => number;
  /** The change is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why the last submission failed. */
  error?: string | undefined;
  /** Increases with each submission, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the changed fields. */
  onSubmit?: (change: SavedCardBody) => void;
  /** Called by the cancel button. */
  onCancel?: () => void;
  /** Renders the billing address form, which calls back with a valid address. Provided by the application. */
  renderBilling?: (draft: Address, onAddress: (address: Address) => void) => ReactNode;
}

/** The form for a saved card's nickname, expiration date and billing address. A different number would be a different card. */
export function SavedCardForm({
  card,
  now,
  busy = false,
  error,
  attempt = 0,
  onSubmit,
  onCancel,
  renderBilling,
}: SavedCardFormProps) {
  const { newCard } = useMessages('payments', NEW_CARD_MESSAGES);
  const { savedCardForm: texts } = useMessages('payments', SAVED_CARD_FORM_MESSAGES);
  const { cardEntry } = useMessages('payments', CARD_ENTRY_MESSAGES);
  const id = useId();
  const before = `${card.expiryMonth ?? ''}${card.expiryYear?.slice(2) ?? ''}`;
  const [nickname, setNickname] = useState(card.userNotes ?? '');
  const [expiry, setExpiry] = useState(before);
  const [billing, setBilling] = useState<Address>();
  const [isEditingBilling, setEditingBilling] = useState(false);
  const [isForMembership, setForMembership] = useState(card.membershipPayment ?? false);
  const [submits, setSubmits] = useState(0);

  const parsed = parseExpiry(expiry);
  const isChanged = expiry !== before;
  let fault: string | undefined;
  if (isChanged && !parsed) fault = cardEntry.expiryMissing;
  else if (isChanged && parsed && expiryStatus(parsed, now()) === 'expired') fault = cardEntry.expired;
  const shown = submits > 0 ? fault : undefined;
  const address = billing ?? card.billingAddress;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSubmits(submits + 1);
    if (fault) return;
    onSubmit?.({
      userNotes: nickname.trimEnd(),
      ...(isForMembership === (card.membershipPayment ?? false)
        ? {}
        : { membershipPayment: isForMembership }),
      ...(isChanged && parsed ? parsed : {}),
      ...(billing ? { billingAddress: billing as SavedCard['billingAddress'] } : {}),
    });
  };

  return (
    <Stack gap={4}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <SavedCardSummary card={card} now={now} />
          {shown && <ErrorSummary attempt={submits} errors={[{ fieldId: `${id}-expiry`, message: shown }]} />}
          {error && !shown && (
            <Alert key={attempt} kind="failure" live="assertive">
              {error}
            </Alert>
          )}
          <TextField
            label={newCard.nickname}
            optional
            autoComplete="off"
            value={nickname}
            onChange={(event) => setNickname(cardNickname(event.target.value))}
          />
          <ExpiryField
            id={`${id}-expiry`}
            label={texts.expires}
            width="medium"
            required={card.brand !== 'STAPLES'}
            value={expiry}
            error={shown}
            onChange={setExpiry}
          />
          <Checkbox
            label={newCard.membership}
            checked={isForMembership}
            onChange={(event) => setForMembership(event.target.checked)}
          />
          <p>{newCard.billedTo(formatPlace(address))}</p>
          <Inline gap={2}>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.save}
            </Button>
            {renderBilling && !isEditingBilling && (
              <Button variant="secondary" onClick={() => setEditingBilling(true)}>
                {texts.changeBilling}
              </Button>
            )}
            <Button variant="quiet" onClick={onCancel}>
              {newCard.cancel}
            </Button>
          </Inline>
        </Stack>
      </form>
      {isEditingBilling &&
        renderBilling?.(address, (next) => {
          setBilling(next);
          setEditingBilling(false);
        })}
    </Stack>
  );
}
