import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { Container, EmptyState } from '@foolscap/ui/components';
import { getOfflineComponents } from './offline-components.ts';
import { OFFLINE_MESSAGES } from './offline-messages.ts';

/**
 * The offline page, with a message about waiting cart changes. It loads when a page is idle; if the connection is lost before that, a
 * shorter page in the initial chunks replaces it.
 */
export function WaitingPage({ onReached }: { onReached: () => void }) {
  const dispatch = useDispatch();
  const changesWait = useSelector(selectWaitingChanges) !== undefined;
  const offline = getOfflineComponents();
  if (!offline)
    return (
      <Container>
        <EmptyState title={OFFLINE_MESSAGES.offline.title} level={1} picture={false}>
          {OFFLINE_MESSAGES.offline.opensLater}
        </EmptyState>
      </Container>
    );
  return (
    <offline.OfflinePage
      picture={<offline.Unplugged />}
      changesWait={changesWait}
      onReached={() => {
        if (changesWait) dispatch(cartActions.sendNowRequested());
        onReached();
      }}
    />
  );
}
