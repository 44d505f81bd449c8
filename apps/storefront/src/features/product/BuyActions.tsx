import { useSelector } from 'react-redux';
import { selectCart } from '@foolscap/cart/state';
import { selectProduct } from '@foolscap/catalog/state';
import { Link, Text, useHydrated } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { AddToList } from '../lists/AddToList.tsx';
import { AutoRestockButton } from './AutoRestockButton.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from './ProductScreen.module.scss';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

/** Only for shoppers whose quick buy is set up. */
const BuyNow = lazyFeature(() => import('../quick-buy/BuyNow.tsx'), { as: 'section' });

export interface BuyActionsProps {
  itemId: string;
  /** The chosen quantity, if the form has no other. */
  quantity: number;
  /** Units of the item in the cart. */
  inCart: number;
  /** Whether the item is delivered, which quick buy requires. */
  isDelivered: boolean;
}

/** "Buy now" and the units in the cart, after the product page's main action. */
export function BuyActions({ itemId, quantity, inCart, isDelivered }: BuyActionsProps) {
  // "Buy now" needs JavaScript, so the server omits it.
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
          {texts.inCart(inCart)} <Link href="/cart">{texts.viewCart}</Link>
        </Text>
      )}
    </>
  );
}
