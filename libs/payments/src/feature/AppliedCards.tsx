import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAnnounce } from '@foolscap/ui/components';
import type { AppliedStoredValue } from '../model/index.ts';
import { paymentMessage } from '../model/index.ts';
import { selectStoredValueChange, storedValueActions } from '../state/index.ts';
import { StoredValueList } from '../ui/index.ts';
import { usePaymentMessages } from '../ui/messages.tsx';

export interface AppliedCardsProps {
  /** The gift and prepaid cards of the order; the checkout domain knows them. */
  cards: readonly AppliedStoredValue[];
}

/** The gift and prepaid cards of the order, connected to the state. Announces each added and removed card. */
export function AppliedCards({ cards }: AppliedCardsProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = usePaymentMessages();
  const change = useSelector(selectStoredValueChange);
  const content = useRef<HTMLDivElement>(null);

  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'done')
      announce(messages.storedValueChanges[change.task]);
    before.current = change.serial;
  }, [announce, change, messages]);

  const countBefore = useRef(cards.length);
  useEffect(() => {
    // The pressed button may be gone with its card, or with the form.
    if (countBefore.current !== cards.length && document.activeElement === document.body)
      content.current?.focus();
    countBefore.current = cards.length;
  }, [cards.length]);

  return (
    <div ref={content} tabIndex={-1} role="group" aria-label="Applied gift and prepaid cards">
      <StoredValueList
        cards={cards}
        removing={change.phase === 'working' && change.task === 'remove' ? change.id : undefined}
        error={
          change.phase === 'failed' && change.task === 'remove'
            ? paymentMessage(change.failure, messages)
            : undefined
        }
        attempt={change.serial}
        onRemove={(id) => dispatch(storedValueActions.storedValueRemovalRequested({ id }))}
      />
    </div>
  );
}
