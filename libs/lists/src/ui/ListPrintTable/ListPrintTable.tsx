import { toMinorUnits } from '@foolscap/core/money';
import { Price, useLocale } from '@foolscap/ui/components';
import type { ListItem } from '../../contract/index.ts';
import styles from './ListPrintTable.module.scss';

export interface ListPrintTableProps {
  /** The name of the list. */
  name: string;
  /** All items, in the order in which they print. */
  items: readonly ListItem[];
}

/** All items of a list for printing. Hidden on screen. */
export function ListPrintTable({ name, items }: ListPrintTableProps) {
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {name}: {items.length.toLocaleString(locale)} {items.length === 1 ? 'item' : 'items'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Item number</th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          <th scope="col" className={styles.number}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ itemId, qty, note, itemDetails }) => {
          const price = itemDetails.priceInfo.finalPricePerUnit;
          return (
            <tr key={itemId}>
              <td>
                {itemDetails.name}
                {note && <div className={styles.note}>Note: {note}</div>}
              </td>
              <td>{itemId}</td>
              <td className={styles.number}>{qty.toLocaleString(locale)}</td>
              <td className={styles.number}>
                {price === undefined ? (
                  'No longer sold'
                ) : (
                  <Price size="small" amount={toMinorUnits(price) ?? 0} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
