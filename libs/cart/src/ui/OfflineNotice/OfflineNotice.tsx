import { Alert, Button } from '@foolscap/ui/components';
import { useConnectionMessages } from '../connection-messages.tsx';

export interface OfflineNoticeProps {
  /** The number of failed tries to send changes without a connection; 0 if no change waits. */
  waiting: number;
  /** Tries to send at once what waits. */
  onSendNow: () => void;
}

/** Names the cause, and what becomes of changes made meanwhile. */
export function OfflineNotice({ waiting, onSendNow }: OfflineNoticeProps) {
  const texts = useConnectionMessages();
  if (waiting === 0) {
    return (
      <Alert kind="warning" live="polite">
        {texts.offline}
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
      {waiting > 1 ? texts.changesStillWait : texts.changesWait}
    </Alert>
  );
}
