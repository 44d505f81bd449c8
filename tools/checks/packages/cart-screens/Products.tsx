// Products.tsx
import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectAddingQuantity } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';
import { Button, Price, SectionHeading } from '@foolscap/ui/components';
import { PRODUCTS } from './products.ts';

/** The products with their Add buttons. */
export const Products = () => (
  <>
    <SectionHeading level={1}>Office supplies</SectionHeading>
    <ul className="products">
      {PRODUCTS.map((product) => (
        <Product key={product.itemId} {...product} />
      ))}
    </ul>
  </>
);

function Product({ itemId, name, price, imageUrl }: (typeof PRODUCTS)[number]) {
  const dispatch = useDispatch();
  const isAdding = useSelector((state: CartRoot) => selectAddingQuantity(state, itemId) > 0);
  return (
    <li>
      <img src={imageUrl} alt="" width={120} height={120} />
      <h2>{name}</h2>
      <Price amount={Math.round(price * 100)} />
      <Button
        variant="primary"
        busy={isAdding}
        aria-label={`Add to cart: ${name}`}
        onClick={() => dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]))}
      >
        Add to cart
      </Button>
    </li>
  );
}
