import { useDispatch, useSelector } from 'react-redux';
import { ButtonLink, useMessages } from '@foolscap/ui/components';
import { cartActions, selectCheckoutEntry } from '../state/index.ts';
import { CART_VIEW_MESSAGES } from '../model/cart-view-messages.ts';

interface CheckoutLinkProps {
  /** URL of checkout, for shoppers without JavaScript. */
  href: string;
  /** False if the cart cannot be checked out as it is. */
  isEnabled: boolean;
}

/** The button that enters checkout once pending changes have been sent. */
export function CheckoutLink({ href, isEnabled }: CheckoutLinkProps) {
  const { view: texts } = useMessages('cart', CART_VIEW_MESSAGES);
  const dispatch = useDispatch();
  const entry = useSelector(selectCheckoutEntry);
  return (
    <ButtonLink
      href={href}
      variant={isEnabled ? 'primary' : 'secondary'}
      size="large"
      fullWidth
      icon="lock"
      aria-disabled={!isEnabled || entry === 'pending' || undefined}
      onClick={(event) => {
        // The browser handles clicks with a modifier key, such as opening a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        if (isEnabled && entry === 'idle') dispatch(cartActions.checkoutRequested());
      }}
    >
      {entry === 'pending' ? texts.enteringCheckout : texts.checkout}
    </ButtonLink>
  );
}
