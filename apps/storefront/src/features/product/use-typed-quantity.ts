import { useCallback, useEffect, useState } from 'react';
import { HOUR, systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { TYPED_QUANTITY_KEY } from './typed-quantity-key.ts';

interface Typed {
  itemId: string;
  qty: number;
}

const openStorage = () => createExpiringStorage(() => window.sessionStorage, systemClock);

/**
 * The quantity of a product's page. A typed one is kept for this product until it is added, so that it is there after a sign-in, a registration
 * or a look at another page. Only that of the last product is kept.
 *
 * @returns the quantity, its setter, and a function that drops the kept one
 */
export function useTypedQuantity(itemId: string, initial: number) {
  const [qty, setQty] = useState(initial);
  // The server renders the initial quantity, so the kept one follows once the page is hydrated.
  useEffect(() => {
    const typed = openStorage().get<Partial<Typed>>(TYPED_QUANTITY_KEY);
    if (typed?.itemId === itemId && Number.isInteger(typed.qty) && typed.qty! > 0) setQty(typed.qty!);
  }, [itemId]);
  const commit = useCallback(
    (typed: number) => {
      setQty(typed);
      openStorage().set(TYPED_QUANTITY_KEY, { itemId, qty: typed } satisfies Typed, HOUR);
    },
    [itemId],
  );
  const forget = useCallback(() => openStorage().remove(TYPED_QUANTITY_KEY), []);
  return [qty, commit, forget] as const;
}
