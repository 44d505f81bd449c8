import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import {
  Alert,
  Badge,
  EmptyState,
  Inline,
  Stack,
  Table,
  VisuallyHidden,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { AccountSession } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { SESSION_MESSAGES } from './session-messages.ts';
import styles from '../rows.module.scss';

export interface SessionListProps {
  /** Undefined while loading. */
  sessions: readonly AccountSession[] | undefined;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A device is being signed out: clicks are ignored. */
  busy?: boolean;
  /** Form action and hidden fields of the buttons, for submissions before hydration. */
  action?: string | undefined;
  /** Returns the hidden fields of a form, by the purpose of the form. */
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  /** Called with the id of the session to sign out. */
  onEnd?: (id: string) => void;
  /** Called by the button that signs out all other devices. */
  onEndOthers?: () => void;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

/** The devices that are signed in. The current device is marked; it ends by signing out. */
export function SessionList({
  sessions,
  error,
  attempt = 0,
  busy = false,
  action,
  fieldsFor,
  onEnd,
  onEndOthers,
  onRetry,
}: SessionListProps) {
  const { sessions: texts } = useMessages('account', SESSION_MESSAGES);
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {sessions?.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>
      ) : (
        (sessions ?? !error) && (
          <Table
            caption={texts.caption}
            hideCaption
            rows={sessions ?? []}
            rowKey={({ id }) => id}
            loading={!sessions}
            columns={[
              {
                id: 'device',
                header: texts.device,
                rowHeader: true,
                cell: ({ device, current }) => (
                  <Inline as="span" gap={2}>
                    {device}
                    {current && <Badge tone="success">{texts.thisDevice}</Badge>}
                  </Inline>
                ),
              },
              {
                id: 'seen',
                header: texts.lastActive,
                cell: ({ lastSeenAt }) => (
                  <span className={styles.whole}>{date.format(new Date(lastSeenAt))}</span>
                ),
              },
              {
                id: 'end',
                // The buttons are labeled, so the column header is visually hidden.
                header: <VisuallyHidden>{texts.signOut}</VisuallyHidden>,
                align: 'end',
                cell: ({ id, device, current }) =>
                  !current && (
                    <ButtonForm
                      action={action}
                      values={{ id }}
                      hidden={fieldsFor?.(`end-${id}`)}
                      onPress={onEnd && (() => onEnd(id))}
                      size="small"
                      busy={busy}
                      aria-label={texts.signOutOf(device)}
                    >
                      {texts.signOut}
                    </ButtonForm>
                  ),
              },
            ]}
          />
        )
      )}
      {others > 0 && (
        <ButtonForm action={action} hidden={fieldsFor?.('end-others')} onPress={onEndOthers} busy={busy}>
          {texts.signOutOthers}
        </ButtonForm>
      )}
    </Stack>
  );
}
