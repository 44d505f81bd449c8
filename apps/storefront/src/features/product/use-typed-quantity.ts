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
 * Manages a product page's quantity. A typed quantity is kept until the product is added, so that it survives signing in, registering or
 * visiting another page. Only the last product's quantity is kept.
 *
 * @returns the quantity, its setter, and a function that clears the kept one
 */
export function useTypedQuantity(itemId: string, initial: number) {
  const [qty, setQty] = useState(initial);
  // The server renders the initial quantity, so the kept one is restored after hydration.
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
