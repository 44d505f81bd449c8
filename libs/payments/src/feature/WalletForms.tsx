import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Address } from '@foolscap/core/vocabulary';
import type { CardPaymentBody, SavedCard } from '../contract/index.ts';
import { cardPaymentBody, walletMessage } from '../model/index.ts';
import { selectWalletChange, walletActions } from '../state/index.ts';
import type { SecretHandover, WalletTask } from '../state/index.ts';
import { CardForm, SavedCardForm } from '../ui/index.ts';
import { useCaptcha } from './use-captcha.ts';
import { useMessages } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

interface WalletFormProps {
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  /** Renders the billing address form, which belongs to another domain. */
  renderBilling: (draft: Address | undefined, onAddress: (address: Address) => void) => ReactNode;
  /** Called to close the form. */
  onCancel: () => void;
}

/** Returns what a form shows about the change that it has requested. */
function useTask(task: WalletTask) {
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const change = useSelector(selectWalletChange);
  return {
    busy: change.phase === 'working' && change.task === task,
    error:
      change.phase === 'failed' && change.task === task ? walletMessage(change.failure, messages) : undefined,
    attempt: change.serial,
  };
}

export interface NewWalletCardProps extends WalletFormProps {
  cards: SecretHandover<CardPaymentBody>;
}

/** The form of a new saved card, connected to the state. The card goes to the gateway by secret handover. */
export function NewWalletCard({ cards, now, renderBilling, onCancel }: NewWalletCardProps) {
  const dispatch = useDispatch();
  return (
    <CardForm
      {...useTask('saveCard')}
      now={now}
      saving="always"
      captcha={useCaptcha()}
      onCancel={onCancel}
      renderBilling={(onAddress) => renderBilling(undefined, onAddress)}
      onSubmit={(entry) =>
        dispatch(
          walletActions.walletChangeRequested({
            task: 'saveCard',
            claim: cards.deposit(cardPaymentBody(entry)),
          }),
        )
      }
    />
  );
}

export interface EditWalletCardProps extends WalletFormProps {
  card: SavedCard;
}

/** The form that changes a saved card, connected to the state. */
export function EditWalletCard({ card, now, renderBilling, onCancel }: EditWalletCardProps) {
  const dispatch = useDispatch();
  return (
    <SavedCardForm
      {...useTask('editCard')}
      card={card}
      now={now}
      renderBilling={renderBilling}
      onCancel={onCancel}
      onSubmit={(body) =>
        dispatch(walletActions.walletChangeRequested({ task: 'editCard', id: card.id, body }))
      }
    />
  );
}
