import { Alert } from '@foolscap/ui/components';
import { useTileDrawerMessages } from '../drawer-messages.tsx';

/** The failure of a drawer's content, with a button that requests it again. */
export function DrawerFailure({ onRetry }: { onRetry: () => void }) {
  const { texts } = useTileDrawerMessages();
  return (
    <Alert kind="failure" live="polite" onRetry={onRetry} retryLabel={texts.retry}>
      {texts.failed}
    </Alert>
  );
}
