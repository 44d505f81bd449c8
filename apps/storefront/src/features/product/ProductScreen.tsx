import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selectCart } from '@foolscap/cart/state';
import type { ProductDetail, ProductTile } from '@foolscap/catalog/contract';
import { reviewsOfAddress } from '@foolscap/catalog/model';
import { catalogActions, productPageActions, selectProduct } from '@foolscap/catalog/state';
import { ProductDetails, ProductSkeleton } from '@foolscap/catalog/ui';
import { Alert, Container } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { getBrandPath } from '../../routing/search-query.ts';
import { BuyBox } from './BuyBox.tsx';
import { opensReviewForm } from './review-address.ts';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from './ProductScreen.module.scss';
import { productFeature } from './feature.ts';
import { notFound } from '../../shell/not-found.ts';
import { ProductReviews } from './ProductReviews.tsx';
import { Tiles } from '../tiles/Tiles.tsx';
import { ProductRows } from './ProductRows.tsx';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export const features = [productFeature];

/** Loads the reviews selected by the URL and, if the URL opens the review form, the review permission, so that the server renders both. */
export const load: FeatureExports['load'] = ({ params, search }) => {
  const sku = params.sku!;
  const chosen = reviewsOfAddress(search);
  return [
    ...(chosen
      ? [
          productPageActions.reviewsRequested({
            choice: { sku, sort: chosen.sort, rating: chosen.rating },
            page: chosen.page,
          }),
        ]
      : []),
    ...(opensReviewForm(search) ? [productPageActions.ownReviewRequested(sku)] : []),
  ];
};

const tiles = (items: readonly ProductTile[], label: string) => (
  <Tiles items={items} label={label} layout="row" />
);

const leadsTo = (product: ProductDetail, sku: string) =>
  product.variants.some(({ values }) => values.some(({ itemId }) => itemId === sku));

export default function ProductScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { key, load } = useSelector(selectProduct);
  const isContractOnly = useSelector(selectCart)?.cartAccountInfo?.contractOnly;
  // While a variant loads, the previous one stays, so that nothing shifts.
  const [last, setLast] = useState(load.value);
  if (load.value && load.value !== last) setLast(load.value);
  const before = load.phase === 'loading' && last && leadsTo(last, key) ? last : undefined;
  const product = load.value ?? before;
  if (load.phase === 'failed' && load.failure.status === 404) return <notFound.Screen />;
  return (
    <Container>
      <div className={styles.page}>
        {load.phase === 'failed' ? (
          <Alert
            kind="failure"
            live="assertive"
            onRetry={() => dispatch(catalogActions.productRequested({ sku: key }))}
          >
            {texts.failed}
          </Alert>
        ) : product ? (
          <ProductDetails
            key={product.variantGroup ?? product.itemId}
            product={product}
            busy={product === before}
            isContractOnly={isContractOnly}
            buy={<BuyBox key={product.itemId} product={product} />}
            tiles={tiles}
            reviews={<ProductReviews key={product.itemId} product={product} />}
            getBrandHref={getBrandPath}
            viewed={<ProductRows product={product} />}
            onVariant={(value, event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              void navigate(value.itemUrl, { state: { keepsPlace: true }, preventScrollReset: true });
            }}
          />
        ) : (
          <ProductSkeleton />
        )}
      </div>
    </Container>
  );
}
