import { Alert, useMessages } from '@foolscap/ui/components';
import { CONNECTION_MESSAGES } from '../../model/connection-messages.ts';

export interface OfflineNoticeProps {
  /** Number of failed attempts to send changes; 0 if no change is waiting. */
  waiting: number;
  /** Tries to send the waiting changes now. */
  onSendNow: () => void;
}

/** A notice that the device is offline, and what happens to changes in the meantime. */
export function OfflineNotice({ waiting, onSendNow }: OfflineNoticeProps) {
  const { connection: texts } = useMessages('cart', CONNECTION_MESSAGES);
  if (waiting === 0) {
    return (
      <Alert kind="warning" live="polite">
        {texts.offline}
      </Alert>
    );
  }
  return (
    <Alert kind="warning" live="polite" onRetry={onSendNow}>
      {waiting > 1 ? texts.changesStillWait : texts.changesWait}
    </Alert>
  );
}
