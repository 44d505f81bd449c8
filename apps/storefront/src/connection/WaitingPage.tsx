import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { OfflinePage } from './OfflinePage.tsx';
import { connectionParts } from './parts.ts';

/**
 * The offline page, with a message about waiting cart changes. Everything but its drawing is in the initial chunks, because the
 * connection may be lost before anything else is fetched.
 */
export function WaitingPage({ onReached }: { onReached: () => void }) {
  const dispatch = useDispatch();
  const changesWait = useSelector(selectWaitingChanges) !== undefined;
  const parts = connectionParts();
  return (
    <OfflinePage
      picture={parts && <parts.Unplugged />}
      changesWait={changesWait}
      onReached={() => {
        if (changesWait) dispatch(cartActions.sendNowRequested());
        onReached();
      }}
    />
  );
}
