import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  ImageWithFallback,
  PlainLink,
  Price,
  SectionHeading,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Bundle, ProductDetail } from '../../contract/index.ts';
import { PRODUCT_MESSAGES } from './product-messages.ts';
import styles from './BundleContents.module.scss';
import details from './ProductDetails.module.scss';

/** The contents of a bundle, and the savings compared with buying its parts separately. */
export function BundleContents({ product, bundle }: { product: ProductDetail; bundle: Bundle }) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  const locale = useLocale();
  const price = toMinorUnits(product.priceValue);
  const sum = toMinorUnits(bundle.sum);
  return (
    <section className={details.section}>
      <SectionHeading level={2}>{texts.contents}</SectionHeading>
      <ul className={styles.bundle}>
        {bundle.items.map((item) => (
          <li key={item.itemId} className={styles.part}>
            <ImageWithFallback src={item.image} alt="" width={64} height={64} loading="lazy" />
            <span>
              {item.quantity > 1 && <strong>{item.quantity} × </strong>}
              <PlainLink href={item.itemUrl}>{item.title}</PlainLink>
            </span>
            <Price amount={toMinorUnits(item.priceValue)} size="small" />
          </li>
        ))}
      </ul>
      {sum !== undefined && price !== undefined && sum > price && (
        <p>
          {texts.separately(formatMoney(sum, locale))}
          <strong>{formatMoney(sum - price, locale)}</strong>.
        </p>
      )}
    </section>
  );
}
