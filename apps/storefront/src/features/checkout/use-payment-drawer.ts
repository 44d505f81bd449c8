import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { drawerOfHash, parentDrawer } from '@foolscap/payments/model';
import type { PaymentDrawerName } from '@foolscap/payments/model';
import type { DrawerState } from './use-drawer-link.ts';

/**
 * Keeps the open payment drawer in the URL's fragment, so that "back" closes it and a link can open it.
 * @returns the open drawer, and the functions that open and close drawers
 */
export function usePaymentDrawer() {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const open = drawerOfHash(hash);
  const depth = (state as DrawerState | null)?.drawers ?? 0;

  // Going back takes a moment, during which a second call must not go back further.
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

  // The page behind has handed its controls over to the drawers, so an unknown fragment must not stay.
  const isUnknown = hash !== '' && open === undefined;
  useEffect(() => {
    if (isUnknown) void navigate({ search }, { replace: true });
  }, [isUnknown, navigate, search]);

  return {
    open,
    onOpen: (name: PaymentDrawerName) => {
      const isAbove = parentDrawer(name) === open && depth > 0;
      void navigate(
        { search, hash: name },
        { replace: !isAbove, state: { drawers: isAbove ? depth + 1 : depth } satisfies DrawerState },
      );
    },
    /** Closes the topmost drawer. */
    onClose: () => leave(Math.min(depth, 1), open && parentDrawer(open)),
    /** Closes all drawers. */
    closeAll: () => leave(depth, undefined),
  };
}
