import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Container, EmptyState, useAnnounce } from '@foolscap/ui/components';
import styles from './OfflinePage.module.scss';

/** Asks the shop for something small; a browser can be wrong about the connection. */
const reachShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

export interface OfflinePageProps {
  /** The shop can be reached after all. */
  onReached: () => void;
  /** Whether changes of the cart wait for the connection as well. */
  changesWait?: boolean;
  /** For stories; by default a small request. */
  reach?: () => Promise<boolean>;
}

/** In place of a page that cannot be fetched now. The caller removes it when the connection is back. */
export function OfflinePage({ onReached, changesWait = false, reach = reachShop }: OfflinePageProps) {
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
        title="You’re offline"
        level={1}
        picture={<Unplugged />}
        actions={
          <>
            <Button
              variant="primary"
              busy={trying}
              onClick={async () => {
                setTrying(true);
                if (!(await attempt())) announce('You’re still offline.');
                setTrying(false);
              }}
            >
              Try again
            </Button>
            <Button onClick={() => history.back()}>Go back</Button>
          </>
        }
      >
        We need a connection to open this page. It opens by itself when you’re back online.
        {changesWait && ' Your cart changes are saved and will be sent then.'}
      </EmptyState>
    </Container>
  );
}

/** A plug and its socket, apart. Part of the script, since no picture can be fetched now. */
function Unplugged() {
  return (
    <svg
      viewBox="0 0 240 120"
      width="240"
      height="120"
      aria-hidden
      focusable="false"
      className={styles.drawing}
    >
      <path d="M8 60h52M60 36h24a24 24 0 0 1 0 48H60zM108 48h18M108 72h18" />
      <path d="M232 60h-40M192 34h-22a8 8 0 0 0-8 8v36a8 8 0 0 0 8 8h22z" />
      <path className={styles.spark} d="M138 26v-10M146 30l7-8M130 30l-7-8" />
    </svg>
  );
}
