import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isSmall } from '@foolscap/core/breakpoints';
import { lazyComponent, useMessages } from '@foolscap/ui/components';
import { Flyout } from '@foolscap/ui/overlays';
import type { DrawerProps } from '@foolscap/ui/overlays';
import {
  miniCartActions,
  selectCart,
  selectItemCount,
  selectMiniCartBreakpoint,
  selectMiniCartPhase,
  selectShowsMiniCart,
} from '../../state/index.ts';
import { MiniCartBody } from './MiniCartBody.tsx';
import { MiniCartFoot } from './MiniCartFoot.tsx';
import { useBreakpoint } from './use-breakpoint.ts';
import { useMiniCartData } from './use-mini-cart-data.ts';
import { MINI_CART_MESSAGES } from '../../model/mini-cart-messages.ts';

/** Duration of the flyout's opening animation, in milliseconds. */
const ENTERING_MS = 200;

/** Only for small screens. If it fails to load, the flyout, which is at the bottom edge there, replaces it. */
const Drawer = lazyComponent<DrawerProps & { opener: HTMLElement }>(() =>
  import('@foolscap/ui/overlays').then(
    (overlays) => ({ default: ({ opener: _, ...props }) => <overlays.Drawer {...props} /> }),
    () => ({ default: Flyout }),
  ),
);

export interface MiniCartProps {
  /** The link that opened it, which gets the focus back. */
  opener: HTMLElement;
  /** Called when the shopper has closed it, or when the cart has ended or belongs to another shopper. */
  onClose: () => void;
  cartHref: string;
  /** URL of checkout, for clicks that open a new tab. */
  checkoutHref: string;
  /** URL of the sign-in page; without it there is no sign-in prompt. */
  signInHref?: string;
  /** Slot for the saved items, usually `SavedItems`; without it there are no tabs. */
  saved?: ReactNode;
  /** Slot for recommendations below the lines, whose state comes from `miniCartActions.recommendations*`. */
  recommendations?: ReactNode;
  /** Heading of the recommendations. */
  recommendationsHeading?: string;
}

/**
 * The mini cart: a flyout of the header's cart link on large screens, and a drawer on small ones (cart-2.20). It needs the mini cart's
 * module in the store and is open while it is rendered: immediately if the cart is in the store, otherwise once the cart has loaded or the
 * delay has passed. Place it right after its opener, in an element with `position: relative`.
 */
export function MiniCart({ opener, onClose, cartHref, checkoutHref, signInHref, ...slots }: MiniCartProps) {
  const dispatch = useDispatch();
  const { miniCart: texts } = useMessages('cart', MINI_CART_MESSAGES);
  useBreakpoint();
  useEffect(() => {
    dispatch(miniCartActions.openRequested());
    return () => void dispatch(miniCartActions.closeRequested());
  }, [dispatch]);
  useMiniCartData();
  useClosedByStore(onClose);
  useEntering();

  const isOpen = useSelector(selectShowsMiniCart);
  const count = useSelector(selectItemCount);
  const hasCart = useSelector(selectCart) !== undefined;
  const isDrawer = isSmall(useSelector(selectMiniCartBreakpoint));
  const back = useRef<HTMLElement | null>(opener);
  if (!isOpen) return null;

  const surface = {
    open: true,
    opener,
    onClose,
    title: count ? texts.titleOf(count) : texts.title,
    children: <MiniCartBody cartHref={cartHref} {...slots} />,
    ...(hasCart &&
      count !== 0 && {
        footer: (
          <MiniCartFoot
            cartHref={cartHref}
            checkoutHref={checkoutHref}
            {...(signInHref !== undefined && { signInHref })}
          />
        ),
      }),
  };
  return isDrawer ? (
    <Drawer {...surface} finalFocus={back} contentLabel={texts.items} />
  ) : (
    <Flyout {...surface} />
  );
}

/** Reports that the state machine has closed the flyout, for example when the cart is reset. */
function useClosedByStore(onClose: () => void) {
  const phase = useSelector(selectMiniCartPhase);
  const wasRequested = useRef(false);
  useEffect(() => {
    if (phase !== 'closed') wasRequested.current = true;
    else if (wasRequested.current) onClose();
  }, [onClose, phase]);
}

/** Ends the phase of the flyout's opening animation. */
function useEntering() {
  const dispatch = useDispatch();
  const isEntering = useSelector(selectMiniCartPhase) === 'entering';
  useEffect(() => {
    if (!isEntering) return undefined;
    const timer = setTimeout(() => dispatch(miniCartActions.entered()), ENTERING_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isEntering]);
}
