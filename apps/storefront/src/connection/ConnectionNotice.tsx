import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { useAnnounce } from '@foolscap/ui/components';
import { connectionParts } from './parts.ts';
import { useOnline } from './use-online.ts';

/** The one message about the connection, on every page: that it is gone, and what becomes of changes of the cart. */
export function ConnectionNotice() {
  const online = useOnline();
  const waiting = useSelector(selectWaitingChanges);
  const dispatch = useDispatch();
  const announce = useAnnounce();

  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) announce('You’re back online.');
    wasOffline.current = !online;
  }, [announce, online]);

  if (online && !waiting) return null;
  const parts = connectionParts();
  if (!parts) return <p role="status">You’re offline.</p>;
  return (
    <parts.OfflineNotice
      waiting={waiting?.tries ?? 0}
      onSendNow={() => dispatch(cartActions.sendNowRequested())}
    />
  );
}
