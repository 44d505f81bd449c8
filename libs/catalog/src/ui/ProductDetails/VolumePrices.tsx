import { formatMoney, type Locale, toMinorUnits } from '@foolscap/core/money';
import { useLocale } from '@foolscap/ui/components';
import type { ProductDetail, VolumePrice } from '../../contract/index.ts';
import styles from './VolumePrices.module.scss';

export interface VolumePricesProps {
  product: Pick<ProductDetail, 'priceValue'>;
  /** By quantity. */
  volumePrices: readonly VolumePrice[];
}

/** The price of one unit by quantity. */
export function VolumePrices({ product, volumePrices }: VolumePricesProps) {
  const locale = useLocale();
  const rows = [{ minQty: 1, priceValue: product.priceValue }, ...volumePrices];
  return (
    <table className={styles.table}>
      <caption>Buy more, save more</caption>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Price each</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ minQty, priceValue }, place) => (
          <tr key={minQty}>
            <th scope="row">{getRange(minQty, rows[place + 1]?.minQty, locale)}</th>
            <td>{formatMoney(toMinorUnits(priceValue), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats the quantities from one volume price to the next: `1 to 9`, `1`, `10 or more`. */
function getRange(from: number, next: number | undefined, locale: Locale): string {
  const first = from.toLocaleString(locale);
  if (next === undefined) return `${first} or more`;
  return next - from === 1 ? first : `${first} to ${(next - 1).toLocaleString(locale)}`;
}
