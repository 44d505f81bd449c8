import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { Alert, Badge, Button, SkeletonText, Stack, useLocale } from '@foolscap/ui/components';
import type { AccountSession } from '../../contract/index.ts';
import { PressForm } from '../PressForm/PressForm.tsx';
import styles from '../rows.module.scss';

export interface SessionListProps {
  /** Undefined while they are read. */
  sessions: readonly AccountSession[] | undefined;
  error?: string | undefined;
  attempt?: number;
  busy?: boolean;
  /** Where the buttons are posted before any script has arrived, and their hidden fields. */
  action?: string | undefined;
  fieldsFor?: ((purpose: string) => ReactNode) | undefined;
  onEnd?: (id: string) => void;
  onEndOthers?: () => void;
}

/** Where somebody is signed in; this place is marked and ends by signing out. */
export function SessionList({
  sessions,
  error,
  attempt = 0,
  busy = false,
  action,
  fieldsFor,
  onEnd,
  onEndOthers,
}: SessionListProps) {
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {!sessions && !error && <SkeletonText lines={3} />}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map(({ id, device, lastSeenAt, current }) => (
            <li key={id} className={styles.row}>
              <div>
                <strong>{device}</strong>
                <p className={styles.quiet}>Last seen {date.format(new Date(lastSeenAt))} UTC</p>
              </div>
              {current ? (
                <Badge tone="success">This device</Badge>
              ) : (
                <PressForm
                  action={action}
                  values={{ id }}
                  hidden={fieldsFor?.(`end-${id}`)}
                  onPress={onEnd && (() => onEnd(id))}
                >
                  <Button type="submit" size="small" busy={busy} aria-label={`Sign out: ${device}`}>
                    Sign out
                  </Button>
                </PressForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <PressForm action={action} hidden={fieldsFor?.('end-others')} onPress={onEndOthers}>
          <Button type="submit" variant="secondary" busy={busy}>
            Sign out everywhere else
          </Button>
        </PressForm>
      )}
    </Stack>
  );
}
