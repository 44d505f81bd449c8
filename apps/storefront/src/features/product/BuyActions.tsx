import { useSelector } from 'react-redux';
import { selectCart } from '@foolscap/cart/state';
import { selectProduct } from '@foolscap/catalog/state';
import { Link, Text, useHydrated } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { AddToList } from '../lists/AddToList.tsx';
import { AutoRestockButton } from './AutoRestockButton.tsx';
import styles from './ProductScreen.module.scss';

/** Only for shoppers whose quick buy is ready. */
const BuyNow = lazyFeature(() => import('../quick-buy/BuyNow.tsx'), { as: 'section' });

export interface BuyActionsProps {
  itemId: string;
  /** The chosen quantity, unless the form has another one. */
  quantity: number;
  /** Units of the item in the cart. */
  inCart: number;
  /** Whether the item is delivered, as quick buy does. */
  isDelivered: boolean;
}

/** Buying now, and the units in the cart: the part after the main action of the product page. */
export function BuyActions({ itemId, quantity, inCart, isDelivered }: BuyActionsProps) {
  // Buying now needs JavaScript, so the server leaves it out.
  const isHydrated = useHydrated();
  // Read here, because this part loads after the page.
  const product = useSelector(selectProduct).load.value;
  const canBuyNow = useSelector(selectCart)?.buyNowEligible;
  return (
    <>
      {canBuyNow && isHydrated && isDelivered && <BuyNow.Screen itemId={itemId} quantity={quantity} />}
      <AddToList items={[{ itemId, name: product?.title ?? '', qty: quantity }]} readsQuantity />
      {(product?.sale?.autoRestock || product?.actionLabel === 'subscribe') && (
        <AutoRestockButton itemId={itemId} name={product.title} quantity={quantity} />
      )}
      {inCart > 0 && (
        <Text size={14} tone="muted" className={styles.inCart}>
          {inCart} in your cart. <Link href="/cart">View cart</Link>
        </Text>
      )}
    </>
  );
}
