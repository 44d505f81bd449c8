import { Alert, Badge, Button, Inline, SkeletonText, Stack } from '@foolscap/ui/components';
import type { AccountSession } from '../../contract/index.ts';
import styles from '../rows.module.scss';

export interface SessionListProps {
  /** Undefined while they are read. */
  sessions: readonly AccountSession[] | undefined;
  error?: string | undefined;
  attempt?: number;
  busy?: boolean;
  onEnd?: (id: string) => void;
  onEndOthers?: () => void;
  locale?: string;
}

/** Where somebody is signed in; this place is marked and ends by signing out. */
export function SessionList({
  sessions,
  error,
  attempt = 0,
  busy = false,
  onEnd,
  onEndOthers,
  locale = 'en-US',
}: SessionListProps) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
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
                <Button
                  size="small"
                  busy={busy}
                  onClick={() => onEnd?.(id)}
                  aria-label={`Sign out: ${device}`}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Inline gap={3}>
          <Button variant="secondary" busy={busy} onClick={onEndOthers}>
            Sign out everywhere else
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
