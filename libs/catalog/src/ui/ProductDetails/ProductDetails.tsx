import { useState } from 'react';
import type { ReactNode } from 'react';
import { toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  Breadcrumb,
  DefinitionList,
  Icon,
  ImageWithFallback,
  Price,
  SectionHeading,
} from '@foolscap/ui/components';
import type { ProductDetail } from '../../contract/index.ts';
import { LOW_STOCK, shownUnit } from '@foolscap/core/vocabulary';
import styles from './ProductDetails.module.scss';

export interface ProductDetailsProps {
  product: ProductDetail;
  /** Quantity and add to cart; the application fills it with the cart's. */
  buy: ReactNode;
  /** Other products, below. */
  related?: ReactNode;
  locale?: string;
}

/** Everything about one product, generous where a shopper decides. */
export function ProductDetails({ product, buy, related, locale }: ProductDetailsProps) {
  const [shown, setShown] = useState(0);
  const images = product.images.length ? product.images : [product.image];
  const image = images[shown] ?? images[0];
  // Imported products have one number for both.
  const hasModel = product.partNumber !== '' && product.partNumber !== product.itemId;
  const list = toMinorUnits(product.originalPriceValue);
  return (
    <article className={styles.product}>
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          ...product.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
        ]}
      />
      <div className={styles.main}>
        <div className={styles.gallery}>
          <div className={styles.stage}>
            <ImageWithFallback
              src={image}
              alt={product.title}
              width={640}
              height={640}
              fetchPriority="high"
            />
          </div>
          {images.length > 1 && (
            <ul className={styles.thumbnails} aria-label="Pictures">
              {images.map((url, place) => (
                <li key={url}>
                  <button
                    type="button"
                    className={styles.thumbnail}
                    aria-label={`Picture ${place + 1} of ${images.length}`}
                    aria-current={place === shown}
                    onClick={() => setShown(place)}
                  >
                    <ImageWithFallback src={url} alt="" width={72} height={72} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>

        <div className={styles.decide}>
          {product.brandName && <p className={styles.brand}>{product.brandName}</p>}
          <h1 className={styles.title}>{product.title}</h1>
          <p className={styles.numbers}>
            Item {product.itemId}
            {hasModel && (
              <>
                {' '}
                <span aria-hidden="true">·</span> Model {product.partNumber}
              </>
            )}
          </p>
          {product.badgeDetails && <Badge>{product.badgeDetails.productBadge}</Badge>}
          <p className={styles.price}>
            <Price
              amount={toMinorUnits(product.priceValue)}
              {...(list === undefined ? {} : { listAmount: list })}
              unit={shownUnit(product.units)}
              size="large"
              locale={locale}
            />
          </p>
          <Stock product={product} />
          <div className={styles.buy}>{buy}</div>
          {product.bullets.length > 0 && (
            <ul className={styles.bullets}>
              {product.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          )}
        </div>
      </div>

      <section className={styles.section}>
        <SectionHeading level={2}>About this item</SectionHeading>
        <p className={styles.description}>{product.description}</p>
      </section>
      {product.attributes.length > 0 && (
        <section className={styles.section}>
          <SectionHeading level={2}>Specifications</SectionHeading>
          <DefinitionList
            items={[
              { term: 'Item number', description: product.itemId },
              ...(hasModel ? [{ term: 'Model', description: product.partNumber }] : []),
              ...(product.brandName ? [{ term: 'Brand', description: product.brandName }] : []),
              { term: 'Sold as', description: product.units },
              ...product.attributes.map(({ name, value }) => ({ term: name, description: value })),
            ]}
          />
        </section>
      )}
      {related && (
        <section className={styles.related}>
          <SectionHeading level={2}>More like this</SectionHeading>
          {related}
        </section>
      )}
    </article>
  );
}

/** Whether it can be had, and how many when they are few. */
function Stock({ product }: { product: ProductDetail }) {
  if (product.isOutOfStock) {
    return (
      <p className={styles.out}>
        <Icon name="error" /> Out of stock
      </p>
    );
  }
  const few = product.availableQuantity <= LOW_STOCK;
  return (
    <p className={few ? styles.few : styles.in}>
      <Icon name={few ? 'warning' : 'check'} />
      {few ? `Only ${product.availableQuantity} left` : 'In stock'}
      <span className={styles.delivery}>Delivery in 1-6 business days</span>
    </p>
  );
}
