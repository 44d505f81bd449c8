import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import {
  Alert,
  Badge,
  EmptyState,
  Link,
  SkeletonText,
  Stack,
  Text,
  useLocale,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { AccountMessage } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { INBOX_MESSAGES } from './inbox-messages.ts';
import styles from './MessageInbox.module.scss';

export interface MessageInboxProps {
  /** The messages, in order; absent while they are unknown. */
  messages?: readonly AccountMessage[] | undefined;
  /** Why the messages could not be read, or the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored, and the buttons show progress. */
  busy?: boolean;
  /** Form action of the buttons, for submissions before hydration. */
  action?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** Called with the ids of the messages to mark as read. */
  onRead?: ((ids: readonly string[]) => void) | undefined;
}

/** The messages of the shop to an account, each with its read state. */
export function MessageInbox({
  messages,
  error,
  attempt = 0,
  busy = false,
  action,
  fieldsFor,
  onRead,
}: MessageInboxProps) {
  const { inbox: texts } = useMessages('account', INBOX_MESSAGES);
  const day = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const unread = messages?.filter(({ isRead }) => !isRead) ?? [];
  const markRead = (ids: readonly string[], label: string, name?: string) => (
    <ButtonForm
      action={action}
      values={{ ids: ids.join(' ') }}
      hidden={fieldsFor?.(`messages-${ids.length > 1 ? 'all' : ids[0]}`)}
      onPress={onRead && (() => onRead(ids))}
      busy={busy}
      size="small"
      {...(name === undefined ? {} : { 'aria-label': name })}
    >
      {label}
    </ButtonForm>
  );
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {!messages && !error && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonText lines={4} />
        </div>
      )}
      {messages?.length === 0 && <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>}
      {unread.length > 1 &&
        markRead(
          unread.map(({ id }) => id),
          texts.markAllRead,
        )}
      {messages && messages.length > 0 && (
        <ul className={styles.list} aria-label={texts.messages}>
          {messages.map(({ id, title, text, sentAt, isRead, link }) => (
            <li key={id} className={styles.message}>
              <div className={styles.head}>
                <Text weight={isRead ? 'medium' : 'semibold'}>{title}</Text>
                {!isRead && <Badge>{texts.isNew}</Badge>}
              </div>
              <Text size={14} tone="muted">
                {day.format(new Date(sentAt))}
              </Text>
              <p className={styles.text}>{text}</p>
              {link && <Link href={link.href}>{link.text}</Link>}
              {!isRead && markRead([id], texts.markRead, texts.markReadOf(title))}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
