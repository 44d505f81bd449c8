import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { classNames, Icon, Price, Rating, useLocale, useMessages } from '@foolscap/ui/components';
import { showsPickup, tileStock, tileUnit, tileVariants, type TileItem } from '../../model/index.ts';
import { stockText, variantText } from '../tile-text.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './parts.module.scss';

export interface TilePriceProps {
  /** The product with its price and unit. */
  readonly item: Pick<TileItem, 'units'> &
    Partial<Pick<TileItem, 'price' | 'priceValue' | 'originalPriceValue'>>;
  /** Font size; that of standard tiles by default. */
  readonly size?: 'small' | 'medium';
}

/** The price of a product, with its list price and unit. */
export function TilePrice({ item, size }: TilePriceProps) {
  return (
    <Price
      amount={toMinorUnits(item.priceValue)}
      missing={item.price}
      listAmount={toMinorUnits(item.originalPriceValue)}
      unit={tileUnit(item)}
      {...(size ? { size } : {})}
    />
  );
}

export interface TileRatingProps {
  /** The product with its rating. */
  readonly item: TileItem;
}

/** The rating of a product; nothing without reviews. */
export function TileRating({ item }: TileRatingProps) {
  return item.rating === undefined ? null : <Rating value={item.rating} count={item.reviewCount ?? 0} />;
}

/** The number of choices of a product; nothing for a product without any. */
export function TileVariants({ item }: { item: TileItem }) {
  const messages = useMessages('tiles', TILES_MESSAGES);
  const variants = tileVariants(item);
  return variants ? <p className={styles.note}>{variantText(variants, messages)}</p> : null;
}

export interface TileStockProps {
  /** The product with its stock and limits. */
  readonly item: Partial<
    Pick<
      TileItem,
      | 'isOutOfStock'
      | 'isDeliveryInstock'
      | 'unitsLeft'
      | 'bopisEligible'
      | 'restrictionDetails'
      | 'handlingFeePerUnit'
    >
  >;
  /** Name of the chosen store; shows the pickup note for eligible products. */
  readonly pickupStoreName?: string | undefined;
}

/** The notes on stock, limits, the handling of oversized goods and pickup. */
export function TileStock({ item, pickupStoreName }: TileStockProps) {
  const messages = useMessages('tiles', TILES_MESSAGES);
  const locale = useLocale();
  const stock = tileStock(item);
  const stockNote = stockText(stock, messages);
  const limited = item.restrictionDetails?.limitedQtyTxt;
  return (
    <>
      {stockNote !== undefined && (
        <p className={classNames(styles.note, stock.kind !== 'outOfStock' && styles.low)}>{stockNote}</p>
      )}
      {item.handlingFeePerUnit !== undefined && !item.isOutOfStock && (
        <p className={styles.note}>
          {messages.texts.handling(
            formatMoney(toMinorUnits(item.handlingFeePerUnit), locale),
            item.bopisEligible === true,
          )}
        </p>
      )}
      {limited !== undefined && <p className={styles.note}>{limited}</p>}
      {pickupStoreName !== undefined && showsPickup(item, pickupStoreName) && (
        <p className={styles.note}>
          <Icon name="store" size="small" />
          {messages.texts.pickupAt(pickupStoreName)}
        </p>
      )}
    </>
  );
}
