import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { shortDay } from '@foolscap/core/dates';
import { Alert, Button, Text, useAnnounce, useLocale, useMessages } from '@foolscap/ui/components';
import { selectRevoking, selectSharedCartLinks, sharedCartActions } from '../../state/index.ts';
import type { ShareCartProps } from './ShareCart.tsx';
import { SHARE_PANEL_MESSAGES } from '../../model/share-panel-messages.ts';
import styles from './ShareLinks.module.scss';

export interface ShareLinksProps extends Pick<ShareCartProps, 'getUrl'> {
  /** Called when the last link has been removed, and with it the focused button. */
  onEmptied: () => void;
}

/** The shopper's own links that still work, each with a button that removes it. */
export function ShareLinks({ getUrl, onEmptied }: ShareLinksProps) {
  const dispatch = useDispatch();
  const locale = useLocale();
  const { sharePanel: texts } = useMessages('cart', SHARE_PANEL_MESSAGES);
  const announce = useAnnounce();
  const load = useSelector(selectSharedCartLinks);
  const revoking = useSelector(selectRevoking);
  const list = useRef<HTMLUListElement>(null);
  const links = load.value ?? [];
  const count = useRef(links.length);
  const onRemoved = useEffectEvent(() => {
    announce(texts.removed);
    // A removed link's button is removed with it.
    if (document.activeElement !== document.body) return;
    if (list.current) list.current.focus();
    else onEmptied();
  });
  useEffect(() => {
    if (links.length < count.current) onRemoved();
    count.current = links.length;
  }, [links.length]);
  if (load.phase === 'failed') {
    return (
      <Alert kind="warning" live="polite" onRetry={() => dispatch(sharedCartActions.linksRequested())}>
        {texts.notLoaded}
      </Alert>
    );
  }
  if (links.length === 0) return null;
  return (
    <ul ref={list} className={styles.links} aria-label={texts.links} tabIndex={-1}>
      {links.map(({ shareId, createdAt, expiresAt, numberOfItems }) => {
        const created = new Date(createdAt).toLocaleString(locale, {
          dateStyle: 'medium',
          timeStyle: 'short',
        });
        return (
          <li key={shareId} className={styles.link}>
            <Text size={14}>
              <a href={getUrl(shareId)}>{texts.created(created)}</a>,{' '}
              {texts.facts(numberOfItems, shortDay(expiresAt.slice(0, 10), locale))}
            </Text>
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              busy={revoking[shareId]?.phase === 'pending'}
              aria-label={texts.removeCreated(created)}
              onClick={() => dispatch(sharedCartActions.revokeRequested(shareId))}
            >
              {texts.remove}
            </Button>
            {revoking[shareId]?.phase === 'failed' && (
              <Alert kind="failure" live="polite">
                {texts.notRemoved}
              </Alert>
            )}
          </li>
        );
      })}
    </ul>
  );
}
