import { formatMoney } from '@foolscap/core/money';
import { classNames } from '../classNames.ts';
import { useLocale } from '../Locale/Locale.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Price.module.scss';

export interface PriceProps {
  /** Integer minor units (cents). `undefined` shows "Price N/A" (storefront 5). */
  readonly amount: number | undefined;
  /** Price before a reduction, in minor units; shown struck when it is above `amount`. */
  readonly listAmount?: number | undefined;
  /** What the price is for: "each", "ream of 500". */
  readonly unit?: string | undefined;
  /** 16, 18 or 30 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Another way of writing than that of the nearest `LocaleProvider`. */
  readonly locale?: string | undefined;
  /** Draws the price in the sale color; unless told, when it is below the list price. */
  readonly sale?: boolean | undefined;
  /** Said before a reduced price. */
  readonly saleLabel?: string;
  /** Said before the list price. */
  readonly listLabel?: string;
  /** A class of the place that it stands in. */
  readonly className?: string | undefined;
}

/** The price: strongest text of its surroundings, cents the same size as dollars. */
export function Price({
  amount,
  listAmount,
  unit,
  size = 'medium',
  locale: own,
  sale,
  saleLabel = 'Sale price',
  listLabel = ', list price',
  className,
}: PriceProps) {
  const here = useLocale();
  const locale = own ?? here;
  const reduced = amount !== undefined && listAmount !== undefined && listAmount > amount;
  const onSale = sale ?? reduced;
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      <span className={classNames(styles.now, onSale && styles.sale, amount === undefined && styles.missing)}>
        {reduced && <VisuallyHidden>{saleLabel} </VisuallyHidden>}
        {formatMoney(amount, locale)}
      </span>
      {reduced && (
        <s className={styles.list}>
          <VisuallyHidden>{listLabel} </VisuallyHidden>
          {formatMoney(listAmount, locale)}
        </s>
      )}
      {unit !== undefined && amount !== undefined && <span className={styles.unit}> / {unit}</span>}
    </span>
  );
}
