import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectWaitingChanges } from '@foolscap/cart/state';
import { Alert, useAnnounce } from '@foolscap/ui/components';
import { getOfflineComponents } from './offline-components.ts';
import { OFFLINE_MESSAGES } from './offline-messages.ts';
import { useOnline } from './use-online.ts';

const { offline: texts } = OFFLINE_MESSAGES;

/** The offline notice of every page: the connection is lost, and cart changes are saved. */
export function ConnectionNotice() {
  const online = useOnline();
  const waiting = useSelector(selectWaitingChanges);
  const dispatch = useDispatch();
  const announce = useAnnounce();

  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) announce(texts.back);
    wasOffline.current = !online;
  }, [announce, online]);

  if (online && !waiting) return null;
  const offline = getOfflineComponents();
  // The connection was lost before the full notice with its button had loaded.
  if (!offline)
    return (
      <Alert kind="warning" live="polite">
        {texts.notice}
        {waiting && ` ${texts.changesSaved}`}
      </Alert>
    );
  return (
    <offline.OfflineNotice
      waiting={waiting?.tries ?? 0}
      onSendNow={() => dispatch(cartActions.sendNowRequested())}
    />
  );
}
