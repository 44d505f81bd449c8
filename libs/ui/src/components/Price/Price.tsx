import { formatMoney } from '@foolscap/core/money';
import { classNames } from '../class-names.ts';
import { useLocale } from '../Locale/Locale.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Price.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface PriceProps {
  /** Integer minor units (cents). `undefined` shows "Price N/A" (storefront-5.40). */
  readonly amount: number | undefined;
  /** The text in place of a missing amount; "Price N/A" by default. */
  readonly missing?: string | undefined;
  /** Price before a discount in minor units; shown struck through if it is above `amount`. */
  readonly listAmount?: number | undefined;
  /** Unit of the price: "each", "ream of 500". */
  readonly unit?: string | undefined;
  /** Font size of 16, 18 or 30 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Locale of the price; that of the nearest `LocaleProvider` by default. */
  readonly locale?: string | undefined;
  /** Shows the price in the sale color; by default if it is below the list price. */
  readonly sale?: boolean | undefined;
  /** Screen reader text before a reduced price. */
  readonly saleLabel?: string;
  /** Screen reader text before the list price. */
  readonly listLabel?: string;
  /** Additional class name. */
  readonly className?: string | undefined;
}

/** A price: the most prominent text around it, with cents in the same size as dollars. */
export function Price({
  amount,
  missing,
  listAmount,
  unit,
  size = 'medium',
  locale: own,
  sale,
  saleLabel = texts.salePrice,
  listLabel = texts.listPrice,
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
        {(amount === undefined && missing) || formatMoney(amount, locale)}
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
