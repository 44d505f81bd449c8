import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import type { SavedCard } from '../contract/index.ts';
import { walletMessage } from '../model/index.ts';
import { selectWallet, selectWalletChange, walletActions } from '../state/index.ts';
import type { WalletTask } from '../state/index.ts';
import { SavedCardList } from '../ui/index.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

export interface WalletProps {
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  /** Slot for the form for changing or adding a card: `EditWalletCard` and `NewWalletCard`, which can load later. */
  renderForm: (card: SavedCard | undefined, onCancel: () => void) => ReactNode;
}

/** The saved cards of the account, connected to the state. Loads no data; its route requests it. */
export function Wallet({ now, renderForm }: WalletProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const wallet = useSelector(selectWallet);
  const change = useSelector(selectWalletChange);
  const [editing, setEditing] = useState<string>();
  const content = useRef<HTMLDivElement>(null);

  // A form stays open, with its values, until the server has saved it.
  const saved = change.phase === 'done' && change.task !== 'makeDefault' ? change.serial : undefined;
  const [closedFor, setClosedFor] = useState(saved);
  if (saved !== closedFor) {
    setClosedFor(saved);
    if (saved !== undefined) setEditing(undefined);
  }

  const before = useRef(change.phase);
  useEffect(() => {
    if (before.current === 'working' && change.phase === 'done') {
      announce(messages.wallet[change.task]);
      // The clicked button may have disappeared with its card or form.
      if (!document.activeElement || document.activeElement === document.body) content.current?.focus();
    }
    before.current = change.phase;
  }, [announce, change, messages]);

  const open = (id: string | undefined) => {
    dispatch(walletActions.walletChangeForgotten());
    setEditing(id);
  };
  const failureOf = (task: WalletTask) =>
    change.phase === 'failed' && change.task === task ? walletMessage(change.failure, messages) : undefined;
  // If another tab has removed the card, its form closes, and the message is shown instead.
  const isSaved = (card: string | undefined) =>
    wallet.value?.userPayments.some(({ id }) => id === card) ?? false;
  const isGone = change.phase === 'failed' && !isSaved(change.id);
  const unread = wallet.phase === 'failed' && !wallet.value ? wallet.failure : undefined;

  return (
    <div ref={content} tabIndex={-1}>
      <SavedCardList
        cards={wallet.value?.userPayments}
        now={now}
        error={
          unread
            ? walletMessage(unread, messages)
            : (failureOf('removeCard') ??
              failureOf('makeDefault') ??
              (isGone ? failureOf('editCard') : undefined))
        }
        attempt={change.serial}
        changing={change.phase === 'working' ? change.id : undefined}
        editing={editing === 'new' || isSaved(editing) ? editing : undefined}
        onRetry={unread?.retryable ? () => dispatch(walletActions.walletRequested()) : undefined}
        onAdd={() => open('new')}
        onEdit={open}
        onMakeDefault={(id) => dispatch(walletActions.walletChangeRequested({ task: 'makeDefault', id }))}
        onRemove={(id) => dispatch(walletActions.walletChangeRequested({ task: 'removeCard', id }))}
        renderForm={(card) => renderForm(card, () => open(undefined))}
      />
    </div>
  );
}
