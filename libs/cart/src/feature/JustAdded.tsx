import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Badge, useAnnounce } from '@foolscap/ui/components';
import { selectCart } from '../state/index.ts';

/** Announces the lines that were just added and scrolls to the first one, once (cart-2.6). */
export function JustAdded({ ids }: { ids: readonly string[] }) {
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
    announce(
      names.length === 1
        ? `${first} was just added.`
        : `${first} and ${names.length - 1} more were just added.`,
    );
    document.querySelector('[data-just-added]')?.scrollIntoView({ block: 'center' });
  }, [announce, first, key, names.length]);
  return null;
}

/** The badge of a line that was just added. */
export function JustAddedBadge() {
  return <Badge tone="success">Just added</Badge>;
}
