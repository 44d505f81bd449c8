import { useSelector } from 'react-redux';
import { getExceededApprovalLimit } from '../../model/index.ts';
import { selectCart } from '../../state/index.ts';
import { ApprovalHint as Hint } from '../../ui/index.ts';

/** A hint that the cart's order needs approval; renders nothing for other carts. */
export function ApprovalHint() {
  const cart = useSelector(selectCart);
  const limit = cart && getExceededApprovalLimit(cart);
  return limit === undefined ? null : (
    <Hint limit={limit} organization={cart?.cartAccountInfo?.organizationName ?? ''} />
  );
}
