import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isConnectionLoss } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { Alert, Button, Stack, Text, TextField, useAnnounce, useMessages } from '@foolscap/ui/components';
import { cartMessageText, SHARED_CART_CODES } from '../../model/index.ts';
import {
  selectCreatedLink,
  selectIsSharing,
  selectItemCount,
  selectShareFailure,
  sharedCartActions,
} from '../../state/index.ts';
import type { ShareCartProps } from './ShareCart.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { CART_MESSAGES } from '../../model/messages.ts';

/** The most recently created link, the button that creates one, and the list of the shopper's own links. */
export function SharePanel({ getUrl, form }: ShareCartProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useMessages('cart', CART_MESSAGES);
  const created = useSelector(selectCreatedLink);
  const failure = useSelector(selectShareFailure);
  const isSharing = useSelector(selectIsSharing);
  const canShare = useSelector(selectItemCount) !== 0;
  const url = useRef<HTMLInputElement>(null);
  const create = useRef<HTMLButtonElement>(null);

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
    // Without clipboard permission, selects the link so that it can be copied manually.
    const select = () => {
      url.current?.select();
      announce('The link is selected. Copy it with your keyboard.');
    };
    if (!navigator.clipboard) {
      select();
      return;
    }
    navigator.clipboard.writeText(getUrl(shareId)).then(() => announce('Link copied.'), select);
  };
  const getText = ({ code, ...rest }: Failure) => {
    if (isConnectionLoss({ code, ...rest })) return messages.connection.unreachable;
    return code === SHARED_CART_CODES.limit
      ? 'You have as many links as you can have. Remove one to create another.'
      : cartMessageText({ code }, messages);
  };
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        Anyone with the link sees the items at their own prices, and can add them to their cart. A link works
        for 30 days, and does not change with your cart.
      </Text>
      {failure && (
        <Alert kind="failure" live="assertive" onDismiss={() => dispatch(sharedCartActions.shareDismissed())}>
          {getText(failure)}
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
          if (canShare) dispatch(sharedCartActions.shareRequested());
        }}
      >
        {form?.fields}
        <Button ref={create} type="submit" size="small" busy={isSharing} disabled={!canShare}>
          {shareId ? 'Create another link' : 'Create a link'}
        </Button>
      </form>
      <ShareLinks getUrl={getUrl} onEmptied={() => create.current?.focus()} />
    </Stack>
  );
}
