import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Badge, useAnnounce, useMessages } from '@foolscap/ui/components';
import { selectCart } from '../state/index.ts';
import { CART_PAGE_MESSAGES } from '../model/cart-page-messages.ts';

/** Announces the lines that were just added and scrolls to the first one, once (cart-2.6). */
export function JustAdded({ ids }: { ids: readonly string[] }) {
  const { page: texts } = useMessages('cart', CART_PAGE_MESSAGES);
  const announce = useAnnounce();
  const cart = useSelector(selectCart);
  const names = (cart?.items ?? []).flatMap(({ cartItemId, status, product }) =>
    status === 'ACTIVE' && ids.includes(cartItemId) ? product.name : [],
  );
  const [first] = names;
  const announced = useRef('');
  const key = ids.join();
  useEffect(() => {
    if (!first || announced.current === key) return;
    announced.current = key;
    announce(names.length === 1 ? texts.wasAdded(first) : texts.wereAdded(first, names.length - 1));
    document.querySelector('[data-just-added]')?.scrollIntoView({ block: 'center' });
  }, [announce, first, key, names.length, texts]);
  return null;
}

/** The badge of a line that was just added. */
export function JustAddedBadge() {
  const { page: texts } = useMessages('cart', CART_PAGE_MESSAGES);
  return <Badge tone="success">{texts.justAdded}</Badge>;
}
