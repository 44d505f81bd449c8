import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { drawerOfHash, parentDrawer } from '@foolscap/payments/model';
import type { PaymentDrawerName } from '@foolscap/payments/model';
import { useHydrated } from '@foolscap/ui/components';

/**
 * Keeps the open payment drawer in the fragment of the URL, so that "back" closes it and a link can open it.
 * @returns the open drawer, and the functions that open and close drawers
 */
export function usePaymentDrawer() {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The server does not know the fragment.
  const open = isHydrated ? drawerOfHash(hash) : undefined;
  /** Entries of the history that opened the drawers; 0 for a drawer that a link opened. */
  const depth = (state as { drawers?: number } | null)?.drawers ?? 0;

  // Going back takes a moment, in which a second call must not go back further.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  const leave = (entries: number, next: PaymentDrawerName | undefined) => {
    if (!open || isLeaving.current) return;
    isLeaving.current = true;
    if (entries > 0) void navigate(-entries);
    else void navigate({ search, hash: next ?? '' }, { replace: true });
  };

  return {
    open,
    onOpen: (name: PaymentDrawerName) => {
      const isAbove = open === undefined || (parentDrawer(name) === open && depth > 0);
      void navigate(
        { search, hash: name },
        { replace: !isAbove, state: { drawers: isAbove ? depth + 1 : depth } },
      );
    },
    /** Closes the topmost drawer. */
    onClose: () => leave(Math.min(depth, 1), open && parentDrawer(open)),
    /** Closes all drawers. */
    closeAll: () => leave(depth, undefined),
  };
}
