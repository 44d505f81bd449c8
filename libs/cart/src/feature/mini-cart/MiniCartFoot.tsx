import { useSelector } from 'react-redux';
import { blocksCheckout, getCheckoutSignIn } from '../../model/index.ts';
import { selectCart, selectIsChanging, selectOffersLogin, selectRemainingLines } from '../../state/index.ts';
import { MiniCartTotals } from '../../ui/index.ts';
import { CheckoutLink } from '../CheckoutLink.tsx';
import type { MiniCartProps } from './MiniCart.tsx';

/** The mini cart's totals, with links to the cart and to checkout. */
export function MiniCartFoot({
  cartHref,
  checkoutHref,
  signInHref,
}: Pick<MiniCartProps, 'cartHref' | 'checkoutHref' | 'signInHref'>) {
  const cart = useSelector(selectCart);
  const lines = useSelector(selectRemainingLines);
  const isChanging = useSelector(selectIsChanging);
  const offersLogin = useSelector(selectOffersLogin);
  if (!cart) return null;
  const isEnabled = lines.some(({ kind }) => kind === 'line') && !cart.messages.some(blocksCheckout);
  return (
    <MiniCartTotals
      summary={cart.cartSummary}
      count={cart.cartAttributes.numberOfItems}
      pending={isChanging}
      cartHref={cartHref}
      checkout={<CheckoutLink href={checkoutHref} isEnabled={isEnabled} />}
      {...(offersLogin && signInHref !== undefined && { signIn: getCheckoutSignIn(cart), signInHref })}
    />
  );
}
