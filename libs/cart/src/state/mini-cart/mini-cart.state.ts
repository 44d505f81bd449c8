import type { AlertType } from '@foolscap/core/vocabulary';
import type { Breakpoint } from '@foolscap/core/breakpoints';

/** The list that the flyout shows: the cart or the saved items. */
export type MiniCartView = 'cart' | 'saved';

/** The flyout. `waiting`: it was requested, and its content has not rendered yet; `entering`: it is animating in. */
export type MiniCartFlyout =
  { phase: 'closed' } | { phase: 'waiting' | 'entering' | 'open'; view: MiniCartView };

/** A notification about the cart, or about the line with this `cartItemId`. */
export interface MiniCartNotification {
  cartItemId?: string;
  alertType: AlertType;
  code: string;
  /** The server's text, for codes that the message table does not have. */
  description?: string;
}

/** The layout of the flyout. */
export type MiniCartVariant = 'full' | 'compact';

export interface MiniCartState {
  variant: MiniCartVariant;
  flyout: MiniCartFlyout;
  /** The flyout's content, which is a separate chunk. */
  content: 'pending' | 'rendered';
  /** Lines being removed, by `cartItemId`. `settling`: the animation has finished, and the server has not replied yet. */
  removals: Record<string, 'animating' | 'settling'>;
  notifications: MiniCartNotification[];
  recommendations: 'idle' | 'loading' | 'ready' | 'failed';
  /** The viewport's breakpoint, which survives a reset of the cart (cart-4.57). */
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
