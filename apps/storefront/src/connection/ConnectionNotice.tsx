import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { Alert, useAnnounce } from '@foolscap/ui/components';
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
  // The connection was lost right after the page was loaded, before the notice with its button has come.
  if (!parts)
    return (
      <Alert kind="warning" live="polite">
        You’re offline.{waiting && ' Your changes are saved.'}
      </Alert>
    );
  return (
    <parts.OfflineNotice
      waiting={waiting?.tries ?? 0}
      onSendNow={() => dispatch(cartActions.sendNowRequested())}
    />
  );
}
