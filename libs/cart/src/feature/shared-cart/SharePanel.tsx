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
import { SHARE_PANEL_MESSAGES } from '../../model/share-panel-messages.ts';

/** The most recently created link, the button that creates one, and the list of the shopper's own links. */
export function SharePanel({ getUrl, form }: ShareCartProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const messages = useMessages('cart', CART_MESSAGES);
  const { sharePanel: texts } = useMessages('cart', SHARE_PANEL_MESSAGES);
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
    announce(texts.ready);
    url.current?.select();
  }, [announce, shareId, texts]);
  const copy = () => {
    if (!shareId) return;
    // Without clipboard permission, selects the link so that it can be copied manually.
    const select = () => {
      url.current?.select();
      announce(texts.selected);
    };
    if (!navigator.clipboard) {
      select();
      return;
    }
    navigator.clipboard.writeText(getUrl(shareId)).then(() => announce(texts.copied), select);
  };
  const getText = ({ code, ...rest }: Failure) => {
    if (isConnectionLoss({ code, ...rest })) return messages.connection.unreachable;
    return code === SHARED_CART_CODES.limit ? texts.tooMany : cartMessageText({ code }, messages);
  };
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        {texts.about}
      </Text>
      {failure && (
        <Alert kind="failure" live="assertive" onDismiss={() => dispatch(sharedCartActions.shareDismissed())}>
          {getText(failure)}
        </Alert>
      )}
      {shareId && (
        <TextField
          ref={url}
          label={texts.link}
          readOnly
          value={getUrl(shareId)}
          action={
            <Button size="small" variant="quiet" onClick={copy}>
              {texts.copy}
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
          {shareId ? texts.createAnother : texts.create}
        </Button>
      </form>
      <ShareLinks getUrl={getUrl} onEmptied={() => create.current?.focus()} />
    </Stack>
  );
}
