import { useState } from 'react';
import { useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../contract/index.ts';
import { storeChangeMessage } from '../model/index.ts';
import { CART_PAGE_MESSAGES } from '../model/cart-page-messages.ts';

/** A message code for a line after a form submission without JavaScript; shown on the line until the cart changes. */
export interface LineNotice {
  cartItemId: string;
  code: string;
}

/**
 * Returns a function that adds the notices of a form submission to a line.
 *
 * @param revision revision of the shown cart; the notices belong to its first value
 * @param storeName name of the shopper's store
 */
export function useLineNotices(
  revision: number | undefined,
  notices: readonly LineNotice[],
  storeName: string | undefined,
): (line: CartItem) => CartItem {
  const messages = useMessages('cart', CART_PAGE_MESSAGES);
  const [noticesRevision, setNoticesRevision] = useState(revision);
  if (noticesRevision === undefined && revision !== undefined) setNoticesRevision(revision);
  return (line) => {
    if (revision !== noticesRevision) return line;
    const added = notices
      .filter(({ cartItemId }) => cartItemId === line.cartItemId)
      .map(({ code }) => storeChangeMessage(code, storeName, messages));
    return added.length ? { ...line, messages: [...line.messages, ...added] } : line;
  };
}
