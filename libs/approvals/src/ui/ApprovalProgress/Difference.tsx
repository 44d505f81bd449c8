import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { useLocale, useMessages } from '@foolscap/ui/components';
import type { OrderDifference } from '../../contract/index.ts';
import { APPROVAL_PROGRESS_MESSAGES } from './approval-progress-messages.ts';
import styles from './ApprovalProgress.module.scss';

/** The difference that a change of a waiting order made: quantities, prices, address, purchase order and total. */
export function Difference({ difference }: { difference: OrderDifference }) {
  const {
    progress: { difference: texts },
  } = useMessages('approvals', APPROVAL_PROGRESS_MESSAGES);
  const locale = useLocale();
  const money = (amount: number) => formatMoney(toMinorUnits(amount), locale);
  const { lines, address, purchaseOrderNumber: purchaseOrder, totalFrom, totalTo } = difference;
  return (
    <ul className={styles.changes}>
      {lines.map(({ itemId, name, qtyFrom, qtyTo, priceFrom, priceTo }) => (
        <li key={itemId}>
          {qtyTo === 0
            ? texts.removed(name)
            : qtyFrom === qtyTo
              ? texts.price(name, money(priceFrom), money(priceTo))
              : texts.quantity(name, qtyFrom, qtyTo)}
        </li>
      ))}
      {address && <li>{texts.address(address.from, address.to)}</li>}
      {purchaseOrder && <li>{texts.purchaseOrder(purchaseOrder.from, purchaseOrder.to)}</li>}
      {totalFrom !== totalTo && (
        <li>
          <strong>{texts.total(money(totalFrom), money(totalTo))}</strong>
        </li>
      )}
    </ul>
  );
}
