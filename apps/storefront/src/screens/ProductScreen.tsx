import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ProductDetail } from '@foolscap/catalog/contract';
import { catalogActions, selectProduct } from '@foolscap/catalog/state';
import { ProductDetails, ProductSkeleton } from '@foolscap/catalog/ui';
import { cartActions, selectAddingQuantity, selectQuantitiesByItem } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';
import { CART_FIELD_MAX_QUANTITY, clampQuantity } from '@foolscap/core/quantity';
import { Alert, Button, Container, Link, QuantityField } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../forms.tsx';
import NotFoundScreen from './NotFoundScreen.tsx';
import { Tiles } from './Tiles.tsx';
import styles from './ProductScreen.module.scss';

export default function ProductScreen() {
  const dispatch = useDispatch();
  const { key, load } = useSelector(selectProduct);
  if (load.phase === 'failed' && load.failure.status === 404) return <NotFoundScreen />;
  return (
    <Container>
      <div className={styles.page}>
        {load.phase === 'failed' ? (
          <Alert
            kind="failure"
            live="assertive"
            actions={
              <Button onClick={() => dispatch(catalogActions.productRequested({ sku: key }))}>
                Try again
              </Button>
            }
          >
            We couldn’t get this item. Check your connection and try again.
          </Alert>
        ) : load.value ? (
          <ProductDetails
            key={load.value.itemId}
            product={load.value}
            buy={<Buy product={load.value} />}
            {...(load.value.related.length
              ? { related: <Tiles items={load.value.related} label="More like this" /> }
              : {})}
          />
        ) : (
          <ProductSkeleton />
        )}
      </div>
    </Container>
  );
}

function Buy({ product }: { product: ProductDetail }) {
  const dispatch = useDispatch();
  const [qty, setQty] = useState(1);
  const { itemId } = product;
  const adding = useSelector((root: CartRoot) => selectAddingQuantity(root, itemId)) > 0;
  const inCart = useSelector(selectQuantitiesByItem)[itemId] ?? 0;

  if (product.isOutOfStock || product.priceValue === undefined) {
    return (
      <p>
        {product.isOutOfStock ? 'This item is out of stock.' : 'This item has no price right now.'} Have a
        look at what is much like it below.
      </p>
    );
  }
  return (
    <form
      className={styles.buy}
      method="post"
      action={FORM_PATHS.add}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in the field counts before the field itself has told.
        const typed = clampQuantity(String(new FormData(event.currentTarget).get('qty') ?? ''));
        dispatch(cartActions.addToCartRequested([{ itemId, qty: typed || qty }]));
      }}
    >
      <FormFields purpose={`add-${itemId}`} />
      <input type="hidden" name="itemId" value={itemId} />
      <QuantityField
        value={qty}
        name="qty"
        label={product.title}
        max={Math.min(CART_FIELD_MAX_QUANTITY, product.quantityLimit)}
        onCommit={setQty}
      />
      <Button type="submit" variant="primary" size="large" icon="cart" busy={adding}>
        Add to cart
      </Button>
      {inCart > 0 && (
        <p className={styles.inCart}>
          {inCart} in your cart. <Link href="/cart">View cart</Link>
        </p>
      )}
    </form>
  );
}
