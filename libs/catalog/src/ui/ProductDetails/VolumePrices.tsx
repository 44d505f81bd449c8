import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { useLocale, useMessages } from '@foolscap/ui/components';
import type { ProductDetail, VolumePrice } from '../../contract/index.ts';
import { PRODUCT_MESSAGES } from './product-messages.ts';
import type { ProductMessages } from './product-messages.ts';
import styles from './VolumePrices.module.scss';

export interface VolumePricesProps {
  product: Pick<ProductDetail, 'priceValue'>;
  /** By quantity. */
  volumePrices: readonly VolumePrice[];
}

/** The price of one unit by quantity. */
export function VolumePrices({ product, volumePrices }: VolumePricesProps) {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  const locale = useLocale();
  const rows = [{ minQty: 1, priceValue: product.priceValue }, ...volumePrices];
  return (
    <table className={styles.table}>
      <caption>{texts.volume}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.priceEach}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ minQty, priceValue }, place) => (
          <tr key={minQty}>
            <th scope="row">{getRange(minQty, rows[place + 1]?.minQty, texts, locale)}</th>
            <td>{formatMoney(toMinorUnits(priceValue), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats the quantities from one volume price to the next: `1 to 9`, `1`, `10 or more`. */
function getRange(from: number, next: number | undefined, texts: ProductMessages, locale: string): string {
  if (next === undefined) return texts.orMore(from);
  return next - from === 1 ? from.toLocaleString(locale) : texts.range(from, next - 1);
}
