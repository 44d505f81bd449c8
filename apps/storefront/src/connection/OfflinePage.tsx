import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Container, EmptyState, useAnnounce } from '@foolscap/ui/components';

import { OFFLINE_MESSAGES } from './offline-messages.ts';

const { offline: texts } = OFFLINE_MESSAGES;

/** Sends a small request, because the browser's online status can be wrong. */
const checkServer = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

export interface OfflinePageProps {
  /** Called once the server is reachable. */
  onReached: () => void;
  /** True if cart changes are waiting for the connection. */
  changesWait?: boolean;
  /** The drawing. */
  picture?: ReactNode;
  /** Checks whether the server is reachable; replaced in stories. */
  reach?: () => Promise<boolean>;
}

/** Replaces a page that cannot be loaded offline. The caller removes it when the connection is back. */
export function OfflinePage({
  onReached,
  changesWait = false,
  picture,
  reach = checkServer,
}: OfflinePageProps) {
  const announce = useAnnounce();
  const [trying, setTrying] = useState(false);
  const attempt = async () => {
    const isReached = await reach();
    if (isReached) onReached();
    return isReached;
  };

  const attemptOnce = useEffectEvent(attempt);
  useEffect(() => {
    void attemptOnce();
  }, []);

  return (
    <Container>
      <EmptyState
        title={texts.title}
        level={1}
        picture={picture ?? false}
        actions={
          <>
            <Button
              variant="primary"
              busy={trying}
              onClick={async () => {
                setTrying(true);
                if (!(await attempt())) announce(texts.still);
                setTrying(false);
              }}
            >
              {texts.tryAgain}
            </Button>
            <Button onClick={() => history.back()}>{texts.goBack}</Button>
          </>
        }
      >
        {texts.needsConnection}
        {changesWait && ` ${texts.cartChangesWait}`}
      </EmptyState>
    </Container>
  );
}
