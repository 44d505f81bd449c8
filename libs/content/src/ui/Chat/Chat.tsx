import { useEffect, useRef, useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  Inline,
  Link,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import { CHAT_MAX_LENGTH } from '../../model/index.ts';
import type { ChatLine, ChatPhase } from '../../model/index.ts';
import { FORM_MESSAGES } from '../../model/form-messages.ts';
import styles from './Chat.module.scss';

export interface ChatProps {
  /** The state of the conversation. */
  readonly phase: ChatPhase;
  /** Name of the agent, once one has joined. */
  readonly agent?: string | undefined;
  /** Whether the agent is typing. */
  readonly isTyping: boolean;
  /** The messages, the oldest first. */
  readonly lines: readonly ChatLine[];
  /** URL of the page for messages to the shop, offered if the chat fails. */
  readonly contactHref: string;
  /** Called with a message without surrounding spaces. */
  readonly onSend: (text: string) => void;
  /** Called by the button that ends the conversation. */
  readonly onEnd: () => void;
  /** Called by the button that starts a conversation after the end of one, or after a failure. */
  readonly onStart: () => void;
}

function Line({ line: { from, text, links = [] }, agent }: { line: ChatLine; agent: string }) {
  const { chat } = useMessages('content', FORM_MESSAGES);
  return (
    <li className={styles.line} data-from={from}>
      <VisuallyHidden>{chat.from(from === 'agent' ? agent : chat.you)} </VisuallyHidden>
      <span className={styles.text}>{text}</span>
      {links.map(({ label, href }) => (
        <Link key={href} href={href} className={styles.link}>
          {label}
        </Link>
      ))}
    </li>
  );
}

/** A conversation with an agent. New lines are announced and scrolled into view. */
export function Chat({ phase, agent, isTyping, lines, contactHref, onSend, onEnd, onStart }: ChatProps) {
  const { chat } = useMessages('content', FORM_MESSAGES);
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const name = agent ?? chat.agent;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines.length, isTyping]);
  const send = () => {
    const message = text.trim();
    if (message === '') return;
    onSend(message);
    setText('');
  };
  if (phase === 'failed')
    return (
      <Stack gap={4}>
        <Alert kind="failure">{chat.failed}</Alert>
        <Inline>
          <Button variant="primary" onClick={onStart}>
            {chat.retry}
          </Button>
          <ButtonLink href={contactHref}>{chat.contact}</ButtonLink>
        </Inline>
      </Stack>
    );
  return (
    <div className={styles.chat}>
      <Text role="status" size={14} tone="muted">
        {phase === 'ended' ? chat.ended : agent ? chat.joined(agent) : chat.connecting}
      </Text>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div ref={log} role="log" aria-label={chat.conversation} tabIndex={0} className={styles.log}>
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            // Lines are only appended.
            <Line key={at} line={line} agent={name} />
          ))}
        </ol>
        {isTyping && <p className={styles.typing}>{chat.typing(name)}</p>}
      </div>
      {phase === 'ended' ? (
        <Inline>
          <Button variant="primary" onClick={onStart}>
            {chat.restart}
          </Button>
        </Inline>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            label={chat.message}
            hint={chat.privacy}
            value={text}
            maxLength={CHAT_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Inline>
            <Button type="submit" variant="primary" disabled={phase !== 'open'}>
              {chat.send}
            </Button>
            <Button onClick={onEnd} disabled={phase !== 'open'}>
              {chat.end}
            </Button>
          </Inline>
        </form>
      )}
    </div>
  );
}
