import { toMinorUnits } from '@foolscap/core/money';
import { Price, useLocale, useMessages } from '@foolscap/ui/components';
import type { ListItem } from '../../contract/index.ts';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { LIST_PRINT_MESSAGES } from './list-print-messages.ts';
import styles from './ListPrintTable.module.scss';

export interface ListPrintTableProps {
  /** The name of the list. */
  name: string;
  /** All items, in the order in which they print. */
  items: readonly ListItem[];
}

/** All items of a list for printing. Hidden on screen. */
export function ListPrintTable({ name, items }: ListPrintTableProps) {
  const { print } = useMessages('lists', LIST_PRINT_MESSAGES);
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {print.caption({ name, items: texts.items(items.length) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{print.item}</th>
          <th scope="col">{print.itemNumber}</th>
          <th scope="col" className={styles.number}>
            {print.quantity}
          </th>
          <th scope="col" className={styles.number}>
            {print.price}
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
                {note && <div className={styles.note}>{print.note(note)}</div>}
              </td>
              <td>{itemId}</td>
              <td className={styles.number}>{qty.toLocaleString(locale)}</td>
              <td className={styles.number}>
                {price === undefined ? (
                  print.notSold
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
