import { Alert, Button } from '@foolscap/ui/components';
import { CONNECTION_TEXTS } from '../../model/connection-texts.ts';

export interface OfflineNoticeProps {
  /** How often sending changes has failed for want of a connection; 0 where no change waits. */
  waiting: number;
  /** Tries to send at once what waits. */
  onSendNow: () => void;
}

/** Names the cause, and what becomes of changes made meanwhile. */
export function OfflineNotice({ waiting, onSendNow }: OfflineNoticeProps) {
  if (waiting === 0) {
    return (
      <Alert kind="warning" live="polite">
        {CONNECTION_TEXTS.offline}
      </Alert>
    );
  }
  return (
    <Alert
      kind="warning"
      live="polite"
      actions={
        <Button size="small" onClick={onSendNow}>
          Try again
        </Button>
      }
    >
      {waiting > 1 ? CONNECTION_TEXTS.changesStillWait : CONNECTION_TEXTS.changesWait}
    </Alert>
  );
}
