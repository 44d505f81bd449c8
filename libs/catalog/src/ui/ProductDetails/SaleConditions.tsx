import { shortDay } from '@foolscap/core/dates';
import { formatMoney, type Locale, toMinorUnits } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { getContractFlags, isReplaced, ITEM_NOTES } from '@foolscap/core/vocabulary';
import { Badge, Icon, useLocale } from '@foolscap/ui/components';
import type { ProductDetail, ProductSale } from '../../contract/index.ts';
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
  const availability = isReplaced(product) ? undefined : getAvailability(product, locale);
  const notices = [
    ...(quantityLimit < MAX_LINE_QUANTITY ? [`Limit ${quantityLimit} per order`] : []),
    ...getNotices(withoutBadge(product), locale),
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
  locale: Locale,
): string | undefined {
  const { preOrder, streetDate, backInStockOn } = sale ?? {};
  if (backInStockOn)
    return `${isOutOfStock ? 'Out of stock' : 'On back order'}. We expect it on ${shortDay(backInStockOn, locale)}.`;
  if (!streetDate) return undefined;
  if (isOutOfStock) return `Out of stock. Available from ${shortDay(streetDate, locale)}.`;
  return `${preOrder ? 'Pre-order now' : 'Coming soon'}. Available from ${shortDay(streetDate, locale)}.`;
}

const LEVELS = { BASC: 'Basic', CUST: 'Custom' } as const;

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
  locale: Locale,
): string[] {
  const format = (amount: number) => formatMoney(toMinorUnits(amount), locale);
  return [
    ...(notDelivered === undefined ? [] : [notDelivered]),
    ...(soldBy === undefined ? [] : [`Sold and shipped by ${soldBy}`]),
    ...(printed ? ['Printed to order'] : []),
    ...(orderMultiple === undefined ? [] : [`Sold in multiples of ${orderMultiple.toLocaleString(locale)}`]),
    ...(surchargeFeePerUnit === undefined ? [] : [`Plus a surcharge of ${format(surchargeFeePerUnit)} each`]),
    ...(addOnMinimum === undefined
      ? []
      : [`Add-on item: sold with ${format(addOnMinimum)} or more of other items`]),
    ...furnitureServices.map(
      ({ level, feePerUnit }) =>
        `${LEVELS[level]} furniture service: ${
          feePerUnit === undefined ? 'we agree on the fee after you order' : `${format(feePerUnit)} each`
        }. Choose it in your cart.`,
    ),
  ];
}
