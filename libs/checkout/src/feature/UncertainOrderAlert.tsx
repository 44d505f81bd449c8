import type { ReactNode } from 'react';
import { Alert, useMessages } from '@foolscap/ui/components';
import { ORDER_MESSAGES } from '../model/order-messages.ts';

/** Reports an order without a reply, which may have been placed; checking again is safe. */
export function UncertainOrderAlert({ actions }: { actions?: ReactNode }) {
  const { order: texts } = useMessages('checkout', ORDER_MESSAGES);
  return (
    <Alert kind="warning" live="assertive" title={texts.noReply} actions={actions}>
      {texts.noReplyHint}
    </Alert>
  );
}
