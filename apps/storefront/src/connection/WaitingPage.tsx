import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { OfflinePage } from './OfflinePage.tsx';
import { connectionParts } from './parts.ts';

/**
 * A page that waits for the connection, with a message about changes of the cart that wait as well. All but its drawing
 * is in the first script: the connection may be lost before anything else has been fetched.
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
