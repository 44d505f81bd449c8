import { Alert, Button, Inline, Spinner, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { ApplicationStatus } from '../../model/index.ts';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';

export interface CardApplicationProps {
  /** `applying`: the bank's window is open. `adding`: the approved card is being added to the order. */
  phase?: 'idle' | 'applying' | 'adding';
  /** The result of the application. */
  status?: ApplicationStatus | undefined;
  /** Why there is no result. */
  error?: string | undefined;
  /** Called to open the bank's window. */
  onApply?: () => void;
  /** Called to bring the bank's window to the front. */
  onShowWindow?: () => void;
  /** Called to clear the result. */
  onDismiss?: () => void;
}

const KINDS = { success: 'success', warning: 'warning', failure: 'failure' } as const;

/** The offer to apply for the Amex card, and the result of the application (storefront-4.18). */
export function CardApplication({
  phase = 'idle',
  status,
  error,
  onApply,
  onShowWindow,
  onDismiss,
}: CardApplicationProps) {
  const { application: texts } = useMessages('payments', PAYMENT_MESSAGES);
  return (
    <Stack gap={3}>
      {status && (
        <Alert key={status} kind={KINDS[status]} live="polite" onDismiss={onDismiss}>
          {texts[status]}
        </Alert>
      )}
      {error && (
        <Alert kind="failure" live="assertive" onDismiss={onDismiss}>
          {error}
        </Alert>
      )}
      {phase === 'applying' ? (
        <Inline gap={3}>
          <Text>{texts.applying}</Text>
          <Button variant="quiet" onClick={onShowWindow}>
            {texts.showWindow}
          </Button>
        </Inline>
      ) : phase === 'adding' ? (
        <Spinner size="sm" label={texts.adding} />
      ) : (
        status !== 'success' && (
          <div>
            <Button onClick={onApply}>{texts.apply}</Button>
          </div>
        )
      )}
    </Stack>
  );
}
