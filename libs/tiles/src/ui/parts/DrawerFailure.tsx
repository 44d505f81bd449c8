import { Alert, useMessages } from '@foolscap/ui/components';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';

/** The failure of a drawer's content, with a button that requests it again. */
export function DrawerFailure({ onRetry }: { onRetry: () => void }) {
  const { drawers: texts } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  return (
    <Alert kind="failure" live="polite" onRetry={onRetry} retryLabel={texts.retry}>
      {texts.failed}
    </Alert>
  );
}
