import type { AlertType } from '@foolscap/core/vocabulary';
import type { Breakpoint } from '@foolscap/core/breakpoints';

/** The list that the flyout shows: the cart, or the items saved for later. */
export type MiniCartView = 'cart' | 'saved';

/** The flyout. `waiting`: it was requested, and its content is not rendered yet; `entering`: it animates in. */
export type MiniCartFlyout =
  { phase: 'closed' } | { phase: 'waiting' | 'entering' | 'open'; view: MiniCartView };

/** A notification of the cart, or of the line with this `cartItemId`. */
export interface MiniCartNotification {
  cartItemId?: string;
  alertType: AlertType;
  code: string;
  /** The server's text, for codes without a text in the message table. */
  description?: string;
}

/** The layout of the flyout. */
export type MiniCartVariant = 'full' | 'compact';

export interface MiniCartState {
  variant: MiniCartVariant;
  flyout: MiniCartFlyout;
  /** The content of the flyout, which is a chunk of its own. */
  content: 'pending' | 'rendered';
  /** Lines that are being removed, by `cartItemId`. `settling`: the animation is over, and the server has not replied yet. */
  removals: Record<string, 'animating' | 'settling'>;
  notifications: MiniCartNotification[];
  recommendations: 'idle' | 'loading' | 'ready' | 'failed';
  /** The breakpoint of the viewport; survives a reset of the cart (cart-4.57). */
  breakpoint: Breakpoint;
}

export const initialMiniCartState: MiniCartState = {
  variant: 'full',
  flyout: { phase: 'closed' },
  content: 'pending',
  removals: {},
  notifications: [],
  recommendations: 'idle',
  breakpoint: 'lg',
};
