import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { inboxActions, selectInbox, selectInboxChange } from '../state/index.ts';
import { MessageInbox } from '../ui/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import type { FormOutcome } from './form-outcome.ts';
import { INBOX_MESSAGES } from '../ui/MessageInbox/inbox-messages.ts';

export interface InboxProps {
  /** Form action and hidden fields, for submissions before hydration. */
  action?: string;
  fieldsFor?: (purpose: string) => ReactNode;
  outcome?: FormOutcome | undefined;
}

/** The messages of the shop to the account (storefront-2.70). Loads no data; its route requests it. */
export function Inbox({ action, fieldsFor, outcome }: InboxProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { inbox: texts } = useMessages('account', INBOX_MESSAGES);
  const { value, ...load } = useSelector(selectInbox);
  const change = useSelector(selectInboxChange);
  const content = useRef<HTMLDivElement>(null);

  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'saved') {
      announce(texts.markedRead);
      // The clicked button has disappeared.
      if (document.activeElement === document.body) content.current?.focus();
    }
    before.current = change.serial;
  }, [announce, change, texts]);

  const unread = load.phase === 'failed' && !value ? load.failure : undefined;
  const failure = unread ?? (change.phase === 'failed' ? change.failure : undefined) ?? outcome?.error;
  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={texts.yours}>
      <MessageInbox
        messages={value?.messages}
        error={failure && accountMessage(failure, messages)}
        attempt={change.serial}
        busy={change.phase === 'saving'}
        action={action}
        fieldsFor={fieldsFor}
        onRead={(ids) => dispatch(inboxActions.messagesReadSubmitted({ ids }))}
      />
    </div>
  );
}
