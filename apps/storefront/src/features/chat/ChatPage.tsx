import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { chatActions, selectChat } from '@foolscap/content/state';
import { Chat } from '@foolscap/content/ui';
import { FORM_CODES, formMessage } from '@foolscap/content/model';
import { Alert, Link, useMessages } from '@foolscap/ui/components';
import { isToggleOn } from '../../routing/is-toggle-on.ts';
import { usePageBehind } from '../messages/use-page-behind.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { FORM_MESSAGES } from '@foolscap/content/model';
import { CHAT_SCREEN_MESSAGES } from './chat-messages.ts';

const { chatPages: texts } = CHAT_SCREEN_MESSAGES;

/** The page of the chat. The conversation continues while the shopper visits other pages without reloading. */
export default function ChatPage() {
  const dispatch = useDispatch();
  const messages = useMessages('content', FORM_MESSAGES);
  const account = useSelector(selectAccount);
  const page = usePageBehind() ?? '/chat';
  const chat = useSelector(selectChat);
  const isOffered = isToggleOn('chat', account);
  const name = account?.userProfile?.contact.fname;
  const start = () => void dispatch(chatActions.chatOpened({ page, ...(name && { name }) }));
  const startOnce = useRef(start);
  const isNew = chat.phase === 'closed';
  useEffect(() => {
    if (isOffered && isNew) startOnce.current();
  }, [isOffered, isNew]);
  return (
    <EntryFrame
      title={texts.title}
      ways={
        <p>
          <Link href="/contact">{texts.sendInstead}</Link>
        </p>
      }
    >
      {isOffered ? (
        <>
          <noscript>
            <Alert kind="warning">{texts.needsScript}</Alert>
          </noscript>
          <Chat
            {...chat}
            contactHref="/contact"
            onStart={start}
            onSend={(text) => dispatch(chatActions.messageSent(text))}
            onEnd={() => dispatch(chatActions.chatEnded())}
          />
        </>
      ) : (
        <p>{formMessage({ code: FORM_CODES.chatOff }, messages)}</p>
      )}
    </EntryFrame>
  );
}
