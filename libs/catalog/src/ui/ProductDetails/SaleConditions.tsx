import { shortDay } from '@foolscap/core/dates';
import { formatMoney, type Locale, toMinorUnits } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { getContractFlags, isReplaced, ITEM_NOTES } from '@foolscap/core/vocabulary';
import { Badge, Icon, useLocale, useMessages } from '@foolscap/ui/components';
import type { ProductDetail, ProductSale } from '../../contract/index.ts';
import { PRODUCT_MESSAGES } from './product-messages.ts';
import type { ProductMessages } from './product-messages.ts';
import styles from './SaleConditions.module.scss';

export interface SaleConditionsProps {
  product: Pick<
    ProductDetail,
    'sale' | 'contractInfo' | 'quantityLimit' | 'isOutOfStock' | 'badgeDetails' | 'restrictionDetails'
  >;
  /** Whether the buyer's organization buys on-contract items only, so that an off-contract item is an exception. */
  isContractOnly?: boolean | undefined;
}

/** The date of a pre-order or back order, the contract, and the limits and fees of an item. */
export function SaleConditions({ product, isContractOnly }: SaleConditionsProps) {
  const { sale, contractInfo, quantityLimit } = product;
  const locale = useLocale();
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  const availability = isReplaced(product) ? undefined : getAvailability(product, texts, locale);
  const notices = [
    ...(quantityLimit < MAX_LINE_QUANTITY ? [texts.limit(quantityLimit)] : []),
    ...getNotices(withoutBadge(product), texts, locale),
  ];
  const flags = getContractFlags(contractInfo, isContractOnly);
  const hasReplacement = isReplaced(product);
  // The page shows the details itself, and its stock shows that a replaced item is discontinued.
  const notes =
    sale?.notes?.filter((note) => note !== 'viewDetails' && !(hasReplacement && note === 'discontinued')) ??
    [];
  return (
    <>
      {availability && (
        <p className={styles.availability}>
          <Icon name="clock" /> {availability}
        </p>
      )}
      {(notes.length > 0 || flags.length > 0) && (
        <p className={styles.flags}>
          {flags.map(({ kind, label, tone }) => (
            <Badge key={kind} tone={tone}>
              {label}
            </Badge>
          ))}
          {notes.map((note) => (
            <Badge key={note}>{ITEM_NOTES[note]}</Badge>
          ))}
        </p>
      )}
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns the conditions that the badge does not mention: it names the seller, otherwise the print service (storefront-3.76). */
function withoutBadge({
  sale: { soldBy, printed, ...others } = {},
  badgeDetails,
}: SaleConditionsProps['product']): ProductSale {
  const namesSeller = badgeDetails?.kind === 'SELLER';
  const namesPrint = badgeDetails?.kind === 'PRINT';
  return {
    ...others,
    ...(soldBy === undefined || namesSeller ? {} : { soldBy }),
    ...(printed && !namesPrint ? { printed } : {}),
  };
}

/** Describes when an item that cannot be shipped today is available; undefined for other items. */
function getAvailability(
  { sale, isOutOfStock }: SaleConditionsProps['product'],
  texts: ProductMessages,
  locale: Locale,
): string | undefined {
  const { preOrder, streetDate, backInStockOn } = sale ?? {};
  if (backInStockOn) return texts.backOrder(shortDay(backInStockOn, locale), isOutOfStock);
  if (!streetDate) return undefined;
  const day = shortDay(streetDate, locale);
  if (isOutOfStock) return texts.outUntil(day);
  return preOrder ? texts.preOrder(day) : texts.comingSoon(day);
}

/** Lists the fees and limits of an item, one sentence each. */
function getNotices(
  {
    orderMultiple,
    surchargeFeePerUnit,
    addOnMinimum,
    notDelivered,
    furnitureServices = [],
    soldBy,
    printed,
  }: ProductSale,
  texts: ProductMessages,
  locale: Locale,
): string[] {
  const format = (amount: number) => formatMoney(toMinorUnits(amount), locale);
  return [
    ...(notDelivered === undefined ? [] : [notDelivered]),
    ...(soldBy === undefined ? [] : [texts.soldBy(soldBy)]),
    ...(printed ? [texts.printed] : []),
    ...(orderMultiple === undefined ? [] : [texts.multiples(orderMultiple)]),
    ...(surchargeFeePerUnit === undefined ? [] : [texts.surcharge(format(surchargeFeePerUnit))]),
    ...(addOnMinimum === undefined ? [] : [texts.addOn(format(addOnMinimum))]),
    ...furnitureServices.map(({ level, feePerUnit }) =>
      texts.furniture(level, feePerUnit === undefined ? undefined : format(feePerUnit)),
    ),
  ];
}
