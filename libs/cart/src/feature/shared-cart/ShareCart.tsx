import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { shortDay } from '@foolscap/core/dates';
import { isConnectionLoss } from '@foolscap/core/http';
import { Alert, Button, Icon, Stack, Text, TextField, useAnnounce, useLocale } from '@foolscap/ui/components';
import type { SharedCartLink } from '../../contract/index.ts';
import {
  selectCreatedLink,
  selectIsSharing,
  selectItemCount,
  selectRevoking,
  selectSharedCartLinks,
  selectShareFailure,
  sharedCartActions,
} from '../../state/index.ts';
import { useCartMessages } from '../../ui/index.ts';
import styles from './ShareCart.module.scss';

export interface ShareCartProps {
  /** Returns the full URL of a shared cart's page. */
  getUrl: (shareId: string) => string;
  /** Form action and hidden fields, for shoppers without JavaScript. */
  form?: { action: string; fields: ReactNode };
}

/** Creates links to a copy of the cart, and lists and removes the own ones (decision-shared-cart). */
export function ShareCart({ getUrl, form }: ShareCartProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useCartMessages();
  const created = useSelector(selectCreatedLink);
  const failure = useSelector(selectShareFailure);
  const isSharing = useSelector(selectIsSharing);
  const links = useSelector(selectSharedCartLinks);
  const count = useSelector(selectItemCount);
  const url = useRef<HTMLInputElement>(null);

  const shareId = created?.shareId;
  const announced = useRef(shareId);
  useEffect(() => {
    if (!shareId || announced.current === shareId) return;
    announced.current = shareId;
    announce('The link to your cart is ready.');
    url.current?.select();
  }, [announce, shareId]);
  const copy = () => {
    if (!shareId) return;
    url.current?.select();
    // Without permission the link stays selected, to be copied by hand.
    navigator.clipboard?.writeText(getUrl(shareId)).then(
      () => announce('Link copied.'),
      () => undefined,
    );
  };
  if (count === 0 && !links.value?.length) return null;
  return (
    <details
      className={styles.share}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) dispatch(sharedCartActions.linksRequested());
      }}
    >
      <summary className={styles.summary}>
        Share this cart <Icon name="chevron-down" />
      </summary>
      <Stack gap={3}>
        <Text size={14} tone="muted">
          Anyone with the link sees the items at their own prices, and can add them to their cart. It works
          for 30 days.
        </Text>
        {failure && (
          <Alert
            kind="failure"
            live="assertive"
            onDismiss={() => dispatch(sharedCartActions.shareDismissed())}
          >
            {isConnectionLoss(failure) ? messages.connection.unreachable : failure.message}
          </Alert>
        )}
        {shareId && (
          <TextField
            ref={url}
            label="Link to your cart"
            readOnly
            value={getUrl(shareId)}
            action={
              <Button size="small" variant="quiet" onClick={copy}>
                Copy
              </Button>
            }
          />
        )}
        <form
          method="post"
          action={form?.action}
          onSubmit={(event) => {
            event.preventDefault();
            dispatch(sharedCartActions.shareRequested());
          }}
        >
          {form?.fields}
          <Button type="submit" size="small" busy={isSharing}>
            {shareId ? 'Create another link' : 'Create a link'}
          </Button>
        </form>
        <Links links={links.value ?? []} getUrl={getUrl} />
      </Stack>
    </details>
  );
}

function Links({ links, getUrl }: { links: readonly SharedCartLink[] } & Pick<ShareCartProps, 'getUrl'>) {
  const dispatch = useDispatch();
  const locale = useLocale();
  const revoking = useSelector(selectRevoking);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(links.length);
  useEffect(() => {
    // The button of a removed link goes with it.
    if (links.length < count.current && document.activeElement === document.body) list.current?.focus();
    count.current = links.length;
  }, [links.length]);
  if (links.length === 0) return null;
  return (
    <ul ref={list} className={styles.links} aria-label="Your links" tabIndex={-1}>
      {links.map(({ shareId, createdAt, expiresAt, numberOfItems }) => {
        const created = shortDay(createdAt.slice(0, 10), locale);
        return (
          <li key={shareId} className={styles.link}>
            <Text size={14}>
              <a href={getUrl(shareId)}>Link of {created}</a>, {numberOfItems}{' '}
              {numberOfItems === 1 ? 'item' : 'items'}, works until {shortDay(expiresAt.slice(0, 10), locale)}
            </Text>
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              busy={revoking[shareId]?.phase === 'pending'}
              aria-label={`Remove the link of ${created}`}
              onClick={() => dispatch(sharedCartActions.revokeRequested(shareId))}
            >
              Remove
            </Button>
            {revoking[shareId]?.phase === 'failed' && (
              <Alert kind="failure" live="polite">
                This link could not be removed, and still works. Try again.
              </Alert>
            )}
          </li>
        );
      })}
    </ul>
  );
}
