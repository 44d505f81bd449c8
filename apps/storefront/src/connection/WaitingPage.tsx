import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { connectionParts } from './parts.ts';

/** A page that waits for the connection, with a message about changes of the cart that wait as well. */
export function WaitingPage({ onReached }: { onReached: () => void }) {
  const dispatch = useDispatch();
  const changesWait = useSelector(selectWaitingChanges) !== undefined;
  const parts = connectionParts();
  if (!parts) return <h1>You’re offline</h1>;
  return (
    <parts.OfflinePage
      changesWait={changesWait}
      onReached={() => {
        if (changesWait) dispatch(cartActions.sendNowRequested());
        onReached();
      }}
    />
  );
}
